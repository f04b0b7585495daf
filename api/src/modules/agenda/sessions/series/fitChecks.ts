import type { SessionInput } from 'shared/contracts/agenda/session'
import { participantIds } from 'shared/domain/fit/participantIds'
import type { FitCheck } from '../../fit/fitExceptions.service.ts'
import type { ChangePlan } from './changePlan.ts'
import type { SessionChange } from './sessionChange.ts'
import type { PlannedSession } from '../conflicts/plannedSession.ts'

/** Lists the checks of new sessions, for all their animals. */
export const fitChecksOfNew = (plannedSessions: readonly PlannedSession[], input: SessionInput): FitCheck[] =>
  plannedSessions.map(({ id, timeSlot, animalIds }) => ({
    plannedSessionId: id,
    date: timeSlot.date,
    animalIds,
    patientIds: participantIds(input),
  }))

/**
 * Lists the checks of an edit, for added animals only, or for all animals when the patients change. For a request,
 * lists all animals except `acceptedAnimalIds`, which a member already accepted. Excludes skipped sessions.
 */
export function fitChecksOfChange(
  plan: ChangePlan,
  input: SessionInput,
  acceptedAnimalIds: readonly string[] = [],
): FitCheck[] {
  const { chosenChange, followingSessionChanges, sharedColumns, changesEmployees } = plan
  const changesPatients = changesEmployees || 'patient_id' in sharedColumns
  const hasChosenPatient = ({ row }: SessionChange) => changesPatients || row.patient_id === chosenChange.row.patient_id
  const animalIdsToCheck = (change: SessionChange) => {
    if (changesPatients) return change.animalIds
    const isRequest = change === chosenChange && change.row.state === 'PENDING'
    return isRequest ? change.animalIds.filter((id) => !acceptedAnimalIds.includes(id)) : change.addedIds
  }
  return [chosenChange, ...followingSessionChanges]
    .filter(({ isSkipped }) => !isSkipped)
    .map((change) => ({
      plannedSessionId: change.id,
      date: change.timeSlot.date,
      animalIds: animalIdsToCheck(change),
      patientIds: hasChosenPatient(change)
        ? participantIds(input)
        : [change.row.patient_id].filter((id) => id !== null),
    }))
}
