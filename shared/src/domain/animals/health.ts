import type { Validity } from '../../contracts/agenda/animal.ts'
import type { Day } from '../calendar/day.ts'
import type { Problem } from '../problems.ts'
import { required } from '../problems.ts'

/** A vaccine or a medical appointment as typed in its form. */
export interface HealthDraft {
  name: string
  date: Day | null
  validUntil?: Day | null
}

/** Returns the problems of a vaccine or a medical appointment: no name, or a validity that ends before its date. */
export function healthProblems({ name, date, validUntil = null }: HealthDraft): Problem[] {
  const problems: Problem[] = []
  if (name.trim() === '') problems.push(required('name', 'Nom obligatoire'))
  if (date !== null && validUntil !== null && validUntil < date)
    problems.push({ field: 'validUntil', kind: 'endBeforeStart', message: 'La fin de validité précède la date' })
  return problems
}

/** Returns a key that is equal for names that differ only by accents, case or outer spaces: « Grippe », « grippe  ». */
const nameKey = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/** Returns the validity that ends last for each name, because a repeated vaccine replaces the previous one. */
export function latestValidities(validities: readonly Validity[]): Validity[] {
  const newest = new Map<string, Validity>()
  for (const validity of validities) {
    const knownValidity = newest.get(nameKey(validity.name))
    if (!knownValidity || validity.validUntil > knownValidity.validUntil) newest.set(nameKey(validity.name), validity)
  }
  return [...newest.values()]
}

/** Returns the validities that have expired on a day; they are still valid on their last day. */
export const findExpiredValidities = (validities: readonly Validity[], day: Day): Validity[] =>
  validities.filter(({ validUntil }) => validUntil < day)
