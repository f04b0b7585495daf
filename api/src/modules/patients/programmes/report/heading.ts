import type { Sheet } from '../../../../pdf/Sheet.ts'
import { paragraph } from '../../../../pdf/text.ts'

/** Space that a heading needs with its first lines: it is never alone at the bottom of a page. */
const headingWithTextPoints = 70

/** Writes a section heading, on a new page unless `below` points (a few lines by default) are left for it and its text. */
export function heading(sheet: Sheet, text: string, below = headingWithTextPoints): void {
  const { pdf, bottom } = sheet
  if (pdf.y + below > bottom) pdf.addPage()
  paragraph(sheet, 'H2', text, { size: 12, bold: true }, 6)
}
