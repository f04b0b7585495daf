import type { AnimalsNeeded } from 'shared/contracts/directory/sessionType'
import type { Period } from 'shared/domain/calendar/period'
import { createRoster } from 'shared/domain/workload/roster'
import type { Tx } from '../../../db.ts'
import { listEligibleAnimals, fullWeeksOf, listSessionsByAnimal, type AnimalLimits } from './animalWork.sql.ts'

export const listAnimalsForNeed = (tx: Tx, { speciesId }: AnimalsNeeded): Promise<AnimalLimits[]> =>
  listEligibleAnimals(tx, speciesId)

/**
 * Reads the animals' sessions in the period once; the returned roster finds the available animals for any time slot of
 * that period.
 */
export async function readRoster(
  tx: Tx,
  animals: readonly AnimalLimits[],
  { startDate, endDate }: Period,
  now: Date,
): Promise<ReturnType<typeof createRoster>> {
  if (animals.length === 0) return createRoster([])
  const sessionsByAnimal = await listSessionsByAnimal(tx, {
    animalIds: animals.map(({ id }) => id),
    period: fullWeeksOf([startDate, endDate]),
    exceptIds: [],
    now,
  })
  return createRoster(animals.map((animal) => ({ ...animal, sessions: sessionsByAnimal.get(animal.id) ?? [] })))
}
