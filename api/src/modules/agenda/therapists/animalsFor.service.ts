import type { AnimalsNeeded } from 'shared/contracts/directory/sessionType'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../../db.ts'
import type { FitsPatient } from '../fit/fitsAccount.service.ts'
import { readRoster, listWorkersFor } from '../workload/roster.service.ts'

interface SlotAnimals {
  period: Period
  now: Date
  /** Only for a signed-in patient. */
  fits?: FitsPatient | undefined
}

/** Returns whether enough animals are free for a slot, have hours left and fit the patient (ruling 60). */
export async function readFreeAnimals(
  tx: Tx,
  needed: AnimalsNeeded | null,
  { period, now, fits }: SlotAnimals,
): Promise<(slot: TimeSlot) => boolean> {
  if (!needed) return () => true
  const roster = await readRoster(tx, await listWorkersFor(tx, needed), period, now)
  return fits
    ? (slot) => fits(roster.ableTo(slot), slot.date).length >= needed.count
    : (slot) => roster.hasFor(slot, needed.count)
}
