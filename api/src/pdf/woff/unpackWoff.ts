import { inflateSync } from 'node:zlib'
import { packSfnt } from './packSfnt.ts'

const headerBytes = 44
const entryBytes = 20

/** Unpacks a WOFF file to its TrueType font: pdfkit would do it for each document, slowly. */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const entry = woff.subarray(headerBytes + index * entryBytes)
    const [offset, compressedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const table = woff.subarray(offset, offset + compressedLength)
    tables.set(entry.toString('latin1', 0, 4), compressedLength < length ? inflateSync(table) : table)
  }
  return packSfnt(woff.subarray(4, 8), tables)
}
