import type { Path } from 'fontkit'
import { encodeOutline, type Point } from './encodeOutline.ts'

/** Encodes the path of a glyph for the table `glyf`, in whole units of the font. */
export function encodePath({ commands }: Pick<Path, 'commands'>): Buffer {
  const points: Point[] = []
  const ends: number[] = []
  let [lastX, lastY] = [0, 0]
  for (const { command, args } of commands) {
    if (command === 'closePath') ends.push(points.length - 1)
    for (let index = 0; index < args.length; index += 2) {
      const [x, y] = [Math.round(args[index] ?? 0), Math.round(args[index + 1] ?? 0)]
      const isControlPoint = command === 'quadraticCurveTo' && index === 0
      points.push({ dx: x - lastX, dy: y - lastY, isOnCurve: !isControlPoint })
      lastX = x
      lastY = y
    }
  }
  const encoded = ends.length === 0 ? Buffer.alloc(0) : encodeOutline(points, ends)
  return Buffer.concat([encoded, Buffer.alloc((4 - (encoded.length % 4)) % 4)])
}
