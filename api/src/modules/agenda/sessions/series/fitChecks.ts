import type { SessionInput } from 'shared/contracts/agenda/session'
import { participantIds } from 'shared/domain/fit/participantIds'
import type { FitCheck } from '../../fit/fitExceptions.service.ts'
import type { ChangePlan } from './changePlan.ts'
import type { SessionChange } from './sessionChange.ts'
import type { PlannedSession } from '../conflicts/plannedSession.ts'

/** Checks for every animal of new sessions. */
export const fitChecksOfNew = (planned: readonly PlannedSession[], input: SessionInput): FitCheck[] =>
  planned.map(({ id, timeSlot, animalIds }) => ({
    plannedId: id,
    date: timeSlot.date,
    animalIds,
    patientIds: participantIds(input),
  }))

/**
 * Checks for an edit: of added animals, or of all animals when the patients change. For a request, of all animals except
 * `exceptedIds`, which a member already accepted. Excludes skipped sessions.
 */
export function fitChecksOfChange(
  plan: ChangePlan,
  input: SessionInput,
  exceptedIds: readonly string[] = [],
): FitCheck[] {
  const { chosen, following, sharedColumns, employeesChange } = plan
  const patientsChange = employeesChange || 'patient_id' in sharedColumns
  const isAddedWithChosen = ({ row }: SessionChange) => patientsChange || row.patient_id === chosen.row.patient_id
  const toCheck = (change: SessionChange) => {
    if (patientsChange) return change.animalIds
    const isRequest = change === chosen && change.row.state === 'PENDING'
    return isRequest ? change.animalIds.filter((id) => !exceptedIds.includes(id)) : change.addedIds
  }
  return [chosen, ...following]
    .filter(({ skipped }) => !skipped)
    .map((change) => ({
      plannedId: change.id,
      date: change.timeSlot.date,
      animalIds: toCheck(change),
      patientIds: isAddedWithChosen(change)
        ? participantIds(input)
        : [change.row.patient_id].filter((id) => id !== null),
    }))
}
