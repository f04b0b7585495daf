import type { PatientFitInput } from '../../contracts/agenda/fit.ts'
import type { Patient } from '../../contracts/patients/patient.ts'

/** Whether two files may be one: a firm is no person. A file without a type is a contact, which may become a person. */
export const areOfOneKind = (one: Pick<Patient, 'type'>, other: Pick<Patient, 'type'>): boolean =>
  (one.type === 'FIRM') === (other.type === 'FIRM')

const united = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])]

/**
 * What is recorded of one patient and animals in two files, together: no allergy and no fear is lost, and an animal that
 * one of them avoids is not preferred. The remaining file's weight counts where it is known, in kilograms.
 */
export function mergedFit(remaining: PatientFitInput, other: PatientFitInput): PatientFitInput {
  const avoidedAnimalIds = united(remaining.avoidedAnimalIds, other.avoidedAnimalIds)
  const preferred = united(remaining.preferredAnimalIds, other.preferredAnimalIds)
  return {
    weightKg: remaining.weightKg ?? other.weightKg,
    allergies: united(remaining.allergies, other.allergies),
    fears: united(remaining.fears, other.fears),
    preferredAnimalIds: preferred.filter((id) => !avoidedAnimalIds.includes(id)),
    avoidedAnimalIds,
    note: united([remaining.note.trim()], [other.note.trim()]).filter(Boolean).join('\n\n'),
  }
}
