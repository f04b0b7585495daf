import type { Sheet } from '../Sheet.ts'
import { flowingText, paragraph } from '../text.ts'
import { palette } from './palette.ts'

/** Starts a new page rather than leave a heading alone at the bottom. */
const headingWithTextPoints = 40

/** Renders a heading and its text with its line breaks; nothing for an empty text. */
export function section(sheet: Sheet, title: string, text: string, size = 9.5): void {
  if (text.trim() === '') return
  if (sheet.pdf.y + headingWithTextPoints > sheet.bottom) sheet.pdf.addPage()
  paragraph(sheet, 'H2', title, { size: 10, bold: true, colour: palette.primary }, 3)
  flowingText(sheet, text, { size }, 10)
}
