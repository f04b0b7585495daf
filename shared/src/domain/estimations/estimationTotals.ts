import { centsOf } from '../money/cents.ts'
import { totalsOf, type PricedLine, type Totals } from '../money/totals.ts'

export interface EstimationAmounts {
  /** Hours, with at most two decimals. */
  nbHoursToDo: number
  /** Euros excluding VAT. */
  unitaryPrice: number
  /** VAT rate in percent. */
  taxes: number
}

/** The single line of a quote: hours × price. The number of participants does not change the amount. */
export const estimationLine = ({ nbHoursToDo, unitaryPrice, taxes }: EstimationAmounts): PricedLine => ({
  quantity: Math.round(nbHoursToDo * 10_000),
  unitPrice: centsOf(unitaryPrice),
  rate: Math.round(taxes * 100),
})

/** The net amount, VAT and total of a quote, in cents. */
export const estimationTotals = (amounts: EstimationAmounts): Totals => totalsOf([estimationLine(amounts)])
