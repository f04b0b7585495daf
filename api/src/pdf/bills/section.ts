import { pdfPoints } from 'shared/design/tokens'
import type { Sheet } from '../Sheet.ts'
import { drawFlowingText, drawParagraph } from '../text.ts'
import { palette } from './palette.ts'

/** Minimum height for a heading with text: with less space left, the section starts on a new page. */
const headingWithTextPoints = 30
const defaultTextPoints = 9.5
const spacingPoints = { heading: 3, section: 10 }

/** Renders a heading and a text with its line breaks; nothing for an empty text. */
export function drawSection(sheet: Sheet, title: string, text: string, size = defaultTextPoints): void {
  if (text.trim() === '') return
  if (sheet.pdf.y + headingWithTextPoints > sheet.bottom) sheet.pdf.addPage()
  drawParagraph(
    sheet,
    'H2',
    title,
    { size: pdfPoints.body, bold: true, colour: palette.primary },
    spacingPoints.heading,
  )
  drawFlowingText(sheet, text, { size }, spacingPoints.section)
}
