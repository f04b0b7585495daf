import { drawTagged, type Pdf, type Sheet } from './Sheet.ts'

/**
 * Renders a drawing of this height at the current position, with alternative text. Starts a new page if it does not
 * fit.
 */
export function drawFigure(
  { pdf, root, left, width, bottom }: Sheet,
  { height, alt }: { height: number; alt: string },
  draw: (pdf: Pdf, top: number) => void,
): void {
  if (pdf.y + height > bottom) pdf.addPage()
  const top = pdf.y
  const content = drawTagged(pdf, 'Figure', () => draw(pdf, top))
  const options: PDFKit.Mixins.StructureElementOptions & { bbox: number[] } = {
    alt,
    bbox: [left, top, left + width, top + height],
  }
  root.add(pdf.struct('Figure', options, [content]))
  pdf.y = top + height
}
