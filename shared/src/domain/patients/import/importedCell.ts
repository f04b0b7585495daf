import { parseAmount } from '../../amountText.ts'
import { france } from '../../contact/country.ts'
import { countryCodes } from '../../contact/countryCodes.ts'
import { findCountryCode } from '../../contact/countryNames.ts'
import { isEmail } from '../../contact/email.ts'
import { formatPhone, parsePhone } from '../../contact/phone.ts'
import { normalizeSiren, isSiren } from '../../contact/siren.ts'
import { isSiret } from '../../contact/siret.ts'
import { firstBirthYear } from '../../../contracts/patients/patient.ts'
import { isDay } from '../../calendar/day.ts'
import type { Day } from '../../calendar/day.ts'
import { momentIn } from '../../calendar/wallClock.ts'
import { plainText } from '../../plainText.ts'

/**
 * Removes what a spreadsheet adds to a text: outer, repeated and no-break spaces, line breaks, `="…"` around it, and
 * the apostrophe before a text that looks like a formula or a number.
 */
export const trimCell = (cell: string): string =>
  cell
    .replaceAll(/[\u00a0\u202f\t\r\n ]+/g, ' ')
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'(?='*[=+\-@＝＋－＠\d])/, '')

/** Like `trimCell`, but keeps the line breaks of a note. */
export const trimNote = (cell: string): string =>
  cell
    .split(/\r\n|\n|\r/)
    .map((line, index) => (index === 0 ? trimCell(line) : line.replaceAll(/[\u00a0\u202f\t ]+/g, ' ').trim()))
    .join('\n')
    .trim()

/**
 * Restores the five digits of a postal code that was stored as a number: without the leading zero (`1000`) or with a
 * decimal (`1000.0`). Removes the country before it (`F-75011`) and the town after it (`75011 Paris`).
 */
export const parseZipCodeCell = (cell: string): string => {
  const [, code] = /^(?:(?:F|FR|CP)[\s.:-]*)?(\d{5})(?: \p{L}.*)?$/iu.exec(cell) ?? []
  if (code) return code
  const digits = cell.replaceAll(/\s/g, '').replace(/[.,]0+$/, '')
  return /^\d{4}$/.test(digits) ? `0${digits}` : digits
}

/**
 * Restores a phone number that a spreadsheet stored as a number: its leading zero (`612345678`), or the plus before the
 * code of France (`33612345678`).
 */
function restorePhone(text: string): string {
  const digits = text.replace(/^(\d{9,12})[.,]0$/, '$1').replaceAll(/[\s.-]/g, '')
  if (/^[1-9]\d{8}$/.test(digits)) return `0${digits}`
  return /^(?:33|262|590|594|596)\d{9}$/.test(digits) && parsePhone(`+${digits}`) !== undefined ? `+${digits}` : text
}

/** A French number within a text, with or without the code of the country. */
const phonePattern = /(?<!\d)(?:(?:\+|00)33[\s.-]*(?:\(0\)\s*)?|0)[1-9](?:[\s./-]*\d{2}){4}(?!\d)/g

/** Finds French numbers within a text; none if other digits remain that do not follow a word, as in `poste 12`. */
function findPhonesWithin(cell: string): string[] {
  const remainingText = cell.replaceAll(phonePattern, ' ').replaceAll(/\p{L}[\s:.°]*\d+/gu, '')
  return /\d/.test(remainingText) ? [] : (cell.match(phonePattern) ?? [])
}

/**
 * Returns the phone numbers of a cell, in its order: without the words around them (`06 12 34 56 78 (maman)`, `Tel: …`)
 * and with restored leading zeros. Empty if it has none.
 */
function parsePhonesInCell(cell: string): string[] {
  if (parsePhone(cell) !== undefined) return [cell]
  const parts = cell.split(/\s*(?:[;,|]|:::|\bou\b|\s\/\s|\bet\b)\s*/i).map((part) =>
    restorePhone(
      part
        .replaceAll(/\([^)\d]*\)/g, ' ')
        .replace(/^[^\d+(]+/, '')
        .replace(/[^\d)]+$/, ''),
    ),
  )
  const filledParts = parts.filter((part) => /\d/.test(part))
  if (filledParts.length > 0 && filledParts.every((part) => parsePhone(part) !== undefined)) return filledParts
  const found = findPhonesWithin(cell)
  return found.length > 0 ? found : filledParts.filter((part) => parsePhone(part) !== undefined)
}

