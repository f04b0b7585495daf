import { addMonths } from '../calendar/addMonths.ts'
import type { Day } from '../calendar/day.ts'
import { firstOfMonth } from '../calendar/period.ts'
import { formatNumber, hasMonth, hasYear, readNumber, schemeOf, yearIn, type NumberScheme } from './numberScheme.ts'

/** The format of an invoice's number in electronic invoices (BR-FR-01 and BR-FR-02). */
const billNumberPattern = /^[A-Za-z0-9+\-_/]{1,35}$/

/** The rule of `isBillNumber`, as a French sentence. */
export const billNumberRule = 'Numéro de facture : 35 caractères au plus, des lettres, des chiffres et + - _ /'

export const isBillNumber = (text: string): boolean => billNumberPattern.test(text)

/** A number of a series, and the day it was issued or chosen. */
export interface IssuedNumber {
  number: string
  issuedOn: Day
}

/** The first and the last number of a series. */
export interface SeriesNumbers {
  first: IssuedNumber
  last: IssuedNumber
}

const yearOf = (day: Day): string => day.slice(0, 4)

/** Returns the proposed first number of a practice: `<prefix>2026-0001`. */
export const firstNumber = (today: Day, prefix = ''): string => `${prefix}${yearOf(today)}-0001`

/** Adds 1 to the digits at the end, for a number without a scheme. */
function incrementTrailingDigits(number: string): string {
  const [, start = '', digits = ''] = /^(.*?)(\d*)$/.exec(number) ?? []
  return `${start}${String(BigInt(digits || '0') + 1n).padStart(digits.length, '0')}`
}

/**
 * Reads the counter of the last number by the scheme of the series. Returns undefined if the number does not have the
 * scheme, or has a year after its day of issue: earlier versions incremented the year (42-2026, 42-2027).
 */
function readLastCounter(scheme: NumberScheme, { number, issuedOn }: IssuedNumber): bigint | undefined {
  const parsed = readNumber(scheme, number)
  return parsed && parsed.year <= yearIn(scheme, issuedOn) ? parsed.counter : undefined
}

const numberAfter = (scheme: NumberScheme, counter: bigint, { issuedOn }: IssuedNumber, today: Day): string => {
  const isNewYear = hasYear(scheme) && yearOf(issuedOn) !== yearOf(today)
  return formatNumber(scheme, isNewYear ? 1n : counter + 1n, today)
}

/**
 * Returns the next number of a series (ruling 92): the scheme of its first number, with the dates of `today`. The
 * counter continues, and restarts at 1 in a new year if the scheme has a year. If an earlier version issued the last
 * number in another scheme, that scheme is continued.
 */
export function nextNumber({ first, last }: SeriesNumbers, today: Day): string {
  const scheme = schemeOf(first.number, first.issuedOn)
  const counter = scheme && readLastCounter(scheme, last)
  if (scheme && counter !== undefined) return numberAfter(scheme, counter, last, today)
  const lastScheme = schemeOf(last.number, last.issuedOn)
  const lastCounter = lastScheme && readLastCounter(lastScheme, last)
  if (lastScheme && lastCounter !== undefined) return numberAfter(lastScheme, lastCounter, last, today)
  return incrementTrailingDigits(last.number)
}

/**
 * Returns the first number of a series that was chosen on an earlier day and is issued on the day `today`. It is the
 * chosen number with the dates of `today`, and with the counter 1 if the scheme has a year and a new year has begun.
 */
export function firstNumberOnIssue(chosenNumber: IssuedNumber, today: Day): string {
  const scheme = schemeOf(chosenNumber.number, chosenNumber.issuedOn)
  const parsed = scheme && readNumber(scheme, chosenNumber.number)
  if (!scheme || !parsed) return chosenNumber.number
  const isNewYear = hasYear(scheme) && yearOf(chosenNumber.issuedOn) !== yearOf(today)
  return formatNumber(scheme, isNewYear ? 1n : parsed.counter, today)
}

/** The next two numbers if issued on the same day, and the next number if issued in the next month or year. */
export interface FollowingNumbers {
  next: readonly string[]
  later: readonly { day: Day; number: string }[]
}

/**
 * Returns the next two numbers after a number issued on a day, by default the first of its series. With a scheme that
 * has a month or a year, also returns the next number if it is issued next month or next year. Undefined without a
 * counter.
 */
export function followingNumbers(
  number: string,
  day: Day,
  first: IssuedNumber = { number, issuedOn: day },
): FollowingNumbers | undefined {
  const scheme = schemeOf(first.number, first.issuedOn)
  if (!scheme) return undefined
  const current = { number, issuedOn: day }
  const next = nextNumber({ first, last: current }, day)
  const secondNext = nextNumber({ first, last: { number: next, issuedOn: day } }, day)
  const laterDays = [
    ...(hasMonth(scheme) && day.slice(5, 7) !== '12' ? [addMonths(firstOfMonth(day), 1)] : []),
    ...(hasYear(scheme) ? [`${Number(yearOf(day)) + 1}-01-01`] : []),
  ]
  return {
    next: [next, secondNext],
    later: laterDays.map((later) => ({ day: later, number: nextNumber({ first, last: current }, later) })),
  }
}

/** Returns why a series cannot begin with this number, as a French sentence; undefined if it can (ruling 140). */
export function firstNumberProblem(number: string, day: Day): string | undefined {
  const following = followingNumbers(number, day)
  if (!following) return `Ce numéro n'a pas de compteur : ajoutez-en un, par exemple ${number}-0001`
  const numbers = [...following.next, ...following.later.map((later) => later.number)]
  if (!numbers.every(isBillNumber))
    return 'Les numéros suivants dépasseraient 35 caractères : choisissez-en un plus court'
  return undefined
}
