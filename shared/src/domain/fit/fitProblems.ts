import type { PatientFitInput, RiderLimits } from '../../contracts/agenda/fit.ts'
import type { Problem } from '../problems.ts'
import { invalid } from '../problems.ts'

const maxPatientWeightKg = 500
const maxAgeYears = 120

const isWithin = (value: number | null, maximum: number) => value === null || (value >= 1 && value <= maximum)

const isWhole = (value: number | null) => value === null || Number.isInteger(value)

/**
 * Returns the problems of a patient's weight and preferences: a weight outside 1 to 500 kg, or an animal both preferred
 * and avoided. All fields are optional.
 */
export function patientFitProblems({
  weightKg,
  preferredAnimalIds,
  avoidedAnimalIds,
}: Pick<PatientFitInput, 'weightKg' | 'preferredAnimalIds' | 'avoidedAnimalIds'>): Problem[] {
  const problems: Problem[] = []
  if (!isWithin(weightKg, maxPatientWeightKg))
    problems.push(invalid('weightKg', `Poids : de 1 à ${maxPatientWeightKg} kg`))
  if (preferredAnimalIds.some((id) => avoidedAnimalIds.includes(id)))
    problems.push(invalid('avoidedAnimalIds', 'Un animal ne peut être à la fois préféré et à éviter'))
  return problems
}

/** Returns the problems of an animal's limits of weight and age; both are optional, and must be whole numbers. */
export function riderLimitsProblems({ maxWeightKg, minAge }: RiderLimits): Problem[] {
  const problems: Problem[] = []
  if (!isWithin(maxWeightKg, maxPatientWeightKg) || !isWhole(maxWeightKg))
    problems.push(
      invalid('riderLimits.maxWeightKg', `Poids du cavalier : de 1 à ${maxPatientWeightKg} kg, sans décimale`),
    )
  if (!isWithin(minAge, maxAgeYears) || !isWhole(minAge))
    problems.push(invalid('riderLimits.minAge', `Âge minimum : de 1 à ${maxAgeYears} ans`))
  return problems
}
