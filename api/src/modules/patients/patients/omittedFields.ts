import type { PatientInput } from 'shared/contracts/patients/patient'
import { patientOf, type PatientRow } from './patientRow.ts'

/** Adds the year of birth that a change omits, unless it has a birthdate. */
function withBirthYear(individual: PatientInput['individual'], former: PatientInput['individual']) {
  if (!individual || individual.birthYear !== undefined || individual.birthdate !== null) return individual
  return { ...individual, birthYear: former?.birthYear ?? null }
}

/**
 * Fills the fields that a change omits with the stored ones: a build of an area from before these fields must not erase
 * them.
 */
export function withOmittedFields<Input extends PatientInput>(input: Input, formerRow: PatientRow): Input {
  const former = patientOf(formerRow)
  return {
    ...input,
    secondPhoneNumber: input.secondPhoneNumber ?? former.secondPhoneNumber,
    individual: withBirthYear(input.individual, former.individual),
  }
}
