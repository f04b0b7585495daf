import type { PatientInput } from 'shared/contracts/patients/patient'
import { patientOf, type PatientRow } from './patientRow.ts'

/** Adds the year of birth that a change omits, unless it has a birthdate. */
function withBirthYear(individual: PatientInput['individual'], stored: PatientInput['individual']) {
  if (!individual || individual.birthYear !== undefined || individual.birthdate !== null) return individual
  return { ...individual, birthYear: stored?.birthYear ?? null }
}

/**
 * Fills the fields that a change omits with the stored values, since an older build of an area, which does not have
 * these fields, must not erase them.
 */
export function withOmittedFields<Input extends PatientInput>(input: Input, storedRow: PatientRow): Input {
  const stored = patientOf(storedRow)
  return {
    ...input,
    secondPhoneNumber: input.secondPhoneNumber ?? stored.secondPhoneNumber,
    individual: withBirthYear(input.individual, stored.individual),
  }
}
