import { pdfPoints } from 'shared/design/tokens'
import type { Sheet } from '../../../../pdf/Sheet.ts'
import { drawParagraph } from '../../../../pdf/text.ts'

/** Height that a heading needs with its first lines, so that it is never alone at the bottom of a page. */
const headingWithTextPoints = 70

const gapBelowPoints = 6

/**
 * Writes a section heading, on a new page if less than `pointsNeeded` (a few lines by default) remains for the heading
 * and its text.
 */
export function drawHeading(sheet: Sheet, text: string, pointsNeeded = headingWithTextPoints): void {
  const { pdf, bottom } = sheet
  if (pdf.y + pointsNeeded > bottom) pdf.addPage()
  drawParagraph(sheet, 'H2', text, { size: pdfPoints.section, bold: true }, gapBelowPoints)
}
