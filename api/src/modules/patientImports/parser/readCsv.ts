import { parse } from 'csv-parse/sync'
import { errorCode } from 'shared/contracts/errorCodes'
import { maxRows } from './parserLimits.ts'
import { ParseFailure } from './ParseFailure.ts'
import type { Sheet } from './Sheet.ts'

const delimiters = [';', '\t', ',', '|']
const sampleLength = 20_000

/** The delimiter that stands most often outside quotes in the first lines; Excel's `sep=;` line says it itself. */
function delimiterOf(text: string): string {
  const [, named] = /^sep=(.)\r?\n/i.exec(text) ?? []
  if (named) return named
  const sample = text.slice(0, sampleLength).replaceAll(/"(?:[^"]|"")*"/g, '')
  const counts = delimiters.map((delimiter) => sample.split(delimiter).length - 1)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';'
}

export function readCsv(text: string): Sheet[] {
  // Binary contents under the name of a text.
  if (text.includes('\u0000')) throw new ParseFailure(errorCode.importUnreadable)
  const rows: string[][] = parse(text.replace(/^sep=.\r?\n/i, ''), {
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    // One more than there may be, so that too many are noticed.
    to: maxRows + 1,
  })
  return [{ name: '', rows }]
}
