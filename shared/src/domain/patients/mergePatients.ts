import type { PatientFitInput } from '../../contracts/agenda/fit.ts'
import type { Patient } from '../../contracts/patients/patient.ts'
import { mergeDrops, type MergeDrop, type MergeDrops } from '../../contracts/patients/patientMerge.ts'

/**
 * Whether two patient files can be merged: a firm cannot be merged with a person. A file without a type counts as a
 * person.
 */
export const canBeMerged = (first: Pick<Patient, 'type'>, second: Pick<Patient, 'type'>): boolean =>
  (first.type === 'FIRM') === (second.type === 'FIRM')

const unionOf = (first: readonly string[], second: readonly string[]) => [...new Set([...first, ...second])]

/**
 * Merges the criteria for animals of two patient files: all allergies and fears are kept, and an animal avoided in a
 * file is no longer preferred. The weight is the remaining file's, else the other file's. Both notes are joined.
 */
export function mergeFits(remaining: PatientFitInput, other: PatientFitInput): PatientFitInput {
  const avoidedAnimalIds = unionOf(remaining.avoidedAnimalIds, other.avoidedAnimalIds)
  const preferred = unionOf(remaining.preferredAnimalIds, other.preferredAnimalIds)
  return {
    weightKg: remaining.weightKg ?? other.weightKg,
    allergies: unionOf(remaining.allergies, other.allergies),
    fears: unionOf(remaining.fears, other.fears),
    preferredAnimalIds: preferred.filter((id) => !avoidedAnimalIds.includes(id)),
    avoidedAnimalIds,
    note: unionOf([remaining.note.trim()], [other.note.trim()]).filter(Boolean).join('\n\n'),
  }
}

/** Joins the practice's notes of two files; a note that both have is kept once. */
export const mergeNotes = (remaining: string, other: string): string =>
  unionOf([remaining.trim()], [other.trim()]).filter(Boolean).join('\n\n')

/** Returns the data that `mergeFits` drops: the other file's weight, and preferred animals that a file avoids. */
export function droppedFits(
  remaining: PatientFitInput,
  other: PatientFitInput,
): Pick<MergeDrops, 'weightKg' | 'preferredAnimals'> {
  const hasOtherWeight = remaining.weightKg !== null && remaining.weightKg !== other.weightKg
  const { preferredAnimalIds } = mergeFits(remaining, other)
  const preferred = unionOf(remaining.preferredAnimalIds, other.preferredAnimalIds)
  return {
    weightKg: hasOtherWeight ? other.weightKg : null,
    preferredAnimals: preferred.length - preferredAnimalIds.length,
  }
}

/** Returns the kinds of data that a merge drops. */
export const droppedKinds = (drops: MergeDrops): MergeDrop[] => mergeDrops.filter((kind) => (drops[kind] ?? 0) > 0)
