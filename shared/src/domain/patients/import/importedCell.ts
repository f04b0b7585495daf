import { formatPhone, parsePhone } from '../../contact/phone.ts'
import { formatSiren } from '../../contact/siren.ts'
import { isDay } from '../../calendar/day.ts'
import type { Day } from '../../calendar/day.ts'
import { plainText } from '../../plainText.ts'

/**
 * Removes what a spreadsheet adds to a text: outer, repeated and no-break spaces, line breaks, and the apostrophe before
 * a text that looks like a formula.
 */
export const trimmedCell = (cell: string): string =>
  cell
    .replaceAll(/[\u00a0\u202f\t\r\n ]+/g, ' ')
    .trim()
    .replace(/^'(?='*[=+\-@＝＋－＠])/, '')

/**
 * Restores the five digits of a postal code that was stored as a number: without the leading zero (`1000`) or with a
 * decimal (`1000.0`).
 */
export const importedZipCode = (cell: string): string => {
  const digits = cell.replaceAll(/\s/g, '').replace(/[.,]0+$/, '')
  return /^\d{4}$/.test(digits) ? `0${digits}` : digits
}

/**
 * Restores the leading zero of a phone number that was stored as a number (`612345678`). If the cell contains several
 * phone numbers, returns the first.
 */
export function importedPhone(cell: string): string {
  const [first = ''] = parsePhone(cell) === undefined ? cell.split(/\s*(?:[;,|]|\bou\b|\s\/\s|\bet\b)\s*/i) : [cell]
  const compactNumber = first.replaceAll(/[\s.-]/g, '')
  return /^[1-9]\d{8}$/.test(compactNumber) ? `0${compactNumber}` : first
}

/** The kind of a cell's content. */
export type CellKind = 'name' | 'text' | 'phone' | 'email' | 'zipCode' | 'siren' | 'day' | 'number'

const months = ['janv', 'fevr', 'mars', 'avr', 'mai', 'juin', 'juil', 'aout', 'sept', 'oct', 'nov', 'dec']

const isoDay = (year: number, month: number, day: number): Day =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** Completes a two-digit year: in the current century up to the year of `today`, otherwise in the previous century. */
const fullYear = (digits: string, today: Day): number => {
  if (digits.length > 2) return Number(digits)
  const century = Number(today.slice(0, 2)) * 100
  return Number(digits) <= Number(today.slice(2, 4)) ? century + Number(digits) : century - 100 + Number(digits)
}

/** The days from 30 December 1899, from which spreadsheets count days, to 1 January 1970. */
const spreadsheetEpochDays = 25_569
/** The spreadsheet's number of 1 January 1910; smaller numbers, such as years, are not taken as dates. */
const firstSerialDay = 3654
const dayMs = 86_400_000

const dayOfSerial = (serial: number): Day | undefined =>
  serial < firstSerialDay
    ? undefined
    : new Date((Math.floor(serial) - spreadsheetEpochDays) * dayMs).toISOString().slice(0, 10)

function parseWrittenDate(cell: string, today: Day): Day | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(cell) ?? []
  if (year) return isoDay(Number(year), Number(month), Number(day))
  const [, first, second, last] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: .*)?$/.exec(cell) ?? []
  if (first && last) return isoDay(fullYear(last, today), Number(second), Number(first))
  const [, dayOfMonth, name = '', writtenYear] = /^(\d{1,2})(?:er)? ([a-z]+) (\d{4}|\d{2})$/.exec(plainText(cell)) ?? []
  const index = months.findIndex((prefix) => name.startsWith(prefix))
  return dayOfMonth && writtenYear && index !== -1
    ? isoDay(fullYear(writtenYear, today), index + 1, Number(dayOfMonth))
    : undefined
}

/**
 * Parses a date: `12/03/1985`, `12-3-85`, `1985-03-12`, `12 mars 1985`, or a spreadsheet's day number. Undefined for
 * other texts, for example a year only (`1985`), and for a date before 1900.
 */
export function importedDay(cell: string, today: Day): Day | undefined {
  const isSerial = /^\d{1,5}([.,]\d+)?$/.test(cell)
  const day = isSerial ? dayOfSerial(Number(cell.replace(',', '.'))) : parseWrittenDate(cell, today)
  return day !== undefined && isDay(day) && day >= '1900-01-01' ? day : undefined
}

/** Parses `1 234,5` as `1234.5`; undefined for text that is not a number. */
export function importedNumber(cell: string): string | undefined {
  const text = cell
    .replaceAll(/\s/g, '')
    .replace(/h(?:eures?)?$/i, '')
    .replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(text) ? String(Number(text)) : undefined
}

/** Converts a cell to the notation of the patient's form; undefined if it cannot be parsed. */
export function readCell(kind: CellKind, cell: string, today: Day): string | undefined {
  if (kind === 'phone') return formatPhone(importedPhone(cell))
  if (kind === 'zipCode') return importedZipCode(cell)
  if (kind === 'siren') return formatSiren(cell)
  if (kind === 'day') return importedDay(cell, today)
  if (kind === 'number') return importedNumber(cell)
  return cell
}
