import { errorCode } from 'shared/contracts/errorCodes'
import { decodeText } from './decodeText.ts'
import { maxRows } from './parserLimits.ts'
import { ParseFailure } from './ParseFailure.ts'
import { readCsv } from './readCsv.ts'
import { readHtml, readWorkbook } from './readWorkbook.ts'
import type { Sheet } from './Sheet.ts'
import { unpackWorkbook } from './unpackWorkbook.ts'

const zipSignature = 'PK\u0003\u0004'
/** Signature of the container format of .xls files. */
const compoundFileSignature = '\u00d0\u00cf\u0011\u00e0'

/** Detects the format by the content, not by the file name. */
function sheetsOf(bytes: Buffer): Sheet[] {
  const signature = bytes.toString('latin1', 0, 4)
  if (signature === zipSignature) return readWorkbook(unpackWorkbook(bytes))
  if (signature === compoundFileSignature) return readWorkbook(bytes)
  const text = decodeText(bytes)
  return /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|table|head|body|meta|style|!--)/i.test(text)
    ? readHtml(text)
    : readCsv(text)
}

const hasContent = ({ rows }: Sheet) => rows.some((row) => row.some((cell) => cell.trim() !== ''))

/** The non-empty sheets of a file. Throws a `ParseFailure` when there is none, or a sheet is too long. */
export function readSpreadsheet(bytes: Buffer): Sheet[] {
  const sheets = sheetsOf(bytes).filter(hasContent)
  if (sheets.length === 0) throw new ParseFailure(errorCode.importEmpty)
  if (sheets.some(({ rows }) => rows.length > maxRows)) throw new ParseFailure(errorCode.importTooLong)
  return sheets
}
