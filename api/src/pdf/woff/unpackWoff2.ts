import { brotliDecompressSync } from 'node:zlib'
import { rebuildGlyphs } from './rebuildGlyphs.ts'
import { packSfnt } from './packSfnt.ts'
import { ByteReader } from './ByteReader.ts'

/** Tags of tables by their number in a WOFF2 directory; an underscore stands for a space. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '))

const headerBytes = 48

interface Entry {
  tag: string
  length: number
  isTransformed: boolean
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.uint8()
  const number = flags & 0x3f
  const tag = number === 0x3f ? reader.bytes(4).toString('latin1') : (knownTags[number] ?? '')
  const originalLength = reader.base128()
  const version = flags >> 6
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
  if (isTransformed && tag !== 'glyf' && tag !== 'loca') throw new Error(`The table ${tag} is transformed.`)
  return { tag, isTransformed, length: isTransformed ? reader.base128() : originalLength }
}

/**
 * Unpacks a WOFF2 file to its TrueType font: fontkit reads WOFF2, but can neither vary its weight nor embed it in a PDF.
 * See https://www.w3.org/TR/WOFF2/.
 */
export function unpackWoff2(woff2: Buffer): Buffer {
  const tableCount = woff2.readUInt16BE(12)
  const reader = new ByteReader(woff2.subarray(headerBytes))
  const entries = Array.from({ length: tableCount }, () => readEntry(reader))
  const content = new ByteReader(brotliDecompressSync(reader.bytes(woff2.readUInt32BE(20))))
  const tables = new Map<string, Buffer>()
  for (const { tag, length, isTransformed } of entries) {
    const table = content.bytes(length)
    if (!isTransformed) tables.set(tag, Buffer.from(table))
    else if (tag === 'glyf') for (const [name, rebuilt] of rebuildGlyphs(table)) tables.set(name, rebuilt)
  }
  // The rebuilt `loca` has offsets of 32 bits.
  tables.get('head')?.writeUInt16BE(1, 50)
  return packSfnt(woff2.subarray(4, 8), tables)
}
