import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import type { SessionInput } from 'shared/contracts/agenda/session'
import type { Tx } from '../../../../db.ts'
import { refuseUnknownIds } from '../../../../knownIds.sql.ts'
import { Refusal } from '../../../../refusal.ts'

/** Ids to which the session already refers: accepted again even if their rows have been deleted since. */
export interface FormerReferences {
  therapistId: string
  ids: readonly string[]
}

async function refuseUnknownTherapist(tx: Tx, id: string, former?: FormerReferences): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select(sql<boolean>`'ROLE_THERAPIST' = any(roles)`.as('isTherapist'))
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!member || (!member.isTherapist && former?.therapistId !== id)) throw new Refusal(404, errorCode.notFound)
}

/** Throws 404 for a session that refers to anything outside the practice. */
export async function checkReferences(tx: Tx, input: SessionInput, former?: FormerReferences): Promise<void> {
  const options = { former: former?.ids }
  const patientIds = [input.withAnimalOnly ? null : input.patientId, ...(input.selectedCorporatePatients ?? [])]
  await refuseUnknownTherapist(tx, input.therapistId, former)
  await refuseUnknownIds(tx, 'session_type', [input.sessionTypeId], options)
  await refuseUnknownIds(tx, 'patient', patientIds, options)
  await refuseUnknownIds(tx, 'animal', input.animalIds, options)
  // An evaluation may refer to an animal that has been deleted since.
  const evaluatedIds = input.evaluation?.bienEtreParAnimal.map(({ animalId }) => animalId) ?? []
  await refuseUnknownIds(tx, 'animal', evaluatedIds, { former: evaluatedIds })
  await refuseUnknownIds(tx, 'club', [input.clubId], options)
}
