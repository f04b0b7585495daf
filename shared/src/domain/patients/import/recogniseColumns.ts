import type { Day } from '../../calendar/day.ts'
import { fieldOfHeader, headerKey, isKnownHeader, presetOf } from './headerNames.ts'
import { trimCell } from './importedCell.ts'
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
const minMatchingShare = 0.6

const titleWords = new Set('m mr mme mlle melle monsieur madame mademoiselle dr f h femme homme'.split(' '))

const widthOf = (rows: readonly SheetRow[]) => rows.reduce((width, row) => Math.max(width, row.length), 0)
const isFilled = (cell: string | undefined) => trimCell(cell ?? '') !== ''

/** Returns the field that a header names; null if its column is left out, undefined if the header is unknown. */
const fieldFor = (header: string, remembered: RememberedMapping): ImportField | null | undefined => {
  const rememberedField = remembered.get(plainText(header))
  if (rememberedField !== undefined) return rememberedField
  return fieldOfHeader(header) ?? (isKnownHeader(header) ? null : undefined)
}

const isMostly = (cells: readonly string[], matches: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(matches).length >= minMatchingShare * cells.length

const cellsOf = (rows: readonly SheetRow[], column: number) =>
  rows.map((row) => trimCell(row[column] ?? '')).filter(Boolean)

/** Whether a cell is a title or a sex: « Mme », « M. », « F ». */
const isTitle = (cell: string) => titleWords.has(plainText(cell))

/** Whether a cell looks like a name: letters, spaces, apostrophes, hyphens and points only. */
const isName = (cell: string) => /^[\p{L}\p{M}'’. -]+$/u.test(cell)

/** Whether a cell is a value, such as a number, a date or an e-mail address, and therefore not a header. */
const isValue = (cell: string) => /[\d@]/.test(cell)

/** Whether the row above `rows` is a header: its cells are words, and below one of them are mostly values. */
const isAboveValues = (cells: SheetRow, rows: readonly SheetRow[]): boolean =>
  !cells.some(isValue) &&
  cells.some((cell, column) => isFilled(cell) && isMostly(cellsOf(rows, column).slice(0, sampledRows), isValue))

/**
 * Returns the index of the row with the most known headers, the first of several. If no header is known, the first row
 * with several cells if it is a header by the cells below it, else -1. Only the rows at the top are searched.
 */
function findHeaderRow(rows: readonly SheetRow[], remembered: RememberedMapping): number {
  let best = { row: -1, count: 0 }
  rows.slice(0, maxRowsBeforeHeader).forEach((cells, row) => {
    const count = cells.filter((cell) => isFilled(cell) && fieldFor(cell, remembered) !== undefined).length
    if (count > best.count) best = { row, count }
  })
  if (best.row !== -1) return best.row
  const first = rows.slice(0, maxRowsBeforeHeader).findIndex((cells) => cells.filter(isFilled).length > 1)
  return first !== -1 && isAboveValues(rows[first] ?? [], rows.slice(first + 1)) ? first : -1
}

/** Recognises the columns without a header by the content of their cells, and sets their fields in `columns`. */
function recogniseByContent(
  columns: (ImportField | null | undefined)[],
  sample: readonly SheetRow[],
  today: Day,
): void {
  const usedFields = new Set(columns.filter(Boolean))
  const unrecognisedColumns = () => columns.flatMap((field, index) => (field === undefined ? [index] : []))
  for (const column of unrecognisedColumns())
    for (const field of importFields) {
      const { looksLike } = importFieldDefinitions[field]
      if (
        looksLike &&
        columns[column] === undefined &&
        !usedFields.has(field) &&
        isMostly(cellsOf(sample, column), (cell) => looksLike(cell, today))
      ) {
        columns[column] = field
        usedFields.add(field)
      }
    }
  if (usedFields.has('fullName') || usedFields.has('lastname') || usedFields.has('companyName')) return
  const names = unrecognisedColumns().filter((column) => {
    const cells = cellsOf(sample, column)
    return isMostly(cells, isName) && !isMostly(cells, isTitle)
  })
  const [first, second] = names
  if (first === undefined) return
  const hasBothNames = isMostly(cellsOf(sample, first), (cell) => cell.includes(' '))
  columns[first] = hasBothNames || second === undefined ? 'fullName' : 'lastname'
  if (!hasBothNames && second !== undefined) columns[second] = 'firstname'
}

/**
 * Recognises the field of each column: by the practice's earlier choice, else by its header, else, if it has no header
 * and the file is no known export, by its content. Rows above the header, such as a title, are ignored.
 */
export function recogniseColumns(
  rows: readonly SheetRow[],
  today: Day,
  remembered: RememberedMapping = new Map(),
): RecognisedColumns {
  const headerRow = findHeaderRow(rows, remembered)
  const width = widthOf(rows)
  const header = headerRow === -1 ? [] : (rows[headerRow] ?? [])
  const headers = Array.from({ length: width }, (_, index) => trimCell(header[index] ?? ''))
  const preset = presetOf(headers)
  const fieldOf = (name: string): ImportField | null | undefined => {
    if (name === '') return preset ? null : undefined
    if (!preset) return fieldFor(name, remembered) ?? null
    const rememberedField = remembered.get(plainText(name))
    return rememberedField === undefined ? (preset.fields[headerKey(name)] ?? null) : rememberedField
  }
  const columns = headers.map(fieldOf)
  recogniseByContent(columns, rows.slice(headerRow + 1, headerRow + 1 + sampledRows), today)
  return { headerRow, headers, columns: columns.map((field) => field ?? null) }
}
