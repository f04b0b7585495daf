import type { ByteReader } from './ByteReader.ts'
import type { Point } from './encodeOutline.ts'

/** Returns the size of a point's coordinates in bytes, the bits of y, and the values added to x and y (WOFF2, 5.2). */
function encodingOf(flag: number): { bytes: number; yBits: number; xBase: number; yBase: number } {
  if (flag < 10) return { bytes: 1, yBits: 8, xBase: 0, yBase: (flag & 14) << 7 }
  if (flag < 20) return { bytes: 1, yBits: 0, xBase: ((flag - 10) & 14) << 7, yBase: 0 }
  if (flag < 84) {
    const rest = flag - 20
    return { bytes: 1, yBits: 4, xBase: 1 + (rest & 0x30), yBase: 1 + ((rest & 0x0c) << 2) }
  }
  if (flag < 120) {
    const rest = flag - 84
    return {
      bytes: 2,
      yBits: 8,
      xBase: 1 + (Math.floor(rest / 12) << 8),
      yBase: 1 + (((rest % 12) >> 2) << 8),
    }
  }
  return flag < 124 ? { bytes: 3, yBits: 12, xBase: 0, yBase: 0 } : { bytes: 4, yBits: 16, xBase: 0, yBase: 0 }
}

/** Reads a point of a WOFF2 outline. */
export function readPoint(flags: ByteReader, glyphs: ByteReader): Point {
  const byte = flags.uint8()
  const flag = byte & 0x7f
  const { bytes, yBits, xBase, yBase } = encodingOf(flag)
  const triplet = glyphs.bytes(bytes).readUIntBE(0, bytes)
  const x = Math.floor(triplet / 2 ** yBits) + xBase
  const y = (triplet % 2 ** yBits) + yBase
  const isXPositive = flag < 10 || (flag & 1) === 1
  const isYPositive = flag < 10 ? (flag & 1) === 1 : flag < 20 || ((flag >> 1) & 1) === 1
  return { dx: isXPositive ? x : -x, dy: isYPositive ? y : -y, isOnCurve: byte < 0x80 }
}
