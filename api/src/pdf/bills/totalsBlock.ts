import { decimal, money } from 'shared/domain/format'
import { eurosOf, type Cents } from 'shared/domain/money/cents'
import type { Totals } from 'shared/domain/money/totals'
import { silently, type Sheet } from '../Sheet.ts'
import { placedTexts } from '../text.ts'
import { palette } from './palette.ts'
import { factColumn, factPoints, type Fact } from './parties.ts'

/** « 1 234,50 € » */
export const amount = (cents: Cents): string => money(eurosOf(cents))

interface Line {
  name: string
  value: string
}

/**
 * Lists a document's totals: one line without VAT, otherwise net amount and VAT by rate; a global discount precedes
 * them.
 */
function totalLines(
  { linesNet, globalDiscount, net, rates, tax, total }: Totals,
  isCredit = false,
): { lines: Line[]; due: Line } {
  const taxed = rates.filter(({ rate }) => rate > 0)
  const credit = isCredit ? ' à votre crédit' : ''
  const lines: Line[] = []
  if (globalDiscount > 0)
    lines.push(
      { name: 'Total avant remise', value: amount(linesNet) },
      { name: 'Remise', value: `-${amount(globalDiscount)}` },
    )
  if (taxed.length === 0) return { lines, due: { name: `Total${credit}`, value: amount(total) } }
  lines.push({ name: 'Total H.T', value: amount(net) })
  for (const { rate, base, tax: vat } of rates) {
    const on = rates.length > 1 ? ` sur ${amount(base)}` : ''
    lines.push({ name: `TVA ${decimal(rate / 100)} %${on}`, value: amount(vat) })
  }
  if (rates.length > 1) lines.push({ name: 'Total TVA', value: amount(tax) })
  return { lines, due: { name: `Total T.T.C${credit}`, value: amount(total) } }
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
export function totalsBlock(sheet: Sheet, totals: Totals, { facts = [], isCredit = false }: TotalsOptions = {}): void {
  const { pdf, left, width, bottom } = sheet
  const { lines, due } = totalLines(totals, isCredit)
  const height = Math.max(10 + lines.length * lineHeightPoints + dueHeightPoints, 10 + facts.length * factPoints)
  if (pdf.y + height > bottom) pdf.addPage()
  const top = pdf.y + 10
  const x = left + width - boxWidthPoints
  const half = { name: { x: x + 10, width: boxWidthPoints - 110 }, value: { x: x + boxWidthPoints - 110, width: 100 } }
  let y = top
  for (const { name, value } of lines) {
    placedTexts(sheet, 'P', [
      { text: name, box: { ...half.name, y }, style: { size: 10, colour: palette.quiet } },
      { text: value, box: { ...half.value, y }, style: { size: 10, align: 'right' } },
    ])
    y += lineHeightPoints
  }
  silently(pdf, 'Layout', () => pdf.roundedRect(x, y, boxWidthPoints, dueHeightPoints, 6).fill(palette.primary))
  const style = { size: 13, bold: true, colour: palette.white }
  placedTexts(sheet, 'P', [
    { text: due.name, box: { ...half.name, y: y + 7 }, style },
    { text: due.value, box: { ...half.value, y: y + 7 }, style: { ...style, align: 'right' } },
  ])
  const factsBottom = factColumn(sheet, facts, top, width - boxWidthPoints - 20)
  pdf.y = Math.max(y + dueHeightPoints, factsBottom) + 18
}
