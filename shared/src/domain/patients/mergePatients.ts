import type { PatientFitInput } from '../../contracts/agenda/fit.ts'
import type { Patient } from '../../contracts/patients/patient.ts'

/**
 * Whether two files may be merged: a firm is not a person. A file without a type is a contact, which may become a
 * person.
 */
export const areOfOneKind = (one: Pick<Patient, 'type'>, other: Pick<Patient, 'type'>): boolean =>
  (one.type === 'FIRM') === (other.type === 'FIRM')

const union = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])]

/**
 * Merges two files' fit with animals: all allergies and fears are kept, and an animal avoided in one of them is not
 * preferred. The remaining file's weight takes precedence if known, in kilograms.
 */
export function mergedFit(remaining: PatientFitInput, other: PatientFitInput): PatientFitInput {
  const avoidedAnimalIds = union(remaining.avoidedAnimalIds, other.avoidedAnimalIds)
  const preferred = union(remaining.preferredAnimalIds, other.preferredAnimalIds)
  return {
    weightKg: remaining.weightKg ?? other.weightKg,
    allergies: union(remaining.allergies, other.allergies),
    fears: union(remaining.fears, other.fears),
    preferredAnimalIds: preferred.filter((id) => !avoidedAnimalIds.includes(id)),
    avoidedAnimalIds,
    note: union([remaining.note.trim()], [other.note.trim()]).filter(Boolean).join('\n\n'),
  }
}
