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
 * Returns why a series that begins with this number on this day would reach used numbers or leave a gap after them, as
 * a French sentence; undefined if it would not (ruling 141). Numbers of former years are ignored.
 */
export function usedNumberProblem(number: string, day: Day, usedNumbers: readonly UsedNumber[]): string | undefined {
  const scheme = schemeOf(number, day)
  const chosen = scheme && readNumber(scheme, number)
  if (!scheme || !chosen) return undefined
  const year = yearIn(scheme, day)
  const usedInScheme = usedNumbers.flatMap((used) => {
    const parsed = readNumber(scheme, used.number)
    return parsed && parsed.year >= year ? [{ ...used, ...parsed }] : []
  })
  // The series cannot continue after a number of the other kind of document, or of a later year, but would reach it.
  const [conflicting] = usedInScheme.filter((used) => !used.isSameKind || used.year > year)
  if (conflicting)
    return `Cette série arriverait à ${conflicting.number}, déjà attribué : choisissez une autre forme de numéro`
  const lastCounter = usedInScheme.reduce((highest, { counter }) => (counter > highest ? counter : highest), 0n)
  if (usedInScheme.length === 0 || chosen.counter === lastCounter + 1n) return undefined
  const [lastNumber, nextNumber] = [lastCounter, lastCounter + 1n].map((counter) => formatNumber(scheme, counter, day))
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
