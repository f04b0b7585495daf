import type { Sheet } from '../Sheet.ts'
import { flowingText, paragraph } from '../text.ts'
import { palette } from './palette.ts'

/** A heading does not stay alone at the foot of a page. */
const headingWithTextPoints = 40

/** A heading and its text, whose lines stay as they were written. Nothing where there is no text. */
export function section(sheet: Sheet, title: string, text: string, size = 9.5): void {
  if (text.trim() === '') return
  if (sheet.pdf.y + headingWithTextPoints > sheet.bottom) sheet.pdf.addPage()
  paragraph(sheet, 'H2', title, { size: 10, bold: true, colour: palette.primary }, 3)
  flowingText(sheet, text, { size }, 10)
}
