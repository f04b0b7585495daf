import { overlap } from 'shared/domain/calendar/availability'
import type { Tx } from '../../../../db.ts'
import { listClockConflicts } from './clockChange.ts'
import { listConflictsWithAgenda } from './conflicts.sql.ts'
import type { PlannedSession, SessionConflict } from './plannedSession.ts'
import { listWorkloadConflicts } from './workloadConflicts.service.ts'

const areConflicting = (first: PlannedSession, second: PlannedSession) =>
  overlap(first.timeSlot, second.timeSlot) &&
  (first.therapistId === second.therapistId || first.animalIds.some((animalId) => second.animalIds.includes(animalId)))

/**
 * Conflicts between planned sessions of one series: an occurrence may have been moved to the day of another occurrence.
 */
function conflictsWithinSeries(plannedSessions: readonly PlannedSession[]): SessionConflict[] {
  const sessionsByDay = [...Map.groupBy(plannedSessions, ({ timeSlot }) => timeSlot.date).values()]
  return sessionsByDay.flatMap((sessionsOfDay) =>
    sessionsOfDay.flatMap((session, index) =>
      sessionsOfDay
        .slice(0, index)
        .filter((earlierSession) => areConflicting(session, earlierSession))
        .map(({ id, timeSlot: { date, startTime, endTime } }) => ({
          plannedSessionId: session.id,
          date,
          kind: 'therapist' as const,
          id,
          name: 'Même série',
          detail: `Une autre séance de la série, de ${startTime} à ${endTime}.`,
        })),
    ),
  )
}

/** Time conflicts: with the agenda, within the series, and with a clock change (rulings 18 and 175). */
export const listTimeConflicts = async (
  tx: Tx,
  plannedSessions: readonly PlannedSession[],
  now: Date,
): Promise<SessionConflict[]> => [
  ...(await listConflictsWithAgenda(tx, plannedSessions, now)),
  ...conflictsWithinSeries(plannedSessions),
  ...listClockConflicts(plannedSessions),
]

/** All conflicts, sorted by date: time conflicts and exceeded limits of animals (rulings 18 and 24). */
export async function listConflicts(
  tx: Tx,
  plannedSessions: readonly PlannedSession[],
  now: Date,
): Promise<SessionConflict[]> {
  const workloadConflicts = await listWorkloadConflicts(tx, plannedSessions, now)
  const conflicts = [...(await listTimeConflicts(tx, plannedSessions, now)), ...workloadConflicts]
  return conflicts.toSorted((a, b) => a.date.localeCompare(b.date))
}
