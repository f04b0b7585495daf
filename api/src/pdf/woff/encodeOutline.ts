/** A point of a glyph's outline, by its distance from the previous one. */
export interface Point {
  dx: number
  dy: number
  /** Whether the curve passes through the point. */
  isOnCurve: boolean
}

export function uint16s(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(2 * values.length)
  values.forEach((value, index) => buffer.writeUInt16BE(value & 0xff_ff, 2 * index))
  return buffer
}

function boxOf(points: readonly Point[]): Buffer {
  let [x, y] = [0, 0]
  const positions = points.map(({ dx, dy }) => ({ x: (x += dx), y: (y += dy) }))
  const xs = positions.map((position) => position.x)
  const ys = positions.map((position) => position.y)
  return uint16s([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
}

/** Encodes an outline for the table `glyf`; `ends` has the index of the last point of each contour. */
export const encodeOutline = (points: readonly Point[], ends: readonly number[], box = boxOf(points)): Buffer =>
  Buffer.concat([
    uint16s([ends.length]),
    box,
    uint16s([...ends, 0]),
    Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? 1 : 0))),
    uint16s(points.map(({ dx }) => dx)),
    uint16s(points.map(({ dy }) => dy)),
  ])
