import type { Day } from '../../calendar/day.ts'
import type { DetailedLine } from './billLines.ts'

/** A free line with the day on which the service was provided, if it is known. */
export interface DatedLine extends DetailedLine {
  serviceDate: Day | null
}

/** Returns an empty line of quantity 1; `rate` is its VAT rate in percent. */
export const emptyLine = (rate: number | null): DatedLine => ({
  description: '',
  quantity: 1,
  priceWithoutTaxes: null,
  taxesAmount: rate,
  discount: null,
  discountType: 'PERCENT',
  serviceDate: null,
})
