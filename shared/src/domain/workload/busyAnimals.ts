import type { Day } from '../calendar/day.ts'
import { frenchOrder } from '../frenchOrder.ts'
import { weekLoad, type AnimalHours, type WeekLoad } from './workload.ts'

interface NamedAnimal extends AnimalHours {
  id: string
  name: string
}

export type BusyAnimal<Animal extends NamedAnimal = NamedAnimal> = WeekLoad & { animal: Animal }

/** Returns the animals near or over their hours in the ISO week of `day`, fewest free hours first (ruling 24). */
export const busyAnimals = <Animal extends NamedAnimal>(animals: readonly Animal[], day: Day): BusyAnimal<Animal>[] =>
  animals
    .map((animal) => ({ animal, ...weekLoad(animal, day) }))
    .filter(({ load }) => load !== 'light')
    .toSorted((a, b) => a.free - b.free || frenchOrder.compare(a.animal.name, b.animal.name))
