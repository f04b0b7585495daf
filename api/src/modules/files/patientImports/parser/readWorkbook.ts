import * as XLSX from '@e965/xlsx'
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import { errorCode } from 'shared/contracts/errorCodes'
import { importLimits } from 'shared/contracts/patients/importLimits'
import { checkedRow } from './checkedRow.ts'
import { maxRows } from './parserLimits.ts'
import { ParseFailure } from './ParseFailure.ts'
import type { Sheet } from './Sheet.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Converts a serial date number of a workbook to `yyyy-mm-dd`. */
function dateOf(value: number, date1904: boolean): string {
  const { y, m, d } = XLSX.SSF.parse_date_code(value, { date1904 })
  return [y, twoDigits(m), twoDigits(d)].join('-')
}

/** Returns the text of a cell: for a formula its stored value, for an error an empty text. */
function textOf(cell: CellObject | undefined, date1904: boolean): string {
  const { t, v, z } = cell ?? {}
  if (v === undefined || v === null || t === 'e') return ''
  if (t === 'n' && typeof v === 'number') {
    const isDate = typeof z === 'string' && XLSX.SSF.is_date(z)
    return isDate ? dateOf(v, date1904) : String(v)
  }
  return v instanceof Date ? v.toISOString().slice(0, 10) : String(v)
}

/**
 * Copies the value of vertically merged cells to each of their rows, such as a firm's name beside several employees.
 */
function fillMergedCells(rows: string[][], { '!merges': merges = [] }: WorkSheet): void {
  for (const { s, e } of merges)
    for (let row = s.r + 1; row <= Math.min(e.r, rows.length - 1); row += 1) {
      const cells = rows[row]
      const value = rows[s.r]?.[s.c] ?? ''
      if (!cells || cells[s.c] || value === '') continue
      while (cells.length < s.c) cells.push('')
      cells[s.c] = value
    }
}

function rowsOf(sheet: WorkSheet, date1904: boolean): string[][] {
  const { '!data': data = [] } = sheet
  const rows = Array.from(data.slice(0, maxRows + 1), (cells) =>
    checkedRow(Array.from(cells ?? [], (cell) => textOf(cell, date1904))),
  )
  fillMergedCells(rows, sheet)
  return rows
}

const options = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  raw: true,
  sheetRows: maxRows + 1,
} as const

function sheetsOf({ SheetNames, Sheets, Workbook }: WorkBook): Sheet[] {
  const date1904 = Workbook?.WBProps?.date1904 === true
  if (SheetNames.length > importLimits.sheets) throw new ParseFailure(errorCode.importTooManySheets)
  return SheetNames.flatMap((name) => {
    const sheet = Sheets[name]
    return sheet ? [{ name, rows: rowsOf(sheet, date1904) }] : []
  })
}

/** The sheets of an .xls or .xlsx workbook. */
export const readWorkbook = (bytes: Uint8Array): Sheet[] => sheetsOf(XLSX.read(bytes, { ...options, type: 'array' }))

/** The tables of an HTML page: some programs save such a page with the extension of a workbook. */
export const readHtml = (text: string): Sheet[] => sheetsOf(XLSX.read(text, { ...options, type: 'string' }))
