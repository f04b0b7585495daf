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
/** Height of the label « Client », with the space below it, in points. */
const clientLabelHeight = 13
/** Spaces between the elements, in points. */
const spacing = { label: 2, clientName: 3, clientLine: 1, factName: 1, fact: 7, columns: 20, block: 12 }

/** Whether a fact's name and value each fit on one line of this width. */
const isShort = ({ pdf }: Sheet, { name, value }: Fact, width: number): boolean =>
  heightOf(pdf, value, width) <= heightOf(pdf, '', width) &&
  heightOf(pdf, name, width, labelStyle) <= heightOf(pdf, '', width, labelStyle)

/** Groups facts into rows: two consecutive short facts share a row. */
function groupFactRows(sheet: Sheet, facts: readonly Fact[], width: number): Fact[][] {
  const halfWidth = (width - columnGapPoints) / 2
  const rows: Fact[][] = []
  for (const fact of facts) {
    const row = rows.at(-1)
    if (row?.length === 1 && [...row, fact].every((candidate) => isShort(sheet, candidate, halfWidth))) row.push(fact)
    else rows.push([fact])
  }
  return rows
}

const heightOfFact = ({ pdf }: Sheet, { name, value }: Fact, width: number): number =>
  heightOf(pdf, name, width, labelStyle) + spacing.factName + heightOf(pdf, value, width) + spacing.fact

/** Returns the height of facts in points, as `drawFactRows` renders them. */
export const heightOfFactRows = (sheet: Sheet, facts: readonly Fact[], width: number): number =>
  groupFactRows(sheet, facts, width).reduce(
    (sum, row) => sum + Math.max(...row.map((fact) => heightOfFact(sheet, fact, width))),
    0,
  )

function drawFact(sheet: Sheet, { name, value }: Fact, { x, y, width }: Box): void {
  const valueTop = y + heightOf(sheet.pdf, name, width, labelStyle) + spacing.factName
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
    y += heightOfFact(sheet, fact, width)
  }
  return y
}

/** Renders facts at the left margin, two short ones next to each other; returns the position below them. */
export function drawFactRows(sheet: Sheet, facts: readonly Fact[], top: number, width: number): number {
  let y = top
  const halfWidth = (width - columnGapPoints) / 2
  for (const row of groupFactRows(sheet, facts, width)) {
    row.forEach((fact, index) => {
      const x = sheet.left + index * (halfWidth + columnGapPoints)
      drawFact(sheet, fact, { x, y, width: row.length > 1 ? halfWidth : width })
    })
    y += Math.max(...row.map((fact) => heightOfFact(sheet, fact, width)))
  }
  return y
}

/**
 * Renders the client in a box on the right, where the window of an envelope is, and facts on the left.
 */
export function drawClientAndFacts(sheet: Sheet, client: Client, facts: readonly Fact[]): void {
  const { pdf, left, width } = sheet
  const top = pdf.y
  const box = { x: left + width / 2, width: width / 2 }
  const textArea = { x: box.x + paddingPoints, width: box.width - 2 * paddingPoints }
  const lines = clientLines(client)
  const heights = lines.map(
    (line) => heightOf(pdf, line, textArea.width, { size: pdfPoints.body }) + spacing.clientLine,
  )
  const nameHeight = heightOf(pdf, client.name, textArea.width, { size: pdfPoints.section, bold: true })
  const linesHeight = heights.reduce((sum, lineHeight) => sum + lineHeight, 0)
  const height = 2 * paddingPoints + clientLabelHeight + nameHeight + spacing.clientName + linesHeight
  drawDecoration(pdf, 'Layout', () => pdf.roundedRect(box.x, top, box.width, height, 6).fill(palette.sunk))
  const factsBottom = drawFactColumn(sheet, facts, top + paddingPoints, width / 2 - spacing.columns)
  let y = top + paddingPoints
  y += drawTextInBox(sheet, 'P', 'Client', { ...textArea, y }, labelStyle) + spacing.label
  const nameStyle = { size: pdfPoints.section, bold: true }
  y += drawTextInBox(sheet, 'P', client.name, { ...textArea, y }, nameStyle) + spacing.clientName
  for (const line of lines)
    y += drawTextInBox(sheet, 'P', line, { ...textArea, y }, { size: pdfPoints.body }) + spacing.clientLine
  pdf.y = Math.max(top + height, factsBottom) + spacing.block
}
