import { centsOf } from '../money/cents.ts'
import { totalsOf, type PricedLine, type Totals } from '../money/totals.ts'

export interface EstimationAmounts {
  /** At most two decimals. */
  nbHoursToDo: number
  /** Euros excluding VAT. */
  unitaryPrice: number
  /** Percent. */
  taxes: number
}

/** The single line of a quote; the number of participants does not multiply it. */
export const estimationLine = ({ nbHoursToDo, unitaryPrice, taxes }: EstimationAmounts): PricedLine => ({
  quantity: Math.round(nbHoursToDo * 10_000),
  unitPrice: centsOf(unitaryPrice),
  rate: Math.round(taxes * 100),
})

/** Hours × unit price, VAT and total, in cents. */
export const estimationTotals = (amounts: EstimationAmounts): Totals => totalsOf([estimationLine(amounts)])
