import type { Day } from '../calendar/day.ts'
import { invalid, required, type Problem } from '../problems.ts'
import { billNumberRule, isBillNumber } from './billNumber.ts'
import { formatNumber, readNumber, schemeOf, yearIn } from './numberScheme.ts'

/** A number that a practice has used, of the same kind of document or of the other one. */
export interface UsedNumber {
  number: string
  isSameKind: boolean
}

/**
 * Returns why a series that begins with this number on this day would meet numbers that are used already, or leave a gap
 * after them, as a French sentence; undefined if it would not (ruling 141). Numbers of former years are not met again.
 */
export function usedNumberProblem(number: string, day: Day, usedNumbers: readonly UsedNumber[]): string | undefined {
  const scheme = schemeOf(number, day)
  const chosen = scheme && readNumber(scheme, number)
  if (!scheme || !chosen) return undefined
  const year = yearIn(scheme, day)
  const met = usedNumbers.flatMap((used) => {
    const parsed = readNumber(scheme, used.number)
    return parsed && parsed.year >= year ? [{ ...used, ...parsed }] : []
  })
  const [unreachable] = met.filter((used) => !used.isSameKind || used.year > year)
  if (unreachable)
    return `Cette série arriverait à ${unreachable.number}, déjà attribué : choisissez une autre forme de numéro`
  const last = met.reduce((highest, { counter }) => (counter > highest ? counter : highest), 0n)
  if (met.length === 0 || chosen.counter === last + 1n) return undefined
  const [lastNumber, nextNumber] = [last, last + 1n].map((counter) => formatNumber(scheme, counter, day))
  return `Cette forme de numéro est déjà utilisée jusqu'à ${lastNumber} : commencez à ${nextNumber}, ou choisissez-en une autre`
}

/** Values of the form that begins a series. */
interface NewSeriesDraft {
  firstNumber: string
  reason: string
}

/** Returns the problems of the fields of a new series. */
export const newSeriesProblems = ({ firstNumber, reason }: NewSeriesDraft): Problem[] => [
  ...(isBillNumber(firstNumber.trim()) ? [] : [invalid('firstNumber', billNumberRule)]),
  ...(reason.trim() === '' ? [required('reason', 'Motif obligatoire')] : []),
]
