import { creditNoteTotals } from 'shared/domain/money/creditNote'
import { totalsOf, type Totals } from 'shared/domain/money/totals'
import type { BillContent } from './BillContent.ts'

/** Calculates the totals of an invoice or a credit note. */
export function totalsOfBill({
  lines,
  globalDiscount,
  corrects,
}: Pick<BillContent, 'lines' | 'globalDiscount' | 'corrects'>): Totals {
  const pricedLines = lines.map(({ priced }) => priced)
  return corrects ? creditNoteTotals(pricedLines, corrects.creditedBefore) : totalsOf(pricedLines, globalDiscount)
}
