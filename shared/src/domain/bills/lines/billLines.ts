import { centsOf } from '../../money/cents.ts'
import type { Discount, DiscountType, PricedLine } from '../../money/totals.ts'

/** A free line of an invoice's form: amounts in euros, percentages as 20 for 20 %; null while empty. */
export interface DetailedLine {
  description: string
  quantity: number | null
  priceWithoutTaxes: number | null
  taxesAmount: number | null
  discount: number | null
  discountType: DiscountType
}

/** Hundredths of a percent: 5,5 % are 550. */
export const rateOf = (percent: number): number => Math.round(percent * 100)

/** The discount of a form's fields; undefined while its value is empty. */
export const discountOf = (value: number | null, type: DiscountType): Discount | undefined =>
  value ? { type, value: type === 'EURO' ? centsOf(value) : rateOf(value) } : undefined

/** A line for calculations; without VAT its rate is 0, whatever was typed. */
export function pricedLine(line: DetailedLine, withTaxes: boolean): PricedLine {
  const discount = discountOf(line.discount, line.discountType)
  return {
    quantity: Math.round((line.quantity ?? 0) * 10_000),
    unitPrice: centsOf(line.priceWithoutTaxes ?? 0),
    rate: withTaxes ? rateOf(line.taxesAmount ?? 0) : 0,
    ...(discount && { discount }),
  }
}
