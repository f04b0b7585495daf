import type { Validity } from '../../contracts/agenda/animal.ts'
import type { Day } from '../calendar/day.ts'
import type { Problem } from '../problems.ts'
import { required } from '../problems.ts'

/** A vaccine or a medical appointment, before its name and dates are known to be right. */
export interface HealthDraft {
  name: string
  date: Day | null
  validUntil?: Day | null
}

/** What keeps a line of an animal's health from being saved. */
export function healthProblems({ name, date, validUntil = null }: HealthDraft): Problem[] {
  const problems: Problem[] = []
  if (name.trim() === '') problems.push(required('name', 'Nom obligatoire'))
  if (date !== null && validUntil !== null && validUntil < date)
    problems.push({ field: 'validUntil', kind: 'endBeforeStart', message: 'La fin de validité précède la date' })
  return problems
}

/** « Grippe » and « grippe  » are one vaccine. */
const keyOf = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/** For each name the one valid longest: a vaccine given again replaces the former. */
export function newestOf(validities: readonly Validity[]): Validity[] {
  const newest = new Map<string, Validity>()
  for (const validity of validities) {
    const other = newest.get(keyOf(validity.name))
    if (!other || validity.validUntil > other.validUntil) newest.set(keyOf(validity.name), validity)
  }
  return [...newest.values()]
}

/** What has expired on the day of a session; the last day itself is still valid. */
export const lapsedOn = (validities: readonly Validity[], day: Day): Validity[] =>
  validities.filter(({ validUntil }) => validUntil < day)
