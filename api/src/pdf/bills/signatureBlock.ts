import { pdfPoints } from 'shared/design/tokens'
import { drawDecoration, type Sheet } from '../Sheet.ts'
import { drawTextInBox } from '../text.ts'
import { palette } from './palette.ts'

const heightPoints = 96
const paddingPoints = 12
/** Distances of the texts from the top of the box, in points. */
const textTops = { label: 10, hint: 26 }

/**
 * Renders the box in which the client accepts a quote by date, name and signature; it is never split over two pages.
 */
export function drawSignatureBlock(sheet: Sheet): void {
  const { pdf, left, width, bottom } = sheet
  if (pdf.y + heightPoints > bottom) pdf.addPage()
  const top = pdf.y + 4
  const box = { x: left + width / 2, width: width / 2 }
  drawDecoration(pdf, 'Layout', () =>
    pdf
      .roundedRect(box.x, top, box.width, heightPoints - 8, 6)
      .lineWidth(0.8)
      .strokeColor(palette.rule)
      .stroke(),
  )
  const textArea = { x: box.x + paddingPoints, width: box.width - 2 * paddingPoints }
  drawTextInBox(
    sheet,
    'P',
    'Bon pour accord',
    { ...textArea, y: top + textTops.label },
    { size: pdfPoints.emphasis, bold: true },
  )
  const hintStyle = { size: pdfPoints.hint, colour: palette.quiet }
  drawTextInBox(
    sheet,
    'P',
    'Date, nom et signature du client, précédés de cette mention',
    { ...textArea, y: top + textTops.hint },
    hintStyle,
  )
  pdf.y = top + heightPoints
}
