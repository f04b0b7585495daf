import { signatureInk } from 'shared/design/tokens'
import { signatureBox, type SignatureStroke } from 'shared/contracts/agenda/attendance'
import type { Pdf } from '../../../pdf/Sheet.ts'

interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a signature's strokes as lines, scaled to a rectangle with the proportions of the signature box. */
export function drawStrokes(pdf: Pdf, strokes: readonly SignatureStroke[], { x, y, width }: Rectangle): void {
  const scale = width / signatureBox.width
  pdf.lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(signatureInk)
  for (const [firstPoint, ...followingPoints] of strokes) {
    if (!firstPoint) continue
    pdf.moveTo(x + firstPoint.x * scale, y + firstPoint.y * scale)
    // A dot is a line of length zero with round caps.
    for (const point of followingPoints.length > 0 ? followingPoints : [firstPoint])
      pdf.lineTo(x + point.x * scale, y + point.y * scale)
    pdf.stroke()
  }
}
