import { errorCode } from 'shared/contracts/errorCodes'
import { csvRows } from './csvRows.ts'
import { ParseFailure } from './ParseFailure.ts'
import type { Sheet } from './Sheet.ts'

const delimiters = [';', '\t', ',', '|']
const sampleLength = 20_000

/**
 * The delimiter named in Excel's `sep=;` line, otherwise the most frequent delimiter outside quotes in the first lines.
 */
function delimiterOf(text: string): string {
  const [, namedDelimiter] = /^sep=(.)\r?\n/i.exec(text) ?? []
  if (namedDelimiter) return namedDelimiter
  // Quoted parts are matched within a line: an unclosed quote would hide the delimiters of the following lines.
  const sample = text.slice(0, sampleLength).replaceAll(/"(?:[^"\r\n]|"")*"/g, '')
  const counts = delimiters.map((delimiter) => sample.split(delimiter).length - 1)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';'
}

export function readCsv(text: string): Sheet[] {
  // Detects binary content in a file whose name has the extension of a text file.
  if (text.includes('\u0000')) throw new ParseFailure(errorCode.importUnreadable)
  const textWithoutMark = text.replace(/^\uFEFF/, '')
  return [{ name: '', rows: csvRows(textWithoutMark.replace(/^sep=.\r?\n/i, ''), delimiterOf(textWithoutMark)) }]
}
