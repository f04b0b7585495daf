import * as XLSX from '@e965/xlsx'
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import { errorCode } from 'shared/contracts/errorCodes'
import { importLimits } from 'shared/contracts/patients/importLimits'
import { isBlankRow } from 'shared/domain/patients/import/blankRow'
import { checkRow } from './checkRow.ts'
import { maxRows, maxTextLines } from './parserLimits.ts'
import { ParseFailure } from './ParseFailure.ts'
import type { Sheet } from './Sheet.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * Converts a serial date number of a workbook to `yyyy-mm-dd`; returns undefined for a number outside the range of
 * dates.
 */
function dateOf(value: number, date1904: boolean): string | undefined {
  const parsedDate = XLSX.SSF.parse_date_code(value, { date1904 })
  return parsedDate ? [parsedDate.y, twoDigits(parsedDate.m), twoDigits(parsedDate.d)].join('-') : undefined
}

/** Whether a number format shows a duration without a date, such as `h:mm` or `[h]:mm`. */
function isDuration(format: string): boolean {
  const signs = format.replaceAll(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  return /h|s|\[m/i.test(signs) && !/[dy]/i.test(signs)
}

const minutesPerDay = 1440

/** Formats a number of days as `h:mm`, with more than 24 hours for more than a day. */
function hoursOf(days: number): string {
  const minutes = Math.round(days * minutesPerDay)
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`
}

/** Text of an invalid number, such as a malformed date; it is refused as the value of any field. */
const notANumber = '#NUM!'

/**
 * Returns the text of a number. A number that its format cannot show as a date is returned as it is, so that only its
 * cell is refused.
 */
function textOfNumber(value: number, format: unknown, date1904: boolean): string {
  if (!Number.isFinite(value)) return notANumber
  if (typeof format !== 'string' || !XLSX.SSF.is_date(format)) return String(value)
  if (isDuration(format)) return value < 0 ? String(value) : hoursOf(value)
  return dateOf(value, date1904) ?? String(value)
}

/** Returns the text of a cell: for a formula its stored value, for an error an empty text. */
function textOf(cell: CellObject | undefined, date1904: boolean): string {
  // SheetJS stores the type, the value and the number format of a cell in `t`, `v` and `z`.
  const { t, v, z } = cell ?? {}
  if (v === undefined || v === null || t === 'e') return ''
  if (t === 'n' && typeof v === 'number') return textOfNumber(v, z, date1904)
  if (v instanceof Date) return Number.isNaN(v.getTime()) ? notANumber : v.toISOString()
  return String(v)
}

/** Copies the value of vertically merged cells to each of their rows, such as a firm's name for several employees. */
function fillMergedCells(rows: string[][], { '!merges': merges = [] }: WorkSheet): void {
  // `s` and `e` are the first and the last cell of a merge, each with its row `r` and column `c`.
  for (const { s, e } of merges)
    for (let row = s.r + 1; row <= Math.min(e.r, rows.length - 1); row += 1) {
      const cells = rows[row]
      const value = rows[s.r]?.[s.c] ?? ''
      if (!cells || cells[s.c] || value === '') continue
      while (cells.length < s.c) cells.push('')
      cells[s.c] = value
    }
}

/**
 * Returns the texts of a row. Allocates no memory for the absent cells before a cell far beyond the permitted columns.
 */
function textsOf(cells: readonly (CellObject | undefined)[], date1904: boolean): string[] {
  if (cells.length <= importLimits.columns) return Array.from(cells, (cell) => textOf(cell, date1904))
  const last = Object.keys(cells).findLast((index) => textOf(cells[Number(index)], date1904).trim() !== '')
  if (Number(last ?? 0) >= importLimits.columns) throw new ParseFailure(errorCode.importTooWide)
  return Array.from(cells.slice(0, importLimits.columns), (cell) => textOf(cell, date1904))
}

/** Returns the rows of a sheet without blank rows at its end. */
function rowsOf(sheet: WorkSheet, date1904: boolean): string[][] {
  const { '!data': data = [] } = sheet
  const rows = Array.from(data.slice(0, maxTextLines), (cells) => checkRow(textsOf(cells ?? [], date1904)))
  fillMergedCells(rows, sheet)
  return rows.slice(0, rows.findLastIndex((row) => !isBlankRow(row)) + 1)
}

const options = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  raw: true,
} as const

function sheetsOf({ SheetNames, Sheets, Workbook }: WorkBook): Sheet[] {
  const date1904 = Workbook?.WBProps?.date1904 === true
  if (SheetNames.length > importLimits.sheets) throw new ParseFailure(errorCode.importTooManySheets)
  return SheetNames.flatMap((name) => {
    const sheet = Sheets[name]
    return sheet ? [{ name, rows: rowsOf(sheet, date1904) }] : []
  })
}

const countFilled = (rows: readonly string[][]) => rows.filter((row) => !isBlankRow(row)).length

/** Whether a sheet has further rows after the rows that were read. */
const hasUnreadRows = (sheet: WorkSheet | undefined) => sheet?.['!fullref'] !== undefined

/**
 * Reads the permitted number of rows. Also reads further rows when some of these are blank, for example filled only by
 * formulas, because patients may follow them.
 */
function readSheets(read: (sheetRows: number) => WorkBook): Sheet[] {
  const book = read(maxRows + 1)
  const sheets = sheetsOf(book)
  const hasFurtherRows = sheets.some(
    ({ name, rows }) => hasUnreadRows(book.Sheets[name]) && countFilled(rows) <= maxRows,
  )
  return hasFurtherRows ? sheetsOf(read(maxTextLines)) : sheets
}

/** Reads a workbook; throws a `ParseFailure` if it is protected by a password. */
function readBook(data: Uint8Array | string, type: 'array' | 'string', sheetRows: number): WorkBook {
  try {
    return XLSX.read(data, { ...options, type, sheetRows })
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message))
      throw new ParseFailure(errorCode.importProtected)
    throw error
  }
}

/** The sheets of an .xls, .xlsx or .ods workbook. */
export const readWorkbook = (bytes: Uint8Array): Sheet[] =>
  readSheets((sheetRows) => readBook(bytes, 'array', sheetRows))

/**
 * The sheets of a workbook saved as text: an XML Spreadsheet 2003, or an HTML page with the extension of a workbook.
 */
export const readTextWorkbook = (text: string): Sheet[] =>
  readSheets((sheetRows) => readBook(text, 'string', sheetRows))
