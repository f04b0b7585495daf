import { unzipSync, zipSync } from 'fflate'
import { errorCode } from 'shared/contracts/errorCodes'
import { maxUnpackedBytes } from './parserLimits.ts'
import { ParseFailure } from './ParseFailure.ts'

/** Parts that hold cells, and what they need to be read. */
const isRead = (name: string) =>
  /\.(xml|rels|bin)$/i.test(name) && !/(^|\/)(media|drawings|charts|theme|printerSettings|vba\w*)\//i.test(name)

/**
 * An .xlsx workbook packed anew without compression: what it unpacks to is counted before it is unpacked, and no more is
 * written than its directory says, so that the spreadsheet library allocates nothing by the word of the file.
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
