import type { AnimalsNeeded } from 'shared/contracts/directory/sessionType'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../../db.ts'
import type { FitFilter } from '../fit/fitFilter.service.ts'
import { readRoster, listAnimalsForNeed } from '../workload/roster.service.ts'

interface FreeAnimalsQuery {
  period: Period
  now: Date
  /** Keeps the animals that fit the signed-in patient; absent for other visitors. */
  fitFilter?: FitFilter | undefined
}

/**
 * Returns a function that tests whether enough animals that fit the patient are free in a slot and have hours left
 * (ruling 60).
 */
export async function readFreeAnimals(
  tx: Tx,
  animalsNeeded: AnimalsNeeded | null,
  { period, now, fitFilter }: FreeAnimalsQuery,
): Promise<(slot: TimeSlot) => boolean> {
  if (!animalsNeeded) return () => true
  const roster = await readRoster(tx, await listAnimalsForNeed(tx, animalsNeeded), period, now)
  return fitFilter
    ? (slot) => fitFilter(roster.availableFor(slot), slot.date).length >= animalsNeeded.count
    : (slot) => roster.hasEnoughFor(slot, animalsNeeded.count)
}
