import { overlap } from 'shared/domain/calendar/availability'
import type { Tx } from '../../../../db.ts'
import { listConflictsWithAgenda } from './conflicts.sql.ts'
import type { PlannedSession, SessionConflict } from './plannedSession.ts'
import { listWorkloadConflicts } from './workloadConflicts.service.ts'

const areConflicting = (first: PlannedSession, second: PlannedSession) =>
  overlap(first.timeSlot, second.timeSlot) &&
  (first.therapistId === second.therapistId || first.animalIds.some((animalId) => second.animalIds.includes(animalId)))

/** Conflicts between planned sessions of one series: an occurrence may have been moved to the day of another. */
function conflictsWithinSeries(planned: readonly PlannedSession[]): SessionConflict[] {
  const sessionsByDay = [...Map.groupBy(planned, ({ timeSlot }) => timeSlot.date).values()]
  return sessionsByDay.flatMap((sessionsOfDay) =>
    sessionsOfDay.flatMap((session, index) =>
      sessionsOfDay
        .slice(0, index)
        .filter((earlier) => areConflicting(session, earlier))
        .map(({ id, timeSlot: { date, startTime, endTime } }) => ({
          plannedId: session.id,
          date,
          kind: 'therapist' as const,
          id,
          name: 'Même série',
          detail: `Une autre séance de la série, de ${startTime} à ${endTime}.`,
        })),
    ),
  )
}

/** Conflicts of time, with the agenda and within the series (ruling 18). */
export const listTimeConflicts = async (
  tx: Tx,
  planned: readonly PlannedSession[],
  now: Date,
): Promise<SessionConflict[]> => [
  ...(await listConflictsWithAgenda(tx, planned, now)),
  ...conflictsWithinSeries(planned),
]

/** All conflicts by date: of time, and with the limits of the animals (rulings 18 and 24). */
export async function listConflicts(tx: Tx, planned: readonly PlannedSession[], now: Date): Promise<SessionConflict[]> {
  const overworked = await listWorkloadConflicts(tx, planned, now)
  const conflicts = [...(await listTimeConflicts(tx, planned, now)), ...overworked]
  return conflicts.toSorted((a, b) => a.date.localeCompare(b.date))
}
