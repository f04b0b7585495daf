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

/** The problems of a vaccine or a medical appointment: a missing name, or a validity that ends before its day. */
export function healthProblems({ name, date, validUntil = null }: HealthDraft): Problem[] {
  const problems: Problem[] = []
  if (name.trim() === '') problems.push(required('name', 'Nom obligatoire'))
  if (date !== null && validUntil !== null && validUntil < date)
    problems.push({ field: 'validUntil', kind: 'endBeforeStart', message: 'La fin de validité précède la date' })
  return problems
}

/** Groups names that differ only by accents, case or outer spaces, such as « Grippe » and « grippe  ». */
const nameKey = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/** The validity that ends last for each name: a repeated vaccine replaces the former one. */
export function latestValidities(validities: readonly Validity[]): Validity[] {
  const newest = new Map<string, Validity>()
  for (const validity of validities) {
    const knownValidity = newest.get(nameKey(validity.name))
    if (!knownValidity || validity.validUntil > knownValidity.validUntil) newest.set(nameKey(validity.name), validity)
  }
  return [...newest.values()]
}

/** The validities that have expired on a day; the last day of validity is still valid. */
export const expiredOn = (validities: readonly Validity[], day: Day): Validity[] =>
  validities.filter(({ validUntil }) => validUntil < day)
