import { decimal, money } from 'shared/domain/format'
import { eurosOf, type Cents } from 'shared/domain/money/cents'
import type { Totals } from 'shared/domain/money/totals'
import { drawDecoration, type Sheet } from '../Sheet.ts'
import { gapPoints } from '../table.ts'
import { drawPlacedTexts } from '../text.ts'
import { palette } from './palette.ts'
import { drawFactColumn, factHeightPoints, type Fact } from './parties.ts'

/** Formats an amount, e.g. « 1 234,50 € ». */
export const amountText = (cents: Cents): string => money(eurosOf(cents))

interface Line {
  name: string
  value: string
}

/**
 * Returns the line of the amount due, and the lines above it: a global discount and, if VAT applies, the net amount and
 * the VAT by rate.
 */
function totalLines(
  { linesNet, globalDiscount, net, rates, tax, total }: Totals,
  isCredit = false,
): { lines: Line[]; due: Line } {
  const taxedRates = rates.filter(({ rate }) => rate > 0)
  const creditSuffix = isCredit ? ' à votre crédit' : ''
  const lines: Line[] = []
  if (globalDiscount > 0)
    lines.push(
      { name: 'Total avant remise', value: amountText(linesNet) },
      { name: 'Remise', value: `-${amountText(globalDiscount)}` },
    )
  if (taxedRates.length === 0) return { lines, due: { name: `Total${creditSuffix}`, value: amountText(total) } }
  lines.push({ name: 'Total H.T', value: amountText(net) })
  for (const { rate, base, tax: vat } of rates) {
    const baseText = rates.length > 1 ? ` sur ${amountText(base)}` : ''
    lines.push({ name: `TVA ${decimal(rate / 100)} %${baseText}`, value: amountText(vat) })
  }
  if (rates.length > 1) lines.push({ name: 'Total TVA', value: amountText(tax) })
  return { lines, due: { name: `Total T.T.C${creditSuffix}`, value: amountText(total) } }
}

const boxWidthPoints = 260
const lineHeightPoints = 18
const dueHeightPoints = 30

export interface TotalsOptions {
  /** Payment terms, on the left of the totals. */
  facts?: readonly Fact[]
  /** Whether the total is refunded to the client (credit note). */
  isCredit?: boolean
}

/**
 * Renders the totals on the right, with the amount due in colour, and the payment terms on the left. Starts a new page
 * if they do not fit.
 */
export function drawTotalsBlock(
  sheet: Sheet,
  totals: Totals,
  { facts = [], isCredit = false }: TotalsOptions = {},
): void {
  const { pdf, left, width, bottom } = sheet
  const { lines, due } = totalLines(totals, isCredit)
  const height = Math.max(10 + lines.length * lineHeightPoints + dueHeightPoints, 10 + facts.length * factHeightPoints)
  if (pdf.y + height > bottom) pdf.addPage()
  const top = pdf.y + 10
  const x = left + width - boxWidthPoints
  const columnBoxes = {
    name: { x: x + 10, width: boxWidthPoints - 110 },
    // Ends where the amounts of the table's last column end.
    value: { x: x + boxWidthPoints - 100 - gapPoints, width: 100 },
  }
  let y = top
  for (const { name, value } of lines) {
    drawPlacedTexts(sheet, 'P', [
      { text: name, box: { ...columnBoxes.name, y }, style: { size: 10, colour: palette.quiet } },
      { text: value, box: { ...columnBoxes.value, y }, style: { size: 10, align: 'right' } },
    ])
    y += lineHeightPoints
  }
  drawDecoration(pdf, 'Layout', () => pdf.roundedRect(x, y, boxWidthPoints, dueHeightPoints, 6).fill(palette.primary))
  const style = { size: 13, bold: true, colour: palette.white }
  drawPlacedTexts(sheet, 'P', [
    { text: due.name, box: { ...columnBoxes.name, y: y + 7 }, style },
    { text: due.value, box: { ...columnBoxes.value, y: y + 7 }, style: { ...style, align: 'right' } },
  ])
  const factsBottom = drawFactColumn(sheet, facts, top, width - boxWidthPoints - 20)
  pdf.y = Math.max(y + dueHeightPoints, factsBottom) + 18
}
