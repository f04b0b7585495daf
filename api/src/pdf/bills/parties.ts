import { pdfPoints } from 'shared/design/tokens'
import { drawDecoration, type Sheet } from '../Sheet.ts'
import { heightOf, drawPlacedTexts, drawTextInBox, type Box } from '../text.ts'
import { clientLines, type Client } from './Client.ts'
import { palette } from './palette.ts'

const paddingPoints = 12
const labelStyle = { size: pdfPoints.note, bold: true, colour: palette.quiet }

export interface Fact {
  name: string
  value: string
}

const columnGapPoints = 10

/** Whether a fact's name and value each fit on one line of this width. */
const isShort = ({ pdf }: Sheet, { name, value }: Fact, width: number): boolean =>
  heightOf(pdf, value, width) <= heightOf(pdf, '', width) &&
  heightOf(pdf, name, width, labelStyle) <= heightOf(pdf, '', width, labelStyle)

/** Groups facts into rows: two short neighbours share a row. */
function factRows(sheet: Sheet, facts: readonly Fact[], width: number): Fact[][] {
  const halfWidth = (width - columnGapPoints) / 2
  const rows: Fact[][] = []
  for (const fact of facts) {
    const row = rows.at(-1)
    if (row?.length === 1 && [...row, fact].every((each) => isShort(sheet, each, halfWidth))) row.push(fact)
    else rows.push([fact])
  }
  return rows
}

const factHeight = ({ pdf }: Sheet, { name, value }: Fact, width: number): number =>
  heightOf(pdf, name, width, labelStyle) + 1 + heightOf(pdf, value, width) + 7

/** Returns the height of facts in points, as `drawFactRows` renders them. */
export const heightOfFactRows = (sheet: Sheet, facts: readonly Fact[], width: number): number =>
  factRows(sheet, facts, width).reduce(
    (sum, row) => sum + Math.max(...row.map((fact) => factHeight(sheet, fact, width))),
    0,
  )

function drawFact(sheet: Sheet, { name, value }: Fact, { x, y, width }: Box): void {
  const valueTop = y + heightOf(sheet.pdf, name, width, labelStyle) + 1
  drawPlacedTexts(sheet, 'P', [
    { text: name, box: { x, y, width }, style: labelStyle },
    { text: value, box: { x, y: valueTop, width } },
  ])
}

/** Renders facts below each other at the left margin; returns the position below them. */
function drawFactColumn(sheet: Sheet, facts: readonly Fact[], top: number, width: number): number {
  let y = top
  for (const fact of facts) {
    drawFact(sheet, fact, { x: sheet.left, y, width })
    y += factHeight(sheet, fact, width)
  }
  return y
}

/** Renders facts at the left margin, two short ones next to each other; returns the position below them. */
export function drawFactRows(sheet: Sheet, facts: readonly Fact[], top: number, width: number): number {
  let y = top
  const halfWidth = (width - columnGapPoints) / 2
  for (const row of factRows(sheet, facts, width)) {
    row.forEach((fact, index) => {
      const x = sheet.left + index * (halfWidth + columnGapPoints)
      drawFact(sheet, fact, { x, y, width: row.length > 1 ? halfWidth : width })
    })
    y += Math.max(...row.map((fact) => factHeight(sheet, fact, width)))
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
  const heights = lines.map((line) => heightOf(pdf, line, text.width, { size: pdfPoints.body }) + 1)
  const nameHeight = heightOf(pdf, client.name, text.width, { size: pdfPoints.section, bold: true })
  const height = 2 * paddingPoints + 13 + nameHeight + 3 + heights.reduce((sum, lineHeight) => sum + lineHeight, 0)
  drawDecoration(pdf, 'Layout', () => pdf.roundedRect(box.x, top, box.width, height, 6).fill(palette.sunk))
  const factsBottom = drawFactColumn(sheet, facts, top + paddingPoints, width / 2 - 20)
  let y = top + paddingPoints
  y += drawTextInBox(sheet, 'P', 'Client', { ...text, y }, labelStyle) + 2
  y += drawTextInBox(sheet, 'P', client.name, { ...text, y }, { size: pdfPoints.section, bold: true }) + 3
  for (const line of lines) y += drawTextInBox(sheet, 'P', line, { ...text, y }, { size: pdfPoints.body }) + 1
  pdf.y = Math.max(top + height, factsBottom) + 12
}
