import type { Tx } from '../../../../db.ts'
import { listStrains, type AnimalStrain } from '../../workload/strains.service.ts'
import type { PlannedSession, SessionConflict } from './plannedSession.ts'

/** A planned session that is near or over a limit of an animal. */
export type PlannedStrain = AnimalStrain & { plannedSessionId: string }

/** Groups the animals that work in the same planned sessions; usually one group per series. */
function groupAnimals(
  plannedSessions: readonly PlannedSession[],
): { sessions: PlannedSession[]; animalIds: string[] }[] {
  const animalIds = [...new Set(plannedSessions.flatMap((session) => session.animalIds))]
  const groups = Map.groupBy(animalIds, (animalId) =>
    plannedSessions
      .filter((session) => session.animalIds.includes(animalId))
      .map(({ id }) => id)
      .join(),
  )
  return [...groups.values()].map((group) => ({
    animalIds: group,
    sessions: plannedSessions.filter((session) => group.some((animalId) => session.animalIds.includes(animalId))),
  }))
}

/** Strains on animals if all planned sessions are saved; excludes the stored versions of these sessions (ruling 24). */
export async function listPlannedStrains(
  tx: Tx,
  plannedSessions: readonly PlannedSession[],
  now: Date,
): Promise<PlannedStrain[]> {
  const exceptIds = plannedSessions.map(({ id }) => id)
  const strains: PlannedStrain[] = []
  for (const { sessions, animalIds } of groupAnimals(plannedSessions)) {
    const groupStrains = await listStrains(tx, {
      timeSlots: sessions.map(({ timeSlot }) => timeSlot),
      animalIds,
      exceptIds,
      now,
    })
    for (const strain of groupStrains) {
      const session = sessions.find(
        ({ timeSlot }) => timeSlot.date === strain.date && timeSlot.startTime === strain.startTime,
      )
      if (session) strains.push({ ...strain, plannedSessionId: session.id })
    }
  }
  return strains
}

/** Whether a strain is a conflict: it is over a limit, and the animal would work more than before. */
export const isConflict = (
  { load, animalId, plannedSessionId }: PlannedStrain,
  plannedSessions: readonly PlannedSession[],
): boolean =>
  load === 'over' &&
  plannedSessions.some(({ id, strainedIds }) => id === plannedSessionId && strainedIds.includes(animalId))

const toConflict = ({ plannedSessionId, date, animalId, animalName, detail }: PlannedStrain): SessionConflict => ({
  plannedSessionId,
  date,
  kind: 'workload',
  id: animalId,
  name: animalName,
  detail,
})

export async function listWorkloadConflicts(
  tx: Tx,
  plannedSessions: readonly PlannedSession[],
  now: Date,
): Promise<SessionConflict[]> {
  const strains = await listPlannedStrains(tx, plannedSessions, now)
  return strains.filter((strain) => isConflict(strain, plannedSessions)).map(toConflict)
}
