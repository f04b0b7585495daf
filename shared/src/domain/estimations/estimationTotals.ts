import { centsOf } from '../money/cents.ts'
import { totalsOf, type PricedLine, type Totals } from '../money/totals.ts'

export interface EstimationAmounts {
  /** The number of hours, with at most two decimals. */
  nbHoursToDo: number
  /** The price of an hour, in euros excluding VAT. */
  unitaryPrice: number
  /** The VAT rate in percent. */
  taxes: number
}

/** Returns the only line of a quote: hours × price. The number of participants does not change the amount. */
export const estimationLine = ({ nbHoursToDo, unitaryPrice, taxes }: EstimationAmounts): PricedLine => ({
  quantity: Math.round(nbHoursToDo * 10_000),
  unitPrice: centsOf(unitaryPrice),
  rate: Math.round(taxes * 100),
})

/** Returns the net amount, the VAT and the total of a quote, in cents. */
export const estimationTotals = (amounts: EstimationAmounts): Totals => totalsOf([estimationLine(amounts)])
