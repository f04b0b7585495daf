import { decimal, money } from 'shared/domain/format'
import { eurosOf, type Cents } from 'shared/domain/money/cents'
import type { Totals } from 'shared/domain/money/totals'
import { silently, textIn, type Sheet } from '../document.ts'
import { palette } from './palette.ts'

/** « 1 234,50 € » */
export const amount = (cents: Cents): string => money(eurosOf(cents))

interface Line {
  name: string
  value: string
}

/** The totals of a document: without VAT one line, with it the base and the VAT of each rate. */
export function totalLines({ net, rates, total }: Totals): { lines: Line[]; due: Line } {
  const taxed = rates.filter(({ rate }) => rate > 0)
  if (taxed.length === 0) return { lines: [], due: { name: 'Total', value: amount(total) } }
  const vat = taxed.map(({ rate, base, tax }) => ({
    name: rates.length > 1 ? `TVA ${decimal(rate / 100)} % sur ${amount(base)}` : `TVA ${decimal(rate / 100)} %`,
    value: amount(tax),
  }))
  return {
    lines: [{ name: 'Total H.T', value: amount(net) }, ...vat],
    due: { name: 'Total T.T.C', value: amount(total) },
  }
}

const boxWidth = 250
const lineHeight = 18
const dueHeight = 30

/** The totals at the right, what is due in colour. A page is begun where they do not fit. */
export function totalsBlock(sheet: Sheet, totals: Totals): void {
  const { pdf, left, width, bottom } = sheet
  const { lines, due } = totalLines(totals)
  if (pdf.y + lines.length * lineHeight + dueHeight > bottom) pdf.addPage()
  const x = left + width - boxWidth
  const half = { name: { x: x + 10, width: 120 }, value: { x: x + 120, width: boxWidth - 130 } }
  let y = pdf.y + 10
  for (const { name, value } of lines) {
    textIn(sheet, 'P', name, { ...half.name, y }, { size: 10, colour: palette.quiet })
    textIn(sheet, 'P', value, { ...half.value, y }, { size: 10, align: 'right' })
    y += lineHeight
  }
  silently(pdf, 'Layout', () => pdf.roundedRect(x, y, boxWidth, dueHeight, 6).fill(palette.primary))
  const style = { size: 13, bold: true, colour: palette.white }
  textIn(sheet, 'P', due.name, { ...half.name, y: y + 7 }, style)
  textIn(sheet, 'P', due.value, { ...half.value, y: y + 7 }, { ...style, align: 'right' })
  pdf.y = y + dueHeight + 18
}
