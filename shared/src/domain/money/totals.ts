import { proportion, sumOf, type Cents } from './cents.ts'
import { spread } from './spread.ts'

export type DiscountType = 'EURO' | 'PERCENT'

/** Of EURO `value` is in cents, of PERCENT in hundredths of a percent: 1000 is 10 %. */
export interface Discount {
  type: DiscountType
  value: number
}

/** A line of a quote, an invoice or a credit note. */
export interface PricedLine {
  /** In ten-thousandths: 2,5 hours are 25 000. The norm of electronic invoices allows four decimals. */
  quantity: number
  unitPrice: Cents
  /** In hundredths of a percent: 550 is 5,5 %. 0 when no VAT is due. */
  rate: number
  discount?: Discount
}

export interface LineTotal {
  /** Quantity × unit price. */
  gross: Cents
  /** What the line's own discount takes off. */
  discount: Cents
  net: Cents
  /** The line's part of the global discount. */
  globalDiscount: Cents
}

/** The VAT of one rate, on the sum of the nets of that rate. */
export interface RateTotal {
  rate: number
  base: Cents
  tax: Cents
}

export interface Totals {
  lines: LineTotal[]
  /** The sum of the lines' nets, before the global discount. */
  linesNet: Cents
  globalDiscount: Cents
  /** What is due excluding VAT. */
  net: Cents
  /** A row for each rate, the highest first; one row of rate 0 when no VAT is due. */
  rates: RateTotal[]
  tax: Cents
  /** What is due including VAT. */
  total: Cents
}

const quantityScale = 10_000
const percentScale = 10_000

/** What a discount takes off an amount; never more than the amount. */
export function discountOn(amount: Cents, discount: Discount | undefined): Cents {
  if (!discount) return 0
  const taken = discount.type === 'EURO' ? discount.value : proportion(amount, discount.value, percentScale)
  return Math.min(taken, amount)
}

function lineTotal({ quantity, unitPrice, discount }: PricedLine): Omit<LineTotal, 'globalDiscount'> {
  const gross = proportion(unitPrice, quantity, quantityScale)
  const taken = discountOn(gross, discount)
  return { gross, discount: taken, net: gross - taken }
}

/** A global discount needs one rate: of several, it would not be known which VAT it lowers. */
export const mayDiscountGlobally = (lines: readonly Pick<PricedLine, 'rate'>[]): boolean =>
  new Set(lines.map(({ rate }) => rate)).size <= 1

/**
 * Everything a quote, an invoice, a credit note, a list or the dashboard says of an amount (ruling 9): nets are rounded
 * per line, VAT once per rate on the sum of the nets of that rate. Where rates differ, the global discount is left out.
 */
export function totalsOf(lines: readonly PricedLine[], globalDiscount?: Discount): Totals {
  const nets = lines.map(lineTotal)
  const linesNet = sumOf(nets.map(({ net }) => net))
  const taken = mayDiscountGlobally(lines) ? discountOn(linesNet, globalDiscount) : 0
  const parts = spread(
    taken,
    nets.map(({ net }) => net),
  )
  const totals = nets.map((line, index) => ({ ...line, globalDiscount: parts[index] ?? 0 }))
  const rates = ratesOf(lines, totals)
  const tax = sumOf(rates.map((each) => each.tax))
  const net = linesNet - taken
  return { lines: totals, linesNet, globalDiscount: taken, net, rates, tax, total: net + tax }
}

function ratesOf(lines: readonly PricedLine[], totals: readonly LineTotal[]): RateTotal[] {
  const bases = new Map<number, Cents>()
  for (const [index, { rate }] of lines.entries()) {
    const { net = 0, globalDiscount = 0 } = totals[index] ?? {}
    bases.set(rate, (bases.get(rate) ?? 0) + net - globalDiscount)
  }
  return [...bases]
    .toSorted(([left], [right]) => right - left)
    .map(([rate, base]) => ({ rate, base, tax: proportion(base, rate, percentScale) }))
}
