import type { Day } from '../../calendar/day.ts'
import { fieldOfHeader } from './headerNames.ts'
import { trimmedCell } from './importedCell.ts'
import { importFieldDefinitions, importFields } from './importFields.ts'
import type { ImportField } from './importFields.ts'
import { plainText } from '../../plainText.ts'

export type SheetRow = readonly string[]

/** The result of recognising a sheet's columns. */
export interface RecognisedColumns {
  /** The index of the header row; -1 without one. */
  headerRow: number
  headers: string[]
  columns: (ImportField | null)[]
}

/** The practice's earlier choice for a column of this name: `null` ignores it. Keys are `plainText` of the name. */
export type RememberedMapping = ReadonlyMap<string, ImportField | null>

const maxRowsBeforeHeader = 20
const sampledRows = 60
/** Minimum fraction of matching cells to recognise a column without a known name. */
const minMatchingPart = 0.6

const widthOf = (rows: readonly SheetRow[]) => rows.reduce((width, row) => Math.max(width, row.length), 0)
const isFilled = (cell: string | undefined) => trimmedCell(cell ?? '') !== ''

/** The columns that the file of refused lines adds before the original cells. */
const ofRefusedLines = new Set(['ligne', 'motif'])

/** Undefined for an unknown name, null if the column is ignored. */
const fieldFor = (header: string, remembered: RememberedMapping): ImportField | null | undefined => {
  const known = remembered.get(plainText(header))
  if (known !== undefined) return known
  return ofRefusedLines.has(plainText(header)) ? null : fieldOfHeader(header)
}

/**
 * The row with the most known names, the first of several; if no row has any, the first row is a header if it looks
 * unlike the following ones.
 */
function findHeaderRow(rows: readonly SheetRow[], remembered: RememberedMapping): number {
  let best = { row: -1, count: 0 }
  rows.slice(0, maxRowsBeforeHeader).forEach((cells, row) => {
    const count = cells.filter((cell) => isFilled(cell) && fieldFor(cell, remembered) !== undefined).length
    if (count > best.count) best = { row, count }
  })
  return best.row
}

const isMostly = (cells: readonly string[], matches: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(matches).length >= minMatchingPart * cells.length

/** Letters and characters that join names, without digits. */
const isName = (cell: string) => /^[\p{L}\p{M}'’. -]+$/u.test(cell)

interface Columns {
  headers: readonly string[]
  cellsOf: (column: number) => string[]
}

/** Recognises columns with an unknown name by the content of their cells. */
function byContent(columns: (ImportField | null | undefined)[], { headers, cellsOf }: Columns, today: Day) {
  const taken = new Set(columns.filter(Boolean))
  const free = () => columns.flatMap((field, index) => (field === undefined ? [index] : []))
  for (const column of free())
    for (const field of importFields) {
      const { looksLike, onlyWithoutHeader: onlyWithoutName } = importFieldDefinitions[field]
      if (
        looksLike &&
        columns[column] === undefined &&
        !taken.has(field) &&
        !(headers[column] && onlyWithoutName) &&
        isMostly(cellsOf(column), (cell) => looksLike(cell, today))
      ) {
        columns[column] = field
        taken.add(field)
      }
    }
  if (taken.has('fullName') || taken.has('lastname') || taken.has('companyName')) return
  const names = free().filter((column) => isMostly(cellsOf(column), isName))
  const [first, second] = names
  if (first === undefined) return
  const hasBothNames = isMostly(cellsOf(first), (cell) => cell.includes(' '))
  columns[first] = hasBothNames || second === undefined ? 'fullName' : 'lastname'
  if (!hasBothNames && second !== undefined) columns[second] = 'firstname'
}

/**
 * Recognises the field of each column: by the practice's earlier choice, else by its French name, else by its content
 * (a date of birth and a postal code only without a name). Lines above the header (a title, a date) are ignored.
 */
export function recogniseColumns(
  rows: readonly SheetRow[],
  today: Day,
  remembered: RememberedMapping = new Map(),
): RecognisedColumns {
  const headerRow = findHeaderRow(rows, remembered)
  const width = widthOf(rows)
  const header = headerRow === -1 ? [] : (rows[headerRow] ?? [])
  const headers = Array.from({ length: width }, (_, index) => trimmedCell(header[index] ?? ''))
  const sample = rows.slice(headerRow + 1, headerRow + 1 + sampledRows)
  const cellsOf = (column: number) => sample.map((row) => trimmedCell(row[column] ?? '')).filter(Boolean)
  const columns = headers.map((name) => (name === '' ? undefined : fieldFor(name, remembered)))
  byContent(columns, { headers, cellsOf }, today)
  return { headerRow, headers, columns: columns.map((field) => field ?? null) }
}
