import { afterClockChange, isSkippedByClock } from 'shared/domain/sessions/clockChange'
import type { PlannedSession, SessionConflict } from './plannedSession.ts'

/**
 * Moves a session of a series to later times if a clock change skips its own. Without later times on that day it is
 * returned unchanged, and `checkTimes` refuses it.
 */
export function moveAfterClockChange<Planned extends PlannedSession>(planned: Planned, timeZone: string): Planned {
  const { timeSlot } = planned
  if (!isSkippedByClock(timeZone, timeSlot)) return planned
  const laterSlot = afterClockChange(timeZone, timeSlot)
  return laterSlot ? { ...planned, timeSlot: laterSlot, skippedTime: timeSlot.startTime } : planned
}

/** A conflict for each moved session, so that its date is skipped or accepted like any other conflict. */
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
