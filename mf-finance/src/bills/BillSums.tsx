import type { BillPage } from 'shared/contracts/finance/bills'
import { money } from 'shared/domain/format'
import { Typography } from 'shared/ui'

/**
 * Totals of all matching invoices, on all pages: billed minus credit notes, also without VAT if that is known and
 * differs, and paid.
 */
export function BillSums({ sums: { billed, billedNet, paid } }: { sums: BillPage['sums'] }) {
  const net = billedNet === null || billedNet === billed ? '' : `, soit ${money(billedNet)} HT`
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {`Facturé : ${money(billed)}${net} · Payé : ${money(paid)}`}
    </Typography>
  )
}
