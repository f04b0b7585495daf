import { CsvError, parse, type Options } from 'csv-parse/sync'
import { errorCode } from 'shared/contracts/errorCodes'
import { importLimits } from 'shared/contracts/patients/importLimits'
import { isBlankRow } from 'shared/domain/patients/import/blankRow'
import { checkRow } from './checkRow.ts'
import { maxLineLength, maxRows, maxTextLines } from './parserLimits.ts'
import { ParseFailure } from './ParseFailure.ts'

/** Returns the cells of a record; undefined when its quotes are not valid CSV. */
function cellsOf(record: string, delimiter: string, options: Options): string[] | undefined {
  try {
    const rows: string[][] = parse(record, { delimiter, relax_column_count: true, ...options })
    return rows.length === 1 ? rows[0] : undefined
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

const hasOddQuotes = (text: string) => (text.split('"').length - 1) % 2 === 1

/** Removes an unpaired quote at the start or end of a cell; keeps the quote in `12" x 8`. */
const withoutLoneQuote = (cell: string) => (hasOddQuotes(cell) ? cell.replace(/^"|"$/, '') : cell)

/** Returns the cells of a single line; undefined when a quoted cell does not end on this line. */
function cellsOfLine(line: string, delimiter: string): string[] | undefined {
  if (!line.includes('"')) return line.split(delimiter)
  const cells = cellsOf(line, delimiter, { relax_quotes: true })
  return hasOddQuotes(line) ? cells?.map(withoutLoneQuote) : cells
}

/** Returns the most frequent number of cells per line. */
function findUsualWidth(lines: readonly string[], delimiter: string): number {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const width = line.split(delimiter).length
    counts.set(width, (counts.get(width) ?? 0) + 1)
  }
  return [...counts].toSorted(([, countA], [, countB]) => countB - countA)[0]?.[0] ?? 1
}

/**
 * Splits a text into lines. Throws a `ParseFailure` if there are too many lines, or if a line is longer than the
 * maximum number of cells at their maximum length.
 */
function linesOf(text: string, delimiter: string): string[] {
  const lines = text.replace(/(?:\r\n|\n|\r)$/, '').split(/\r\n|\n|\r/, maxTextLines + 1)
  if (lines.length > maxTextLines) throw new ParseFailure(errorCode.importTooLong)
  const tooLongLine = lines.find((line) => line.length > maxLineLength)
  if (tooLongLine === undefined) return lines
  const isWide = tooLongLine.split(delimiter, importLimits.columns + 1).length > importLimits.columns
  throw new ParseFailure(isWide ? errorCode.importTooWide : errorCode.importCellTooLong)
}

/**
 * Parses a CSV text into rows. A quoted cell may continue on the next lines. A quote is treated as a typo, and its line
 * as a separate row, when it is never closed, is closed in the middle of a cell, or would merge lines that each have
 * the usual number of cells. This keeps a stray quote from merging the rows after it into one cell.
 */
export function parseCsvRows(text: string, delimiter: string): string[][] {
  const lines = linesOf(text, delimiter)
  const width = findUsualWidth(lines, delimiter)
  const isWholeRow = (line: string) => width > 1 && line.split(delimiter).length === width
  const rows: string[][] = []
  let filledCount = 0
  const addRow = (cells: string[]) => {
    rows.push(checkRow(cells))
    if (!isBlankRow(cells)) filledCount += 1
  }
  const isTooLong = () => filledCount > maxRows
  for (let index = 0; index < lines.length && !isTooLong(); index += 1) {
    const line = lines[index] ?? ''
    const cellsOfThisLine = cellsOfLine(line, delimiter)
    if (cellsOfThisLine) {
      addRow(cellsOfThisLine)
      continue
    }
    const end = hasOddQuotes(line) ? lines.findIndex((next, nextIndex) => nextIndex > index && hasOddQuotes(next)) : -1
    const record = lines.slice(index, end + 1)
    const cellsOfRecord = end === -1 || record.every(isWholeRow) ? undefined : cellsOf(record.join('\n'), delimiter, {})
    addRow(cellsOfRecord ?? line.split(delimiter).map(withoutLoneQuote))
    if (cellsOfRecord) index = end
  }
  return rows.slice(0, rows.findLastIndex((row) => !isBlankRow(row)) + 1)
}
