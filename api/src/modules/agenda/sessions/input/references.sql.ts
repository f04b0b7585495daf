import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import type { SessionInput } from 'shared/contracts/agenda/session'
import type { Tx } from '../../../../db.ts'
import { refuseUnknownIds } from '../../../../knownIds.sql.ts'
import { Refusal } from '../../../../refusal.ts'

/** Ids to which the session already refers: accepted again even if their rows have been deleted since. */
export interface FormerReferences {
  therapistId: string
  patientId: string | null
  /** The employees of a firm who take part. */
  employeeIds: readonly string[]
  /** The session's club, type and animals. */
  ids: readonly string[]
}

/**
 * Returns the former participants whose role (patient or attending employee) stays the same. A deleted patient is
 * accepted only in the former role.
 */
function unchangedParticipantsOf(input: SessionInput, formerReferences?: FormerReferences): string[] {
  if (!formerReferences) return []
  const { patientId, employeeIds } = formerReferences
  const { selectedCorporatePatients = [] } = input
  return [patientId, ...employeeIds]
    .filter((id) => id !== null)
    .filter((id) => id !== input.patientId || id === patientId)
    .filter((id) => !selectedCorporatePatients.includes(id) || employeeIds.includes(id))
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

/**
 * Throws 404 for ids that are unknown, deleted or of another practice; accepts deleted rows that `formerReferences`
 * contains.
 */
export async function checkReferences(tx: Tx, input: SessionInput, formerReferences?: FormerReferences): Promise<void> {
  const options = { formerIds: formerReferences?.ids }
  const patientIds = [input.withAnimalOnly ? null : input.patientId, ...(input.selectedCorporatePatients ?? [])]
  await refuseUnknownTherapist(tx, input.therapistId, formerReferences)
  await refuseUnknownIds(tx, 'session_type', [input.sessionTypeId], options)
  await refuseUnknownIds(tx, 'patient', patientIds, { formerIds: unchangedParticipantsOf(input, formerReferences) })
  await refuseUnknownIds(tx, 'animal', input.animalIds, options)
  // An evaluation may refer to an animal that has been deleted since.
  const evaluatedAnimalIds = input.evaluation?.bienEtreParAnimal.map(({ animalId }) => animalId) ?? []
  await refuseUnknownIds(tx, 'animal', evaluatedAnimalIds, { formerIds: evaluatedAnimalIds })
  await refuseUnknownIds(tx, 'club', [input.clubId], options)
}
