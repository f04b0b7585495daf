import { pdfPoints } from 'shared/design/tokens'
import { decimal, money } from 'shared/domain/format'
import { eurosOf, type Cents } from 'shared/domain/money/cents'
import type { Totals } from 'shared/domain/money/totals'
import { drawDecoration, type Sheet } from '../Sheet.ts'
import { gapPoints } from '../table.ts'
import { drawPlacedTexts } from '../text.ts'
import { palette } from './palette.ts'
import { drawFactRows, heightOfFactRows, type Fact } from './clientAndFacts.ts'

/** Formats an amount, e.g. « 1 234,50 € ». */
export const amountText = (cents: Cents): string => money(eurosOf(cents))

interface TotalLine {
  name: string
  value: string
}

/** The amount paid before the issue, with its name: « Crédit déduit » or « Acquittée le 30/11/2026 ». */
export interface PaidBefore {
  name: string
  amount: Cents
}

/**
 * Returns the line of the amount due, and the lines above it: a global discount and, if VAT applies, the net amount and
 * the VAT by rate, without rates whose lines amount to 0 €.
 */
function totalLines(
  { linesNet, globalDiscount, net, rates: allRates, tax, total }: Totals,
  isCredit = false,
): { lines: TotalLine[]; due: TotalLine } {
  const usedRates = allRates.filter(({ base }) => base !== 0)
  const rates = usedRates.length > 0 ? usedRates : allRates
  const taxedRates = rates.filter(({ rate }) => rate > 0)
  const creditSuffix = isCredit ? ' à votre crédit' : ''
  const lines: TotalLine[] = []
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

/** Returns the lines below the amount due: what was paid before, and what remains to be paid. */
const paidLines = (total: Cents, paid: PaidBefore | undefined): TotalLine[] =>
  paid
    ? [
        { name: paid.name, value: `-${amountText(paid.amount)}` },
        { name: 'Reste à payer', value: amountText(total - paid.amount) },
      ]
    : []

const boxWidthPoints = 260
const amountWidthPoints = 110

/** Space between an amount and the right end of the coloured bar, which reaches into the margin. */
const barPaddingPoints = 10
const lineHeightPoints = 18
const dueHeightPoints = 30
/** Space above and below the block. */
const blockMarginPoints = 10
/** Space between the payment terms and the totals. */
const factsGapPoints = 20

export interface TotalsOptions {
  /** Payment terms, on the left of the totals. */
  facts?: readonly Fact[]
  /** Whether the total is refunded to the client (credit note). */
  isCredit?: boolean
  paid?: PaidBefore | undefined
}

/**
 * Renders the totals on the right, their amounts below those of the lines, with the amount due in colour, and the
 * payment terms on the left. Starts a new page if they do not fit.
 */
export function drawTotalsBlock(
  sheet: Sheet,
  totals: Totals,
  { facts = [], isCredit = false, paid }: TotalsOptions = {},
): void {
  const { pdf, left, width, bottom } = sheet
  const { lines, due } = totalLines(totals, isCredit)
  const linesBelow = paidLines(totals.total, paid)
  const factsWidth = width - boxWidthPoints - factsGapPoints
  const totalsHeight = (lines.length + linesBelow.length) * lineHeightPoints + dueHeightPoints + 6
  const height = blockMarginPoints + Math.max(totalsHeight, heightOfFactRows(sheet, facts, factsWidth))
  if (pdf.y + height > bottom) pdf.addPage()
  const top = pdf.y + blockMarginPoints
  const x = left + width - boxWidthPoints
  const columnBoxes = {
    name: { x: x + 10, width: boxWidthPoints - amountWidthPoints },
    value: { x: x + boxWidthPoints - amountWidthPoints, width: amountWidthPoints - gapPoints },
  }
  let y = top
  const drawLine = ({ name, value }: TotalLine, bold = false) => {
    drawPlacedTexts(sheet, 'P', [
      { text: name, box: { ...columnBoxes.name, y }, style: bold ? { bold } : { colour: palette.quiet } },
      { text: value, box: { ...columnBoxes.value, y }, style: { bold, align: 'right' } },
    ])
    y += lineHeightPoints
  }
  for (const line of lines) drawLine(line)
  const barWidth = boxWidthPoints - gapPoints + barPaddingPoints
  drawDecoration(pdf, 'Layout', () => pdf.roundedRect(x, y, barWidth, dueHeightPoints, 6).fill(palette.primary))
  const style = { size: pdfPoints.subtitle, bold: true, colour: palette.white }
  drawPlacedTexts(sheet, 'P', [
    { text: due.name, box: { ...columnBoxes.name, y: y + 7 }, style },
    { text: due.value, box: { ...columnBoxes.value, y: y + 7 }, style: { ...style, align: 'right' } },
  ])
  y += dueHeightPoints + (linesBelow.length > 0 ? 6 : 0)
  linesBelow.forEach((line, index) => drawLine(line, index === linesBelow.length - 1))
  const factsBottom = drawFactRows(sheet, facts, top, factsWidth)
  pdf.y = Math.max(y, factsBottom) + blockMarginPoints
}
