import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20

/** Unpacks a WOFF file to its TrueType font: pdfkit would do it for each document, slowly. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)

  const tables: Buffer[] = [head]
  let nextOffset = head.length
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(headerBytes + index * entryBytes)
    const [offset, compressedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const table = woff.subarray(offset, offset + compressedLength)
    const record = 12 + 16 * index
    entry.copy(head, record, 0, 4)
    entry.copy(head, record + 4, 16, 20)
    head.writeUInt32BE(nextOffset, record + 8)
    head.writeUInt32BE(length, record + 12)
    const paddedTable = Buffer.alloc(Math.ceil(length / 4) * 4)
    ;(compressedLength < length ? inflateSync(table) : table).copy(paddedTable)
    tables.push(paddedTable)
    nextOffset += paddedTable.length
  }
  return Buffer.concat(tables)
}
