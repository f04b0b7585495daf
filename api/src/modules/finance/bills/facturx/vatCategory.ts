import type { BillContent } from '../BillContent.ts'

/** Returns the VAT category code: S with VAT, Z at 0 %, E without VAT for a stated reason. */
export function vatCategory(rate: number, { withTaxes }: Pick<BillContent, 'withTaxes'>): 'S' | 'Z' | 'E' {
  if (!withTaxes) return 'E'
  return rate > 0 ? 'S' : 'Z'
}
