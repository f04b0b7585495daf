import { overlap } from 'shared/domain/calendar/availability'
import type { Tx } from '../../../../db.ts'
import { listConflictsWithAgenda } from './conflicts.sql.ts'
import type { PlannedSession, SessionConflict } from './plannedSession.ts'
import { listWorkloadConflicts } from './workloadConflicts.service.ts'

const excludeEachOther = (one: PlannedSession, other: PlannedSession) =>
  overlap(one.timeSlot, other.timeSlot) &&
  (one.therapistId === other.therapistId || one.animalIds.some((animalId) => other.animalIds.includes(animalId)))

/** Conflicts between planned sessions of one series, when an occurrence had been moved to another's day. */
function conflictsWithinSeries(planned: readonly PlannedSession[]): SessionConflict[] {
  const byDay = [...Map.groupBy(planned, ({ timeSlot }) => timeSlot.date).values()]
  return byDay.flatMap((ofDay) =>
    ofDay.flatMap((session, index) =>
      ofDay
        .slice(0, index)
        .filter((other) => excludeEachOther(session, other))
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

/** Conflicts of time: with the agenda and within the series (ruling 18). */
export const listTimeConflicts = async (
  tx: Tx,
  planned: readonly PlannedSession[],
  now: Date,
): Promise<SessionConflict[]> => [
  ...(await listConflictsWithAgenda(tx, planned, now)),
  ...conflictsWithinSeries(planned),
]

/** All conflicts of the sessions, by date: of time and with the animals' limits (rulings 18 and 24). */
export async function listConflicts(tx: Tx, planned: readonly PlannedSession[], now: Date): Promise<SessionConflict[]> {
  const overworked = await listWorkloadConflicts(tx, planned, now)
  const conflicts = [...(await listTimeConflicts(tx, planned, now)), ...overworked]
  return conflicts.toSorted((a, b) => a.date.localeCompare(b.date))
}
