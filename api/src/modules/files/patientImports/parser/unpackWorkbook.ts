import { unzipSync, zipSync } from 'fflate'
import { errorCode } from 'shared/contracts/errorCodes'
import { maxUnpackedBytes } from './parserLimits.ts'
import { ParseFailure } from './ParseFailure.ts'

/** Whether a file of the archive is needed to read the cells. */
const isRead = (name: string) =>
  /\.(xml|rels|bin)$/i.test(name) && !/(^|\/)(media|drawings|charts|theme|printerSettings|vba\w*)\//i.test(name)

/**
 * Repacks an .xlsx workbook without compression. Checks the declared unpacked size first and never writes more, so that the
 * spreadsheet library cannot be made to allocate excessive memory.
 */
export function unpackWorkbook(bytes: Buffer): Uint8Array {
  let unpackedBytes = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isRead(name)) return false
      unpackedBytes += originalSize
      if (unpackedBytes > maxUnpackedBytes) throw new ParseFailure(errorCode.importTooHeavy)
      return true
    },
  })
  return zipSync(parts, { level: 0 })
}
