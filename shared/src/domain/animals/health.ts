import type { Validity } from '../../contracts/agenda/animal.ts'
import type { Day } from '../calendar/day.ts'
import type { Problem } from '../problems.ts'
import { required } from '../problems.ts'

/** A vaccine or a medical appointment whose name and dates are not checked yet. */
export interface HealthDraft {
  name: string
  date: Day | null
  validUntil?: Day | null
}

/** The problems of an animal's health record. */
export function healthProblems({ name, date, validUntil = null }: HealthDraft): Problem[] {
  const problems: Problem[] = []
  if (name.trim() === '') problems.push(required('name', 'Nom obligatoire'))
  if (date !== null && validUntil !== null && validUntil < date)
    problems.push({ field: 'validUntil', kind: 'endBeforeStart', message: 'La fin de validité précède la date' })
  return problems
}

/** Makes « Grippe » and « grippe  » one vaccine. */
const keyOf = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/** For each name, the validity that ends last: a repeated vaccine replaces the former one. */
export function newestOf(validities: readonly Validity[]): Validity[] {
  const newest = new Map<string, Validity>()
  for (const validity of validities) {
    const other = newest.get(keyOf(validity.name))
    if (!other || validity.validUntil > other.validUntil) newest.set(keyOf(validity.name), validity)
  }
  return [...newest.values()]
}

/** The validities expired on the day of a session; the last day itself is still valid. */
export const lapsedOn = (validities: readonly Validity[], day: Day): Validity[] =>
  validities.filter(({ validUntil }) => validUntil < day)
