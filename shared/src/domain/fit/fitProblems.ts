import type { PatientFitInput, RiderLimits } from '../../contracts/agenda/fit.ts'
import type { Problem } from '../problems.ts'
import { invalid } from '../problems.ts'

const heaviestKg = 500
const maxAgeYears = 120

const isWithin = (value: number | null, highest: number) => value === null || (value >= 1 && value <= highest)

const isWhole = (value: number | null) => value === null || Number.isInteger(value)

/** The problems of a patient's weight, allergies, fears and preferences; all of them are optional. */
export function patientFitProblems({
  weightKg,
  preferredAnimalIds,
  avoidedAnimalIds,
}: Pick<PatientFitInput, 'weightKg' | 'preferredAnimalIds' | 'avoidedAnimalIds'>): Problem[] {
  const problems: Problem[] = []
  if (!isWithin(weightKg, heaviestKg)) problems.push(invalid('weightKg', `Poids : de 1 à ${heaviestKg} kg`))
  if (preferredAnimalIds.some((id) => avoidedAnimalIds.includes(id)))
    problems.push(invalid('avoidedAnimalIds', 'Un animal ne peut être à la fois préféré et à éviter'))
  return problems
}

/** The invalid limits of an animal, by the fields of its form; both are optional. */
export function riderLimitsProblems({ maxWeightKg, minAge }: RiderLimits): Problem[] {
  const problems: Problem[] = []
  if (!isWithin(maxWeightKg, heaviestKg) || !isWhole(maxWeightKg))
    problems.push(invalid('riderLimits.maxWeightKg', `Poids du cavalier : de 1 à ${heaviestKg} kg, sans décimale`))
  if (!isWithin(minAge, maxAgeYears) || !isWhole(minAge))
    problems.push(invalid('riderLimits.minAge', `Âge minimum : de 1 à ${maxAgeYears} ans`))
  return problems
}
