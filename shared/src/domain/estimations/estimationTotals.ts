import { centsOf } from '../money/cents.ts'
import { totalsOf, type PricedLine, type Totals } from '../money/totals.ts'

export interface QuotedAmounts {
  /** At most two decimals. */
  nbHoursToDo: number
  /** Euros excluding VAT. */
  unitaryPrice: number
  /** Percent. */
  taxes: number
}

/** The one line of a quote: participants do not multiply it. */
export const estimationLine = ({ nbHoursToDo, unitaryPrice, taxes }: QuotedAmounts): PricedLine => ({
  quantity: Math.round(nbHoursToDo * 10_000),
  unitPrice: centsOf(unitaryPrice),
  rate: Math.round(taxes * 100),
})

/** Hours × unit price, VAT and total, in cents. */
export const estimationTotals = (amounts: QuotedAmounts): Totals => totalsOf([estimationLine(amounts)])
