import { proportion, sumOf, type Cents } from './cents.ts'
import { distributeProportionally } from './distributeProportionally.ts'

export type DiscountType = 'EURO' | 'PERCENT'

/** `value` is in cents for EURO, in hundredths of a percent for PERCENT: 1000 is 10 %. */
export interface Discount {
  type: DiscountType
  value: number
}

/** A line of a quote, an invoice or a credit note. */
export interface PricedLine {
  /** The quantity in ten-thousandths, because electronic invoices allow four decimals: 25 000 is 2.5 hours. */
  quantity: number
  unitPrice: Cents
  /** VAT rate in hundredths of a percent: 550 is 5.5 %; 0 without VAT. */
  rate: number
  discount?: Discount
}

export interface LineTotal {
  /** Quantity × unit price, before discounts. */
  gross: Cents
  /** The amount of the line's discount. */
  discount: Cents
  /** The amount after the line's discount, before the global discount. */
  net: Cents
  /** The line's share of the global discount. */
  globalDiscount: Cents
}

/** The VAT at one rate, calculated from the sum of the net amounts at that rate. */
export interface RateTotal {
  rate: number
  base: Cents
  tax: Cents
}

export interface Totals {
  lines: LineTotal[]
  /** The sum of the lines' net amounts, before the global discount. */
  linesNet: Cents
  globalDiscount: Cents
  /** The amount due, excluding VAT. */
  net: Cents
  /** One entry per rate, highest first; a single entry with rate 0 without VAT. */
  rates: RateTotal[]
  tax: Cents
  /** The amount due, including VAT. */
  total: Cents
}

const quantityScale = 10_000
const percentScale = 10_000

/** Calculates the amount of a discount, at most `amount`. */
export function discountOn(amount: Cents, discount: Discount | undefined): Cents {
  if (!discount) return 0
  const discountAmount = discount.type === 'EURO' ? discount.value : proportion(amount, discount.value, percentScale)
  return Math.min(discountAmount, amount)
}

function lineTotal({ quantity, unitPrice, discount }: PricedLine): Omit<LineTotal, 'globalDiscount'> {
  const gross = proportion(unitPrice, quantity, quantityScale)
  const discountAmount = discountOn(gross, discount)
  return { gross, discount: discountAmount, net: gross - discountAmount }
}

/**
 * Whether the lines allow a global discount: all must have the same VAT rate, otherwise it is ambiguous which rate the
 * discount reduces.
 */
export const mayDiscountGlobally = (lines: readonly Pick<PricedLine, 'rate'>[]): boolean =>
  new Set(lines.map(({ rate }) => rate)).size <= 1

/** Calculates the VAT of a net amount; `rate` is in hundredths of a percent. */
export const taxOn = (base: Cents, rate: number): Cents => proportion(base, rate, percentScale)

/**
 * Calculates totals for quotes, invoices, lists and the dashboard (ruling 9): net amounts are rounded per line, VAT
 * once per rate on the sum of the net amounts. If the rates differ, the global discount is ignored. The VAT of a credit
 * note is calculated by `creditNoteTotals`.
 */
export function totalsOf(lines: readonly PricedLine[], globalDiscount?: Discount): Totals {
  const lineTotals = lines.map(lineTotal)
  const linesNet = sumOf(lineTotals.map(({ net }) => net))
  const discountAmount = mayDiscountGlobally(lines) ? discountOn(linesNet, globalDiscount) : 0
  const discountShares = distributeProportionally(
    discountAmount,
    lineTotals.map(({ net }) => net),
  )
  const totals = lineTotals.map((line, index) => ({ ...line, globalDiscount: discountShares[index] ?? 0 }))
  const rates = ratesOf(lines, totals)
  const tax = sumOf(rates.map((rateTotal) => rateTotal.tax))
  const net = linesNet - discountAmount
  return { lines: totals, linesNet, globalDiscount: discountAmount, net, rates, tax, total: net + tax }
}

function ratesOf(lines: readonly PricedLine[], totals: readonly LineTotal[]): RateTotal[] {
  const bases = new Map<number, Cents>()
  for (const [index, { rate }] of lines.entries()) {
    const { net = 0, globalDiscount = 0 } = totals[index] ?? {}
    bases.set(rate, (bases.get(rate) ?? 0) + net - globalDiscount)
  }
  return [...bases]
    .toSorted(([left], [right]) => right - left)
    .map(([rate, base]) => ({ rate, base, tax: taxOn(base, rate) }))
}
