import { signatureBox, type SignatureStroke } from 'shared/contracts/agenda/attendance'

interface Point {
  x: number
  y: number
}

const maxStrokes = 60
const maxPoints = 1_500

const clamped = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))

/** Every n-th point of a stroke that has too many, and its last one. */
function thinned(points: readonly Point[]): readonly Point[] {
  const step = Math.ceil(points.length / (maxPoints - 1))
  return step <= 1 ? points : points.filter((_point, index) => index % step === 0 || index === points.length - 1)
}

/** Converts the strokes drawn on a pad of this width, in pixels, to the coordinates that signatures are stored in. */
export const strokesOf = (drawn: readonly { points: readonly Point[] }[], widthPx: number): SignatureStroke[] =>
  drawn
    .filter(({ points }) => points.length > 0)
    .slice(0, maxStrokes)
    .map(({ points }) =>
      thinned(points).map(({ x, y }) => ({
        x: clamped((x * signatureBox.width) / widthPx, signatureBox.width),
        y: clamped((y * signatureBox.width) / widthPx, signatureBox.height),
      })),
    )
