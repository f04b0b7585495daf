import { pdfPoints } from 'shared/design/tokens'
import { faceOf } from '../faces.ts'
import { drawDecoration, type Sheet } from '../Sheet.ts'
import { latinFile } from '../typefaces.ts'
import { palette } from './palette.ts'

const halfTextHeightPoints = 55

/** Prints « BROUILLON » across each page, so that a draft cannot be mistaken for the document. */
export function drawDraftOverlay({ pdf }: Sheet): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index)
    // Without this, pdfkit would start a new page for text below the margin.
    pdf.page.margins.bottom = 0
    const { width, height } = pdf.page
    drawDecoration(pdf, 'Layout', () => {
      pdf.save().rotate(-45, { origin: [width / 2, height / 2] })
      pdf.useFace(faceOf(latinFile, true)).fontSize(pdfPoints.watermark).fillColor(palette.quiet).fillOpacity(0.14)
      pdf.text('BROUILLON', 0, height / 2 - halfTextHeightPoints, { width, align: 'center', lineBreak: false })
      pdf.fillOpacity(1).restore()
    })
  }
}
