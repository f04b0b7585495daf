import type { FitVerdict, PatientFitInput, RiderLimits } from '../../contracts/agenda/fit.ts'
import type { Day } from '../calendar/day.ts'
import { ageOn } from '../calendar/age.ts'

/** The recorded criteria of a participant. */
export interface FitPerson extends Pick<
  PatientFitInput,
  'weightKg' | 'allergies' | 'fears' | 'preferredAnimalIds' | 'avoidedAnimalIds'
> {
  birthdate: Day | null
}

export interface FitAnimal {
  id: string
  speciesId: string
  riderLimits: RiderLimits
}

/**
 * The reason an animal does not fit a person. `value` is the person's and `limit` the animal's: kilograms for `weight`,
 * years for `age`. `isSpecies`: applies to the whole species, not to this animal alone.
 */
export type Mismatch =
  | { kind: 'weight' | 'age'; value: number; limit: number }
  | { kind: 'allergy' | 'fear'; isSpecies: boolean }
  | { kind: 'avoided' }

export interface Fit {
  verdict: FitVerdict
  mismatches: Mismatch[]
}

/** Checks weight and age limits; an unknown weight or age never excludes an animal. */
function limitMismatches(
  { weightKg, birthdate }: FitPerson,
  { maxWeightKg, minAge }: RiderLimits,
  day: Day,
): Mismatch[] {
  const age = birthdate === null ? null : ageOn(birthdate, day)
  return [
    ...(maxWeightKg !== null && weightKg !== null && weightKg > maxWeightKg
      ? [{ kind: 'weight' as const, value: weightKg, limit: maxWeightKg }]
      : []),
    ...(minAge !== null && age !== null && age < minAge ? [{ kind: 'age' as const, value: age, limit: minAge }] : []),
  ]
}

function namedMismatch(kind: 'allergy' | 'fear', ids: readonly string[], { id, speciesId }: FitAnimal): Mismatch[] {
  if (ids.includes(speciesId)) return [{ kind, isSpecies: true }]
  return ids.includes(id) ? [{ kind, isSpecies: false }] : []
}

/**
 * Whether an animal fits a person on a day, with the reasons against it. A reason against it overrides a preference for
 * it.
 */
export function fitOf(person: FitPerson, animal: FitAnimal, day: Day): Fit {
  const mismatches = [
    ...limitMismatches(person, animal.riderLimits, day),
    ...namedMismatch('allergy', person.allergies, animal),
    ...namedMismatch('fear', person.fears, animal),
    ...(person.avoidedAnimalIds.includes(animal.id) ? [{ kind: 'avoided' as const }] : []),
  ]
  if (mismatches.length > 0) return { verdict: 'incompatible', mismatches }
  return { verdict: person.preferredAnimalIds.includes(animal.id) ? 'preferred' : 'fits', mismatches }
}

const fromBest: readonly FitVerdict[] = ['preferred', 'fits', 'incompatible']

/** The worst verdict of several people; without participants every animal fits. */
export const worstVerdict = (verdicts: readonly FitVerdict[]): FitVerdict =>
  fromBest.findLast((verdict) => verdicts.includes(verdict)) ?? 'fits'

/** Sorts animals: preferred ones first, then fitting, then incompatible ones. */
export const byVerdict = (one: FitVerdict, other: FitVerdict): number => fromBest.indexOf(one) - fromBest.indexOf(other)
