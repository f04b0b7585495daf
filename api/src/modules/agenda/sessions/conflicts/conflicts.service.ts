import { areOverlapping } from 'shared/domain/calendar/availability'
import type { Tx } from '../../../../db.ts'
import { listClockConflicts } from './clockChange.ts'
import { listConflictsWithAgenda } from './conflicts.sql.ts'
import type { PlannedSession, SessionConflict } from './plannedSession.ts'
import { listWorkloadConflicts } from './workloadConflicts.service.ts'

const areConflicting = (first: PlannedSession, second: PlannedSession) =>
  areOverlapping(first.timeSlot, second.timeSlot) &&
  (first.therapistId === second.therapistId || first.animalIds.some((animalId) => second.animalIds.includes(animalId)))

/** Lists the conflicts within a series, because an occurrence may have been moved to the day of another one. */
function listConflictsWithinSeries(plannedSessions: readonly PlannedSession[]): SessionConflict[] {
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

/** Lists the conflicts with the agenda, within the series, and with a clock change (rulings 18 and 175). */
export const listTimeConflicts = async (
  tx: Tx,
  plannedSessions: readonly PlannedSession[],
  now: Date,
): Promise<SessionConflict[]> => [
  ...(await listConflictsWithAgenda(tx, plannedSessions, now)),
  ...listConflictsWithinSeries(plannedSessions),
  ...listClockConflicts(plannedSessions),
]

/** Lists all conflicts by date: time conflicts and exceeded limits of animals (rulings 18 and 24). */
export async function listConflicts(
  tx: Tx,
  plannedSessions: readonly PlannedSession[],
  now: Date,
): Promise<SessionConflict[]> {
  const workloadConflicts = await listWorkloadConflicts(tx, plannedSessions, now)
  const conflicts = [...(await listTimeConflicts(tx, plannedSessions, now)), ...workloadConflicts]
  return conflicts.toSorted((a, b) => a.date.localeCompare(b.date))
}
