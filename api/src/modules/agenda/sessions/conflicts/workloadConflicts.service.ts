import type { Tx } from '../../../../db.ts'
import { strainsOn, type AnimalStrain } from '../../workload/strains.service.ts'
import type { PlannedSession, SessionConflict } from './plannedSession.ts'

/** A limit of an animal that a planned session comes near to or exceeds. */
export type PlannedStrain = AnimalStrain & { plannedId: string }

/** The animals, grouped with those that work in the same of these sessions: all of a series, as a rule. */
function animalGroups(planned: readonly PlannedSession[]): { sessions: PlannedSession[]; animalIds: string[] }[] {
  const animalIds = [...new Set(planned.flatMap((session) => session.animalIds))]
  const groups = Map.groupBy(animalIds, (animalId) =>
    planned
      .filter((session) => session.animalIds.includes(animalId))
      .map(({ id }) => id)
      .join(),
  )
  return [...groups.values()].map((group) => ({
    animalIds: group,
    sessions: planned.filter((session) => group.some((animalId) => session.animalIds.includes(animalId))),
  }))
}

/** What these sessions would strain, all of them counted together, their stored times left out (ruling 24). */
export async function strainsOf(tx: Tx, planned: readonly PlannedSession[], now: Date): Promise<PlannedStrain[]> {
  const exceptIds = planned.map(({ id }) => id)
  const strains: PlannedStrain[] = []
  for (const { sessions, animalIds } of animalGroups(planned)) {
    const found = await strainsOn(tx, {
      timeSlots: sessions.map(({ timeSlot }) => timeSlot),
      animalIds,
      exceptIds,
      now,
    })
    for (const strain of found) {
      const session = sessions.find(
        ({ timeSlot }) => timeSlot.date === strain.date && timeSlot.startTime === strain.startTime,
      )
      if (session) strains.push({ ...strain, plannedId: session.id })
    }
  }
  return strains
}

/** Whether a strain is a conflict: over a limit, for an animal that would work more than before. */
export const isConflict = ({ load, animalId, plannedId }: PlannedStrain, planned: readonly PlannedSession[]): boolean =>
  load === 'over' && planned.some(({ id, strainedIds }) => id === plannedId && strainedIds.includes(animalId))

const conflictOf = ({ plannedId, date, animalId, animalName, detail }: PlannedStrain): SessionConflict => ({
  plannedId,
  date,
  kind: 'workload',
  id: animalId,
  name: animalName,
  detail,
})

export async function workloadConflicts(
  tx: Tx,
  planned: readonly PlannedSession[],
  now: Date,
): Promise<SessionConflict[]> {
  const strains = await strainsOf(tx, planned, now)
  return strains.filter((strain) => isConflict(strain, planned)).map(conflictOf)
}
