import { pdfPoints } from 'shared/design/tokens'
import type { Sheet } from '../Sheet.ts'
import { drawFlowingText, drawParagraph } from '../text.ts'
import { palette } from './palette.ts'

/** Minimum height for a heading with text: with less space left, the section starts on a new page. */
const headingWithTextPoints = 30

/** Renders a heading and a text with its line breaks; nothing for an empty text. */
export function drawSection(sheet: Sheet, title: string, text: string, size = 9.5): void {
  if (text.trim() === '') return
  if (sheet.pdf.y + headingWithTextPoints > sheet.bottom) sheet.pdf.addPage()
  drawParagraph(sheet, 'H2', title, { size: pdfPoints.body, bold: true, colour: palette.primary }, 3)
  drawFlowingText(sheet, text, { size }, 10)
}
