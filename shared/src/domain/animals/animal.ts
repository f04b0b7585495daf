import type { Species } from '../../contracts/agenda/animal.ts'
import type { Day } from '../calendar/day.ts'
import { nameProblems } from '../contact/contactProblems.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'

/** The fields of an animal's form that are checked. */
export interface AnimalDraft {
  name: string
  birthdate: Day | null
  /** The most hours the animal should work in a week, in decimal hours; null while the field is empty. */
  nbWorkingHoursByWeek: number | null
}

const hoursLabel = "Nombre d'heures de travail hebdo"

const maxWeekHours = 168

/** Returns the problems of an animal: a missing name, hours of 0 or above 168, or a date of birth after `today`. */
export function animalProblems({ name, birthdate, nbWorkingHoursByWeek }: AnimalDraft, today: Day): Problem[] {
  const hours = nbWorkingHoursByWeek ?? 0
  const problems: Problem[] = []
  if (name.trim() === '') problems.push(required('name', "Nom de l'animal"))
  problems.push(...nameProblems('name', name, "Nom de l'animal"))
  if (hours <= 0) problems.push(required('nbWorkingHoursByWeek', hoursLabel))
  if (hours > maxWeekHours) problems.push(invalid('nbWorkingHoursByWeek', `${hoursLabel} : ${maxWeekHours} au plus`))
  if (birthdate !== null && birthdate > today) problems.push(invalid('birthdate', 'La date de naissance est à venir'))
  return problems
}

/** Whether a species has several breeds (`races`, as in the API), so that the form has a field for the breed. */
export const hasSeveralRaces = (species: Species | undefined): boolean => (species?.races.length ?? 0) > 1

export const speciesOfRace = (species: readonly Species[], raceId: string): Species | undefined =>
  species.find(({ races }) => races.some(({ id }) => id === raceId))

/** Returns the id of the species' first breed, which is the default; '' without a species. */
export const defaultRaceId = (species: Species | undefined): string => species?.races[0]?.id ?? ''
