import type { AnimalsNeeded } from 'shared/contracts/directory/sessionType'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../../db.ts'
import type { FitFilter } from '../fit/fitsAccount.service.ts'
import { readRoster, listAnimalsFor } from '../workload/roster.service.ts'

interface SlotAnimals {
  period: Period
  now: Date
  /** The account of a signed-in patient; absent for other visitors. */
  fits?: FitFilter | undefined
}

/** Returns whether enough animals that fit the patient are free for a slot and have hours left (ruling 60). */
export async function readFreeAnimals(
  tx: Tx,
  needed: AnimalsNeeded | null,
  { period, now, fits }: SlotAnimals,
): Promise<(slot: TimeSlot) => boolean> {
  if (!needed) return () => true
  const roster = await readRoster(tx, await listAnimalsFor(tx, needed), period, now)
  return fits
    ? (slot) => fits(roster.ableTo(slot), slot.date).length >= needed.count
    : (slot) => roster.hasFor(slot, needed.count)
}
