import { errorCode } from 'shared/contracts/errorCodes'
import { isBlankRow } from 'shared/domain/patients/import/blankRow'
import { decodeText } from './decodeText.ts'
import { maxRows } from './parserLimits.ts'
import { ParseFailure } from './ParseFailure.ts'
import { readCsv } from './readCsv.ts'
import { readTextWorkbook, readWorkbook } from './readWorkbook.ts'
import { readVCards } from './readVCards.ts'
import type { Sheet } from './Sheet.ts'
import { unpackWorkbook } from './unpackWorkbook.ts'

const zipSignature = 'PK\u0003\u0004'
/** Signature of the container format of .xls files. */
const compoundFileSignature = '\u00d0\u00cf\u0011\u00e0'

/** An XML Spreadsheet 2003 or an HTML page, by the first tag of the text. */
const markupPattern =
  /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<\?mso-application[^>]*>\s*)?<(?:!doctype html|html|table|head|body|meta|style|!--|(?:\w+:)?workbook\b)/i

const vCardPattern = /^\ufeff?\s*begin:vcard\b/i

/** Detects the format by the content, not by the file name. */
function sheetsOf(bytes: Buffer): Sheet[] {
  const signature = bytes.toString('latin1', 0, 4)
  if (signature === zipSignature) return readWorkbook(unpackWorkbook(bytes))
  if (signature === compoundFileSignature) return readWorkbook(bytes)
  const text = decodeText(bytes)
  if (vCardPattern.test(text)) return readVCards(text)
  if (markupPattern.test(text)) return readTextWorkbook(text)
  if (/^\ufeff?\s*<\?xml\b/i.test(text)) throw new ParseFailure(errorCode.importUnreadable)
  return readCsv(text)
}

const hasContent = ({ rows }: Sheet) => rows.some((row) => row.some((cell) => cell.trim() !== ''))

const isTooLong = ({ rows }: Sheet) => rows.filter((row) => !isBlankRow(row)).length > maxRows

/** Composes the accents (Unicode NFC), as `composeTexts` does in calls: some lists have « é » as two characters. */
const composeSheet = ({ name, rows }: Sheet): Sheet => ({
  name: name.normalize('NFC'),
  rows: rows.map((row) => row.map((cell) => cell.normalize('NFC'))),
})

/**
 * The non-empty sheets of a file, with composed accents. Throws a `ParseFailure` when there is none, or a sheet is too
 * long.
 */
export function readSpreadsheet(bytes: Buffer): Sheet[] {
  const sheets = sheetsOf(bytes).filter(hasContent)
  if (sheets.length === 0) throw new ParseFailure(errorCode.importEmpty)
  if (sheets.some(isTooLong)) throw new ParseFailure(errorCode.importTooLong)
  return sheets.map(composeSheet)
}
