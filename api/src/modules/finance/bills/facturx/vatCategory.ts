import type { BillContent } from '../BillContent.ts'

/** S: with VAT. Z: at a rate of 0 %. E: without VAT, for a reason that the invoice names. */
export function vatCategory(rate: number, { withTaxes }: Pick<BillContent, 'withTaxes'>): 'S' | 'Z' | 'E' {
  if (!withTaxes) return 'E'
  return rate > 0 ? 'S' : 'Z'
}
