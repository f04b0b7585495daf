import type { Day } from '../../calendar/day.ts'
import { fieldOfHeader } from './headerNames.ts'
import { trimmedCell } from './importedCell.ts'
import { importFieldDefinitions, importFields } from './importFields.ts'
import type { ImportField } from './importFields.ts'
import { plainText } from '../../plainText.ts'

export type SheetRow = readonly string[]

/** The result of recognising a sheet's columns. */
export interface RecognisedColumns {
  /** The index of the header row; -1 without a header. */
  headerRow: number
  headers: string[]
  columns: (ImportField | null)[]
}

/** The fields that the practice has chosen earlier, by `plainText` of the header; `null` ignores the column. */
export type RememberedMapping = ReadonlyMap<string, ImportField | null>

const maxRowsBeforeHeader = 20
const sampledRows = 60
/** The minimum fraction of matching cells to recognise a column without a known header. */
const minMatchingPart = 0.6

const widthOf = (rows: readonly SheetRow[]) => rows.reduce((width, row) => Math.max(width, row.length), 0)
const isFilled = (cell: string | undefined) => trimmedCell(cell ?? '') !== ''

/** The headers of the columns that the file of refused lines adds before the original columns. */
const refusedLinesHeaders = new Set(['ligne', 'motif'])

/** Returns the field for a header; null if the column is ignored, undefined if the header is unknown. */
const fieldFor = (header: string, remembered: RememberedMapping): ImportField | null | undefined => {
  const rememberedField = remembered.get(plainText(header))
  if (rememberedField !== undefined) return rememberedField
  return refusedLinesHeaders.has(plainText(header)) ? null : fieldOfHeader(header)
}

/**
 * Returns the index of the row with the most known headers, the first of several; -1 if no row has any. Only the rows at
 * the top of the sheet are searched.
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

/** Whether a cell looks like a name: letters, spaces, apostrophes, hyphens and points only. */
const isName = (cell: string) => /^[\p{L}\p{M}'’. -]+$/u.test(cell)

interface Columns {
  headers: readonly string[]
  cellsOf: (column: number) => string[]
}

/** Recognises columns with unknown headers by the content of their cells, and sets their fields in `columns`. */
function recogniseByContent(columns: (ImportField | null | undefined)[], { headers, cellsOf }: Columns, today: Day) {
  const takenFields = new Set(columns.filter(Boolean))
  const unrecognisedColumns = () => columns.flatMap((field, index) => (field === undefined ? [index] : []))
  for (const column of unrecognisedColumns())
    for (const field of importFields) {
      const { looksLike, onlyWithoutHeader } = importFieldDefinitions[field]
      if (
        looksLike &&
        columns[column] === undefined &&
        !takenFields.has(field) &&
        !(headers[column] && onlyWithoutHeader) &&
        isMostly(cellsOf(column), (cell) => looksLike(cell, today))
      ) {
        columns[column] = field
        takenFields.add(field)
      }
    }
  if (takenFields.has('fullName') || takenFields.has('lastname') || takenFields.has('companyName')) return
  const names = unrecognisedColumns().filter((column) => isMostly(cellsOf(column), isName))
  const [first, second] = names
  if (first === undefined) return
  const hasBothNames = isMostly(cellsOf(first), (cell) => cell.includes(' '))
  columns[first] = hasBothNames || second === undefined ? 'fullName' : 'lastname'
  if (!hasBothNames && second !== undefined) columns[second] = 'firstname'
}

/**
 * Recognises the field of each column: by the practice's earlier choice, else by its header, else by its content (dates
 * of birth and postal codes only if there is no header). Rows above the header, such as a title, are ignored.
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
  recogniseByContent(columns, { headers, cellsOf }, today)
  return { headerRow, headers, columns: columns.map((field) => field ?? null) }
}
