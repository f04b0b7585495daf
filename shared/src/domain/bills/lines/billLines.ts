import { centsOf } from '../../money/cents.ts'
import type { Discount, DiscountType, PricedLine } from '../../money/totals.ts'

/**
 * A free line of an invoice's form: prices in euros, `taxesAmount` the VAT rate in percent, `discount` in percent or
 * euros; empty fields are null.
 */
export interface DetailedLine {
  description: string
  quantity: number | null
  priceWithoutTaxes: number | null
  taxesAmount: number | null
  discount: number | null
  discountType: DiscountType
}

/** Converts a percentage to hundredths of a percent: 5.5 to 550. */
export const toHundredthsOfPercent = (percent: number): number => Math.round(percent * 100)

/** Converts a discount typed in a form to cents or hundredths of a percent; undefined if it is empty or 0. */
export const discountOf = (value: number | null, type: DiscountType): Discount | undefined =>
  value ? { type, value: type === 'EURO' ? centsOf(value) : toHundredthsOfPercent(value) } : undefined

/**
 * Converts a line of the form for calculations: quantity in ten-thousandths, price in cents, rate in hundredths of a
 * percent. Without VAT the rate is 0, whatever was typed.
 */
export function pricedLine(line: DetailedLine, withTaxes: boolean): PricedLine {
  const discount = discountOf(line.discount, line.discountType)
  return {
    quantity: Math.round((line.quantity ?? 0) * 10_000),
    unitPrice: centsOf(line.priceWithoutTaxes ?? 0),
    rate: withTaxes ? toHundredthsOfPercent(line.taxesAmount ?? 0) : 0,
    ...(discount && { discount }),
  }
}
