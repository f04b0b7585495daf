import type { AnimalLimits } from '../../contracts/agenda/animal.ts'
import type { Problem } from '../problems.ts'
import { invalid } from '../problems.ts'

const maximums: Record<keyof AnimalLimits, { max: number; message: string }> = {
  minutesByDay: { max: 1440, message: 'Travail par jour : de 1 à 1 440 minutes' },
  longestStretch: { max: 1440, message: "Travail d'affilée : de 1 à 1 440 minutes" },
  restBetween: { max: 1440, message: 'Repos entre deux séances : de 1 à 1 440 minutes' },
  sessionsByDay: { max: 50, message: 'Séances par jour : de 1 à 50' },
  restDaysByWeek: { max: 7, message: 'Jours de repos par semaine : de 1 à 7' },
}

/** Returns the problems of an animal's limits, by the fields of its form; every limit is optional. */
export function limitsProblems(limits: AnimalLimits): Problem[] {
  const values = new Map(Object.entries(limits))
  return Object.entries(maximums).flatMap(([name, { max, message }]) => {
    const value = values.get(name) ?? null
    return value === null || (Number.isInteger(value) && value >= 1 && value <= max)
      ? []
      : [invalid(`limits.${name}`, message)]
  })
}
