import type { FitVerdict, PatientFitInput, RiderLimits } from '../../contracts/agenda/fit.ts'
import type { Day } from '../calendar/day.ts'
import { ageOn } from '../calendar/age.ts'

/** The recorded criteria of a participant. */
export interface FitPerson extends Pick<
  PatientFitInput,
  'weightKg' | 'allergies' | 'fears' | 'preferredAnimalIds' | 'avoidedAnimalIds'
> {
  /** The date of birth for the calculation of the age (`birthdateForAge`). */
  birthdate: Day | null
}

export interface FitAnimal {
  id: string
  speciesId: string
  riderLimits: RiderLimits
}

/**
 * The reason why an animal does not fit a person. `value` is the person's weight or age, `limit` the animal's limit:
 * kilograms for `weight`, years for `age`. `isSpecies`: the allergy or fear concerns the whole species.
 */
export type Mismatch =
  | { kind: 'weight' | 'age'; value: number; limit: number }
  | { kind: 'allergy' | 'fear'; isSpecies: boolean }
  | { kind: 'avoided' }

export interface Fit {
  verdict: FitVerdict
  mismatches: Mismatch[]
}

/** Checks the limits of weight and age; an unknown weight or age never excludes an animal. */
function limitMismatches(
  { weightKg, birthdate }: FitPerson,
  { maxWeightKg, minAge }: RiderLimits,
  day: Day,
): Mismatch[] {
  const age = birthdate === null ? null : Math.max(0, ageOn(birthdate, day))
  return [
    ...(maxWeightKg !== null && weightKg !== null && weightKg > maxWeightKg
      ? [{ kind: 'weight' as const, value: weightKg, limit: maxWeightKg }]
      : []),
    ...(minAge !== null && age !== null && age < minAge ? [{ kind: 'age' as const, value: age, limit: minAge }] : []),
  ]
}

function mismatchById(kind: 'allergy' | 'fear', ids: readonly string[], { id, speciesId }: FitAnimal): Mismatch[] {
  if (ids.includes(speciesId)) return [{ kind, isSpecies: true }]
  return ids.includes(id) ? [{ kind, isSpecies: false }] : []
}

/**
 * Returns whether an animal fits a person on a day, with the reasons against the animal. A single reason against the
 * animal overrides a preference for it.
 */
export function checkAnimalFit(person: FitPerson, animal: FitAnimal, day: Day): Fit {
  const mismatches = [
    ...limitMismatches(person, animal.riderLimits, day),
    ...mismatchById('allergy', person.allergies, animal),
    ...mismatchById('fear', person.fears, animal),
    ...(person.avoidedAnimalIds.includes(animal.id) ? [{ kind: 'avoided' as const }] : []),
  ]
  if (mismatches.length > 0) return { verdict: 'incompatible', mismatches }
  return { verdict: person.preferredAnimalIds.includes(animal.id) ? 'preferred' : 'fits', mismatches }
}

const verdictsFromBest: readonly FitVerdict[] = ['preferred', 'fits', 'incompatible']

/** Returns the worst of several verdicts; `fits` if there are none. */
export const worstVerdict = (verdicts: readonly FitVerdict[]): FitVerdict =>
  verdictsFromBest.findLast((verdict) => verdicts.includes(verdict)) ?? 'fits'

/** Compares verdicts for sorting: preferred animals first, then fitting ones, then incompatible ones. */
export const byVerdict = (first: FitVerdict, second: FitVerdict): number =>
  verdictsFromBest.indexOf(first) - verdictsFromBest.indexOf(second)
