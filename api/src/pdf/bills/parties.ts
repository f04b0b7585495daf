import { drawDecoration, type Sheet } from '../Sheet.ts'
import { heightOf, drawPlacedTexts, drawTextInBox } from '../text.ts'
import { clientLines, type Client } from './Client.ts'
import { palette } from './palette.ts'

const paddingPoints = 12
const labelStyle = { size: 8, bold: true, colour: palette.quiet }

export interface Fact {
  name: string
  value: string
}

/** Approximate height of a fact whose value has a single line. */
export const factHeightPoints = 30

/** Renders facts below each other at the left margin; returns the position below them. */
export function drawFactColumn(sheet: Sheet, facts: readonly Fact[], top: number, width: number): number {
  let y = top
  for (const { name, value } of facts) {
    const valueTop = y + heightOf(sheet.pdf, name, width, labelStyle) + 1
    drawPlacedTexts(sheet, 'P', [
      { text: name, box: { x: sheet.left, y, width }, style: labelStyle },
      { text: value, box: { x: sheet.left, y: valueTop, width } },
    ])
    y = valueTop + heightOf(sheet.pdf, value, width) + 7
  }
  return y
}

/**
 * Renders the client in a box on the right, where the window of an envelope is, and facts on the left.
 */
export function drawParties(sheet: Sheet, client: Client, facts: readonly Fact[]): void {
  const { pdf, left, width } = sheet
  const top = pdf.y
  const box = { x: left + width / 2, width: width / 2 }
  const text = { x: box.x + paddingPoints, width: box.width - 2 * paddingPoints }
  const lines = clientLines(client)
  const heights = lines.map((line) => heightOf(pdf, line, text.width, { size: 10 }) + 1)
  const nameHeight = heightOf(pdf, client.name, text.width, { size: 12, bold: true })
  const height = 2 * paddingPoints + 13 + nameHeight + 3 + heights.reduce((sum, lineHeight) => sum + lineHeight, 0)
  drawDecoration(pdf, 'Layout', () => pdf.roundedRect(box.x, top, box.width, height, 6).fill(palette.sunk))
  const factsBottom = drawFactColumn(sheet, facts, top + paddingPoints, width / 2 - 20)
  let y = top + paddingPoints
  y += drawTextInBox(sheet, 'P', 'Client', { ...text, y }, labelStyle) + 2
  y += drawTextInBox(sheet, 'P', client.name, { ...text, y }, { size: 12, bold: true }) + 3
  for (const line of lines) y += drawTextInBox(sheet, 'P', line, { ...text, y }, { size: 10 }) + 1
  pdf.y = Math.max(top + height, factsBottom) + 20
}
