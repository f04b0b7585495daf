import { ByteReader } from './ByteReader.ts'
import { encodeOutline, uint16s } from './encodeOutline.ts'
import { readPoint } from './readPoint.ts'

interface Streams {
  contours: ByteReader
  points: ByteReader
  flags: ByteReader
  glyphs: ByteReader
  composites: ByteReader
  boxes: ByteReader
}

const headerBytes = 36

function readSimpleGlyph(streams: Streams, contours: number, explicitBox: Buffer | null): Buffer {
  const ends: number[] = []
  for (let index = 0; index < contours; index += 1) ends.push((ends.at(-1) ?? -1) + streams.points.count())
  const points = Array.from({ length: (ends.at(-1) ?? -1) + 1 }, () => readPoint(streams.flags, streams.glyphs))
  // The instructions are for small screens; their bytes are in another stream, which is not read.
  streams.glyphs.count()
  return encodeOutline(points, ends, explicitBox ?? undefined)
}

/** Copies the components of a composite glyph, without its instructions. */
function readCompositeGlyph({ composites, glyphs }: Streams, box: Buffer): Buffer {
  const components: Buffer[] = []
  let [hasInstructions, isLast] = [false, false]
  while (!isLast) {
    const flags = composites.uint16()
    hasInstructions ||= (flags & 0x1_00) !== 0
    isLast = (flags & 0x20) === 0
    const scaleBytes = (flags & 0x08) !== 0 ? 2 : (flags & 0x40) !== 0 ? 4 : (flags & 0x80) !== 0 ? 8 : 0
    components.push(uint16s([flags & ~0x1_00]), composites.bytes(2 + ((flags & 1) !== 0 ? 4 : 2) + scaleBytes))
  }
  if (hasInstructions) glyphs.count()
  return Buffer.concat([uint16s([-1]), box, ...components])
}

/** Rebuilds the tables `glyf` and `loca` from a `glyf` that WOFF2 split into streams (WOFF2, 5.1). */
export function rebuildGlyphs(table: Buffer): Map<'glyf' | 'loca', Buffer> {
  const header = new ByteReader(table)
  header.bytes(4)
  const glyphCount = header.uint16()
  header.uint16()
  let offset = headerBytes
  const nextStream = () => {
    const length = header.uint32()
    offset += length
    return new ByteReader(table.subarray(offset - length, offset))
  }
  // In the order of the file.
  const streams: Streams = {
    contours: nextStream(),
    points: nextStream(),
    flags: nextStream(),
    glyphs: nextStream(),
    composites: nextStream(),
    boxes: nextStream(),
  }
  const { boxes, contours } = streams
  const hasBox = boxes.bytes(4 * Math.ceil(glyphCount / 32))

  const loca = Buffer.alloc(4 * (glyphCount + 1))
  const parts: Buffer[] = []
  let length = 0
  for (let index = 0; index < glyphCount; index += 1) {
    const contourCount = contours.int16()
    const box = ((hasBox[index >> 3] ?? 0) & (0x80 >> (index & 7))) === 0 ? null : boxes.bytes(8)
    let glyph: Buffer = Buffer.alloc(0)
    if (contourCount > 0) glyph = readSimpleGlyph(streams, contourCount, box)
    if (contourCount < 0 && box) glyph = readCompositeGlyph(streams, box)
    const padded = Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)])
    parts.push(padded)
    length += padded.length
    loca.writeUInt32BE(length, 4 * (index + 1))
  }
  return new Map([
    ['glyf', Buffer.concat(parts)],
    ['loca', loca],
  ])
}
