import { unzipSync, zipSync } from 'fflate'
import { errorCode } from 'shared/contracts/errorCodes'
import { importLimits } from 'shared/contracts/patients/importLimits'
import { maxUnpackedBytes } from './parserLimits.ts'
import { ParseFailure } from './ParseFailure.ts'

/** Whether a file of the archive is needed to read the cells. */
const isNeeded = (name: string) =>
  /\.(xml|rels|bin)$/i.test(name) && !/(^|\/)(media|drawings|charts|theme|printerSettings|vba\w*)\//i.test(name)

const isSheet = (name: string) => /(^|\/)worksheets\/[^/]+\.xml$/i.test(name)

/** The number of cells with a value, up to one more than permitted. */
function countValues(row: Buffer): number {
  let count = 0
  for (const tag of ['<v>', '<is>'])
    for (let at = row.indexOf(tag); at !== -1 && count <= importLimits.columns; at = row.indexOf(tag, at + 1))
      count += 1
  return count
}

/** Throws a `ParseFailure` when a row has too many values: the library would allocate memory for each. */
function checkWidths(xml: Buffer): void {
  for (let start = xml.indexOf('<row'); start !== -1;) {
    const end = xml.indexOf('<row', start + 1)
    if (countValues(xml.subarray(start, end === -1 ? undefined : end)) > importLimits.columns)
      throw new ParseFailure(errorCode.importTooWide)
    start = end
  }
}

/**
 * Repacks an .xlsx workbook without compression. Checks the declared unpacked size and the widths of its rows first, so
 * that the spreadsheet library cannot be made to allocate excessive memory.
 */
export function unpackWorkbook(bytes: Buffer): Uint8Array {
  let unpackedBytes = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isNeeded(name)) return false
      unpackedBytes += originalSize
      if (unpackedBytes > maxUnpackedBytes) throw new ParseFailure(errorCode.importTooHeavy)
      return true
    },
  })
  for (const [name, { buffer, byteOffset, byteLength }] of Object.entries(parts))
    if (isSheet(name)) checkWidths(Buffer.from(buffer, byteOffset, byteLength))
  return zipSync(parts, { level: 0 })
}
