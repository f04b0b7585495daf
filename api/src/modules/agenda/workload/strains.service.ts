import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Day } from 'shared/domain/calendar/day'
import type { Time } from 'shared/domain/calendar/time'
import { strainsOf } from 'shared/domain/workload/strains'
import { strainSentence } from 'shared/domain/workload/sentences'
import type { Tx } from '../../../db.ts'
import { weeksAround, workersOf, worksByAnimal } from './animalWork.sql.ts'

/** A limit of an animal that a session comes near to (`near`) or exceeds (`over`); `detail` is a sentence that says why. */
export interface AnimalStrain {
  date: Day
  startTime: Time
  animalId: string
  animalName: string
  load: 'near' | 'over'
  detail: string
}

export interface StrainQuery {
  timeSlots: readonly TimeSlot[]
  animalIds: readonly string[]
  exceptIds: readonly string[]
  now: Date
}

/**
 * What these sessions would strain, in order, each counting for those after it; one for each animal and limit concerned.
 * Who saves by the result locks the animals' schedules first (`lockSchedules`), so that nobody takes their last hour meanwhile.
 */
export async function strainsOn(
  tx: Tx,
  { timeSlots, animalIds, exceptIds, now }: StrainQuery,
): Promise<AnimalStrain[]> {
  if (timeSlots.length === 0 || animalIds.length === 0) return []
  const workers = await workersOf(tx, animalIds)
  const works = await worksByAnimal(tx, {
    animalIds,
    period: weeksAround(timeSlots.map(({ date }) => date)),
    exceptIds,
    now,
  })
  return workers.flatMap((worker) =>
    strainsOf(worker, works.get(worker.id) ?? [], timeSlots).map((strain) => ({
      date: strain.date,
      startTime: strain.startTime,
      animalId: worker.id,
      animalName: worker.name,
      load: strain.load,
      detail: strainSentence(worker.name, strain),
    })),
  )
}
