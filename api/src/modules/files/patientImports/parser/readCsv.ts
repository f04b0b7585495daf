import { errorCode } from 'shared/contracts/errorCodes'
import { csvRows } from './csvRows.ts'
import { ParseFailure } from './ParseFailure.ts'
import type { Sheet } from './Sheet.ts'

const delimiters = [';', '\t', ',', '|']
const sampleLength = 20_000

/** The delimiter named by Excel's `sep=;` line, else the most frequent one outside quotes in the first lines. */
function delimiterOf(text: string): string {
  const [, named] = /^sep=(.)\r?\n/i.exec(text) ?? []
  if (named) return named
  // Quoted parts are matched within a line: an unclosed quote would hide the delimiters of the following lines.
  const sample = text.slice(0, sampleLength).replaceAll(/"(?:[^"\r\n]|"")*"/g, '')
  const counts = delimiters.map((delimiter) => sample.split(delimiter).length - 1)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';'
}

export function readCsv(text: string): Sheet[] {
  // Binary content with the file name extension of a text.
  if (text.includes('\u0000')) throw new ParseFailure(errorCode.importUnreadable)
  const withoutMark = text.replace(/^\uFEFF/, '')
  return [{ name: '', rows: csvRows(withoutMark.replace(/^sep=.\r?\n/i, ''), delimiterOf(withoutMark)) }]
}
