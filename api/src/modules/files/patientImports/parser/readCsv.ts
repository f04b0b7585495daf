import { errorCode } from 'shared/contracts/errorCodes'
import { parseCsvRows } from './parseCsvRows.ts'
import { ParseFailure } from './ParseFailure.ts'
import type { Sheet } from './Sheet.ts'

const delimiters = [';', '\t', ',', '|']
const sampleLength = 20_000

interface DelimiterCount {
  delimiter: string
  /** Number of lines with the most frequent number of cells, `width`. */
  lineCount: number
  width: number
}

/** Counts the lines that the delimiter divides into the most frequent number of cells. */
function countLinesOfUsualWidth(delimiter: string, lines: readonly string[]): DelimiterCount {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const width = line.split(delimiter).length
    if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  }
  const [[width, lineCount] = [1, 0]] = [...counts].toSorted(
    ([widthA, countA], [widthB, countB]) => countB - countA || widthB - widthA,
  )
  return { delimiter, lineCount, width }
}

/**
 * Returns the delimiter named in Excel's `sep=;` line. Otherwise returns the delimiter that divides the most of the
 * first lines into the same number of cells, so that commas in addresses are not chosen; on a tie, the delimiter with
 * more cells. Ignores quoted text.
 */
function delimiterOf(text: string): string {
  const [, namedDelimiter] = /^sep=(.)\r?\n/i.exec(text) ?? []
  if (namedDelimiter) return namedDelimiter
  // Quoted parts are matched within a line: an unclosed quote would hide the delimiters of the following lines.
  const sample = text.slice(0, sampleLength).replaceAll(/"(?:[^"\r\n]|"")*"/g, '')
  const lines = sample.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  const [best] = delimiters
    .map((delimiter) => countLinesOfUsualWidth(delimiter, lines))
    .toSorted((a, b) => b.lineCount - a.lineCount || b.width - a.width)
  return best && best.lineCount > 0 ? best.delimiter : ';'
}

export function readCsv(text: string): Sheet[] {
  // Detects binary content in a file whose name has the extension of a text file.
  if (text.includes('\u0000')) throw new ParseFailure(errorCode.importUnreadable)
  const textWithoutMark = text.replace(/^\uFEFF/, '')
  return [{ name: '', rows: parseCsvRows(textWithoutMark.replace(/^sep=.\r?\n/i, ''), delimiterOf(textWithoutMark)) }]
}
