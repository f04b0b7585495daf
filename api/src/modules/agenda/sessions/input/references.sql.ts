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

async function refuseUnknownTherapist(tx: Tx, id: string, formerReferences?: FormerReferences): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select(sql<boolean>`'ROLE_THERAPIST' = any(roles)`.as('isTherapist'))
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!member || (!member.isTherapist && formerReferences?.therapistId !== id))
    throw new Refusal(404, errorCode.notFound)
}

/** Throws 404 for ids that are unknown, deleted or of another practice; accepts deleted ones of `formerReferences`. */
export async function checkReferences(tx: Tx, input: SessionInput, formerReferences?: FormerReferences): Promise<void> {
  const options = { former: formerReferences?.ids }
  const patientIds = [input.withAnimalOnly ? null : input.patientId, ...(input.selectedCorporatePatients ?? [])]
  await refuseUnknownTherapist(tx, input.therapistId, formerReferences)
  await refuseUnknownIds(tx, 'session_type', [input.sessionTypeId], options)
  await refuseUnknownIds(tx, 'patient', patientIds, options)
  await refuseUnknownIds(tx, 'animal', input.animalIds, options)
  // An evaluation may refer to an animal that has been deleted since.
  const evaluatedAnimalIds = input.evaluation?.bienEtreParAnimal.map(({ animalId }) => animalId) ?? []
  await refuseUnknownIds(tx, 'animal', evaluatedAnimalIds, { former: evaluatedAnimalIds })
  await refuseUnknownIds(tx, 'club', [input.clubId], options)
}
