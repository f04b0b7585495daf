import { CsvError, parse, type Options } from 'csv-parse/sync'
import { maxRows } from './parserLimits.ts'

/** The cells of one record; undefined when its quotes are not valid CSV. */
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

/** The cells of a single line; undefined when a quoted cell does not end on it. */
function cellsOfLine(line: string, delimiter: string): string[] | undefined {
  if (!line.includes('"')) return line.split(delimiter)
  const cells = cellsOf(line, delimiter, { relax_quotes: true })
  return hasOddQuotes(line) ? cells?.map(withoutLoneQuote) : cells
}

/** The number of cells that most lines have. */
function usualWidth(lines: readonly string[], delimiter: string): number {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const width = line.split(delimiter).length
    counts.set(width, (counts.get(width) ?? 0) + 1)
  }
  return [...counts].toSorted(([, countA], [, countB]) => countB - countA)[0]?.[0] ?? 1
}

/**
 * The rows of a CSV text. A quoted cell may continue on the next lines. A quote is treated as a typo, and its line as a
 * separate row, when it is never closed, is closed in the middle of a cell, or would merge lines that each have the usual
 * number of cells: no line may disappear in another line's cell.
 */
export function csvRows(text: string, delimiter: string): string[][] {
  const lines = text.replace(/(?:\r\n|\n|\r)$/, '').split(/\r\n|\n|\r/)
  const width = usualWidth(lines, delimiter)
  const isWholeRow = (line: string) => width > 1 && line.split(delimiter).length === width
  const rows: string[][] = []
  for (let index = 0; index < lines.length && rows.length <= maxRows; index += 1) {
    const line = lines[index] ?? ''
    const cellsOfThisLine = cellsOfLine(line, delimiter)
    if (cellsOfThisLine) {
      rows.push(cellsOfThisLine)
      continue
    }
    const end = hasOddQuotes(line) ? lines.findIndex((next, nextIndex) => nextIndex > index && hasOddQuotes(next)) : -1
    const record = lines.slice(index, end + 1)
    const ofRecord = end === -1 || record.every(isWholeRow) ? undefined : cellsOf(record.join('\n'), delimiter, {})
    rows.push(ofRecord ?? line.split(delimiter).map(withoutLoneQuote))
    if (ofRecord) index = end
  }
  return rows
}
