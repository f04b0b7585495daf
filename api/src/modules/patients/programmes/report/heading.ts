import type { Sheet } from '../../../../pdf/Sheet.ts'
import { paragraph } from '../../../../pdf/text.ts'

/** A heading is not left alone at the end of a page. */
const headingWithTextPoints = 70

/** The heading of a part of the report, with room for what follows it: `below` points, some lines by default. */
export function heading(sheet: Sheet, text: string, below = headingWithTextPoints): void {
  const { pdf, bottom } = sheet
  if (pdf.y + below > bottom) pdf.addPage()
  paragraph(sheet, 'H2', text, { size: 12, bold: true }, 6)
}