/** Returns the first phone number of a cell; the unchanged cell if it has none. */
export const parsePhoneCell = (cell: string): string => parsePhonesInCell(cell)[0] ?? cell

/**
 * Returns the e-mail addresses of a cell, without the name and the brackets around them: « Julie <julie@exemple.fr> ».
 */
const parseEmailsInCell = (cell: string): string[] =>
  cell
    .split(/[\s<>()[\],;"']+|mailto:/i)
    .map((part) => part.replace(/[.:]+$/, ''))
    .filter(isEmail)

/**
 * Removes the words and spaces around a SIREN or SIRET, and restores a leading zero that a spreadsheet removed. Returns
 * the SIREN of a French VAT number.
 */
function parseFirmNumberCell(cell: string): string {
  const number = normalizeSiren(cell.replace(/^(\d{8,14})[.,]0+$/, '$1').replace(/^(?:n°? ?)?sire[nt] ?:? ?/i, ''))
  const [, sirenOfVat] = /^FR[\dA-Z]{2}(\d{9})$/i.exec(number) ?? []
  if (sirenOfVat) return sirenOfVat
  const withZero = `0${number}`
  return (number.length === 8 && isSiren(withZero)) || (number.length === 13 && isSiret(withZero)) ? withZero : number
}

/** Returns the code of a country that a cell names or that is its code: « Belgique », « BE », « F ». */
function parseCountryCell(cell: string): string | undefined {
  const code = cell.toUpperCase()
  if (code === 'F') return france
  return countryCodes.includes(code) ? code : findCountryCode(cell)
}

/** Match placeholders for an unknown value; the words of the second pattern can also be names. */
const placeholderPattern = /^(?:[-–—./?_ ]+|#?n\/?a|n\.a\.?|n[ée]ant)$/i
const placeholderWordPattern =
  /^(?:aucune?|sans|nc|n\.c\.?|nr|non (?:communiqu|renseign|fourni)[ée]e?s?|inconnue?|pas (?:de|d').*|rien|null|none|vide|x{1,3}|0)$/i

/**
 * Whether a cell is a placeholder for no value: `N/A`, `-`, `néant`. Words that can be names (« aucun », « sans »)
 * count in cells of other kinds than names and numbers only.
 */
export const isPlaceholder = (kind: CellKind, cell: string): boolean =>
  placeholderPattern.test(cell) || (kind !== 'name' && kind !== 'number' && placeholderWordPattern.test(cell))

/** The kind of a cell's content. */
export type CellKind = 'name' | 'text' | 'phone' | 'email' | 'zipCode' | 'country' | 'siren' | 'day' | 'number' | 'note'

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
/** The spreadsheet's number of 1 January 1910; smaller numbers, such as years, are not read as dates. */
const firstSerialDay = 3654
const dayMs = 86_400_000

const dayOfSerial = (serial: number): Day | undefined =>
  serial < firstSerialDay
    ? undefined
    : new Date((Math.floor(serial) - spreadsheetEpochDays) * dayMs).toISOString().slice(0, 10)

/** A moment with its zone: `1985-03-11T23:00:00.000Z`, `1985-03-12T00:00:00+01:00`. */
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** Returns the day of an instant in the time zone; undefined for other texts. */
function dayOfInstant(cell: string, timeZone: string): Day | undefined {
  const instant = instantPattern.test(cell) ? new Date(cell) : undefined
  return instant && !Number.isNaN(instant.getTime()) ? momentIn(timeZone, instant).day : undefined
}

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

/** The day of the practice on which a file is imported, and its time zone. */
export interface ImportMoment {
  today: Day
  timeZone?: string | undefined
}

/**
 * Parses a date: `12/03/1985`, `12-3-85`, `1985-03-12`, `12 mars 1985`, a spreadsheet's day number, or an instant in
 * the time zone. Undefined for other texts, for example a year only (`parseYearCell`), and for a date before 1900.
 */
export function parseDayCell(cell: string, today: Day, timeZone = 'UTC'): Day | undefined {
  const isSerial = /^\d{1,5}([.,]\d+)?$/.test(cell)
  const day = isSerial
    ? dayOfSerial(Number(cell.replace(',', '.')))
    : (dayOfInstant(cell, timeZone) ?? parseWrittenDate(cell, today))
  return day !== undefined && isDay(day) && day >= '1900-01-01' ? day : undefined
}

/** A year without day and month: `1985`, `né en 1985`, `00/00/1985`, `1985-00-00`. */
const yearPattern = /^(?:(?:ne|nee|ne e) en |en |(?:00|xx) (?:00|xx) )?(\d{4})(?: (?:00|xx) (?:00|xx)| 0+)?$/

/** Parses a year of birth alone, from 1900 to this year; undefined for other texts. */
function parseYearCell(cell: string, today: Day): string | undefined {
  const [, year] = yearPattern.exec(plainText(cell.replaceAll('?', 'x'))) ?? []
  return year !== undefined && Number(year) >= firstBirthYear && year <= today.slice(0, 4) ? year : undefined
}

/** Converts hours and minutes to decimal hours, rounded to two decimals as they are stored. */
const roundHours = (hours: number, minutes: number) => String(Math.round((hours + minutes / 60) * 100) / 100)

/** Parses `1 234,5` as `1234.5`, and hours with minutes (`10:30`, `10h30`) as `10.5`; undefined for other texts. */
export function parseNumberCell(cell: string): string | undefined {
  const compactText = cell.replaceAll(/\s/g, '')
  const [, hours, minutes] =
    /^(\d+):([0-5]\d)(?::[0-5]\d)?$/.exec(compactText) ??
    /^(\d+)h(?:eures?)?([0-5]?\d)(?:mi?n?)?$/i.exec(compactText) ??
    []
  if (hours) return roundHours(Number(hours), Number(minutes))
  const number = parseAmount(cell.replace(/\s*h(?:eures?)?$/i, ''), { decimals: 4 })
  return number === null ? undefined : String(number)
}

/** The values that were read from a cell. */
export interface CellReading {
  /** The value in the notation of the patient's form; undefined if the cell cannot be parsed. */
  value: string | undefined
  /** The further values of the cell, which are left out: a second phone number or e-mail address. */
  furtherValues: string[]
}

const singleValue = (value: string | undefined): CellReading => ({ value, furtherValues: [] })

/** The values of a list of Google: « 4 rue des Lilas ::: 1 rue du Parc ». */
const splitListedValues = (cell: string): string[] =>
  cell
    .split(':::')
    .map((part) => part.trim())
    .filter(Boolean)

/** Converts a cell to the notation of the patient's form. */
export function readCell(kind: CellKind, cell: string, moment: ImportMoment): CellReading {
  const [first, ...others] = kind === 'note' ? [cell] : splitListedValues(cell)
  if (first === undefined || others.length === 0 || kind === 'phone' || kind === 'email')
    return readValue(kind, cell, moment)
  return { ...readValue(kind, first, moment), furtherValues: others.filter((other) => other !== first) }
}

function readValue(kind: CellKind, cell: string, { today, timeZone }: ImportMoment): CellReading {
  if (kind === 'phone') {
    const [first = cell, ...furtherValues] = parsePhonesInCell(cell).map(formatPhone)
    return { value: formatPhone(first), furtherValues: furtherValues.filter((phone) => phone !== first) }
  }
  if (kind === 'email') {
    const [first = cell, ...furtherValues] = parseEmailsInCell(cell)
    return { value: first, furtherValues }
  }
  if (kind === 'country') return singleValue(parseCountryCell(cell))
  if (kind === 'siren') return singleValue(parseFirmNumberCell(cell))
  if (kind === 'day') return singleValue(parseDayCell(cell, today, timeZone) ?? parseYearCell(cell, today))
  if (kind === 'number') return singleValue(parseNumberCell(cell))
  return singleValue(cell)
}
