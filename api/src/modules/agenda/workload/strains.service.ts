import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Day } from 'shared/domain/calendar/day'
import type { Time } from 'shared/domain/calendar/time'
import { strainsOf } from 'shared/domain/workload/strains'
import { strainSentence } from 'shared/domain/workload/sentences'
import type { Tx } from '../../../db.ts'
import { fullWeeksOf, listAnimalLimits, listSessionsByAnimal } from './animalWork.sql.ts'

/** A session near or over a limit of an animal; `detail` is a French sentence with the reason. */
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
 * Strains by animal and limit when the sessions are added in order, each session counting for the following ones.
 * Before saving sessions that depend on the result, lock the animals' schedules (`lockSchedules`), so that no
 * concurrent call uses their last hour.
 */
export async function listStrains(
  tx: Tx,
  { timeSlots, animalIds, exceptIds, now }: StrainQuery,
): Promise<AnimalStrain[]> {
  if (timeSlots.length === 0 || animalIds.length === 0) return []
  const animals = await listAnimalLimits(tx, animalIds)
  const sessionsByAnimal = await listSessionsByAnimal(tx, {
    animalIds,
    period: fullWeeksOf(timeSlots.map(({ date }) => date)),
    exceptIds,
    now,
  })
  return animals.flatMap((animal) =>
    strainsOf(animal, sessionsByAnimal.get(animal.id) ?? [], timeSlots).map((strain) => ({
      date: strain.date,
      startTime: strain.startTime,
      animalId: animal.id,
      animalName: animal.name,
      load: strain.load,
      detail: strainSentence(animal.name, strain),
    })),
  )
}
