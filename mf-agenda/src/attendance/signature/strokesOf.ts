import { signatureBox, type SignatureStroke } from 'shared/contracts/agenda/attendance'

interface Point {
  x: number
  y: number
}

const maxStrokes = 60
const maxPoints = 1_500

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)))

/** Returns every n-th point of a stroke with too many points, and its last point. */
function thinOut(points: readonly Point[]): readonly Point[] {
  const step = Math.ceil(points.length / (maxPoints - 1))
  return step <= 1 ? points : points.filter((_point, index) => index % step === 0 || index === points.length - 1)
}

/**
 * Converts strokes drawn on a pad `widthPx` wide to the coordinates in which signatures are stored. Omits empty strokes
 * and strokes beyond `maxStrokes`.
 */
export const strokesOf = (drawnStrokes: readonly { points: readonly Point[] }[], widthPx: number): SignatureStroke[] =>
  drawnStrokes
    .filter(({ points }) => points.length > 0)
    .slice(0, maxStrokes)
    .map(({ points }) =>
      thinOut(points).map(({ x, y }) => ({
        x: clamp((x * signatureBox.width) / widthPx, signatureBox.width),
        y: clamp((y * signatureBox.width) / widthPx, signatureBox.height),
      })),
    )
