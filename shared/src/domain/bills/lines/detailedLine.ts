import type { Day } from '../../calendar/day.ts'
import type { DetailedLine } from './billLines.ts'

/** An invoice line with a typed text and price, not a session, and the day of the service if it is known. */
export interface DatedLine extends DetailedLine {
  serviceDate: Day | null
}

/** Returns an empty line of quantity 1 at a VAT rate in percent. */
export const emptyLine = (vatPercent: number | null): DatedLine => ({
  description: '',
  quantity: 1,
  priceWithoutTaxes: null,
  taxesAmount: vatPercent,
  discount: null,
  discountType: 'PERCENT',
  serviceDate: null,
})
