import { centsOf } from '../../money/cents.ts'
import { totalsOf, type PricedLine, type Totals } from '../../money/totals.ts'
import { discountOf, pricedLine, toHundredthsOfPercent } from './billLines.ts'
import type { BillDraft } from '../billProblems.ts'

type PricedDraft = Pick<
  BillDraft,
  'simplifiedMode' | 'withTaxes' | 'taxes' | 'detailedBillingContent' | 'discount' | 'discountType'
>

/** Converts a session to a line of quantity 1 (10,000 ten-thousandths); `price` is in euros excluding VAT. */
const sessionLine = (price: number, rate: number): PricedLine => ({ quantity: 10_000, unitPrice: centsOf(price), rate })

/** Returns the totals of an invoice's form; `prices` are the prices of the chosen sessions, in euros excluding VAT. */
export function draftTotals(draft: PricedDraft, prices: readonly number[]): Totals {
  const rate = draft.withTaxes ? toHundredthsOfPercent(draft.taxes ?? 0) : 0
  const lines = draft.simplifiedMode
    ? prices.map((price) => sessionLine(price, rate))
    : draft.detailedBillingContent.map((line) => pricedLine(line, draft.withTaxes))
  return totalsOf(lines, discountOf(draft.discount, draft.discountType))
}
