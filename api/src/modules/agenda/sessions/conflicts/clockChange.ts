import { findSlotAfterClockChange, isSkippedByClock } from 'shared/domain/sessions/clockChange'
import type { PlannedSession, SessionConflict } from './plannedSession.ts'

/**
 * Moves a session of a series to a later time if a clock change skips its time. Returns the session unchanged if there
 * is no later time on that day; `checkTimes` then refuses it.
 */
export function moveAfterClockChange<Planned extends PlannedSession>(planned: Planned, timeZone: string): Planned {
  const { timeSlot } = planned
  if (!isSkippedByClock(timeZone, timeSlot)) return planned
  const laterSlot = findSlotAfterClockChange(timeZone, timeSlot)
  return laterSlot ? { ...planned, timeSlot: laterSlot, skippedTime: timeSlot.startTime } : planned
}

/** Lists a conflict for each moved session, so that the member skips or forces its date like any other conflict. */
export const listClockConflicts = (plannedSessions: readonly PlannedSession[]): SessionConflict[] =>
  plannedSessions.flatMap(({ id, therapistId, timeSlot, skippedTime }) =>
    skippedTime === undefined
      ? []
      : [
          {
            plannedSessionId: id,
            date: timeSlot.date,
            kind: 'clock' as const,
            id: therapistId,
            name: "Changement d'heure",
            detail: `L'horloge avance d'une heure ce jour-là : la séance de ${skippedTime} serait de ${timeSlot.startTime} à ${timeSlot.endTime}.`,
          },
        ],
  )
