import { unzipSync, zipSync } from 'fflate'
import { errorCode } from 'shared/contracts/errorCodes'
import { importLimits } from 'shared/contracts/patients/importLimits'
import { checkOpenDocument } from './checkOpenDocument.ts'
import { maxUnpackedBytes } from './parserLimits.ts'
import { ParseFailure } from './ParseFailure.ts'

/** Whether a file of the archive is needed to read the cells. */
const isNeeded = (name: string) =>
  /\.(xml|rels|bin)$/i.test(name) && !/(^|\/)(media|drawings|charts|theme|printerSettings|vba\w*)\//i.test(name)

const isSheet = (name: string) => /(^|\/)worksheets\/[^/]+\.xml$/i.test(name)

/** Name of the file, in the archive of an .ods workbook, that contains the sheets. */
const openDocumentContent = 'content.xml'

/** Counts the cells of a row with a value; stops once there are more than permitted. */
function countValues(row: Buffer): number {
  let count = 0
  for (const tag of ['<v>', '<is>'])
    for (
      let index = row.indexOf(tag);
      index !== -1 && count <= importLimits.columns;
      index = row.indexOf(tag, index + 1)
    )
      count += 1
  return count
}

/** Throws a `ParseFailure` when a row has too many values: the library would allocate memory for each. */
function checkRowWidths(xml: Buffer): void {
  for (let start = xml.indexOf('<row'); start !== -1;) {
    const end = xml.indexOf('<row', start + 1)
    if (countValues(xml.subarray(start, end === -1 ? undefined : end)) > importLimits.columns)
      throw new ParseFailure(errorCode.importTooWide)
    start = end
  }
}

/** Whether the first file of the archive is encrypted, according to its flags. */
const isEncryptedEntry = (bytes: Buffer) => bytes.length > 6 && (bytes.readUInt16LE(6) & 1) === 1

/**
 * Repacks an .xlsx or .ods workbook without compression. First checks its declared unpacked size and the number of
 * values in its rows, so that the spreadsheet library cannot be made to allocate excessive memory.
 */
export function unpackWorkbook(bytes: Buffer): Uint8Array {
  if (isEncryptedEntry(bytes)) throw new ParseFailure(errorCode.importProtected)
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
    if (isSheet(name)) checkRowWidths(Buffer.from(buffer, byteOffset, byteLength))
    else if (name === openDocumentContent) checkOpenDocument(Buffer.from(buffer, byteOffset, byteLength).toString())
  return zipSync(parts, { level: 0 })
}
