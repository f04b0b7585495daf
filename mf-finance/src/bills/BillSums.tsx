import type { BillPage } from 'shared/contracts/finance/bills'
import { money } from 'shared/domain/format'
import { Typography } from 'shared/ui'

/** Amounts of the listed invoices, across all pages: billed, also without VAT if it is known and differs, and paid. */
export function BillSums({ sums: { billed, billedNet, paid } }: { sums: BillPage['sums'] }) {
  const net = billedNet === null || billedNet === billed ? '' : `, soit ${money(billedNet)} HT`
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {`Facturé : ${money(billed)}${net} · Payé : ${money(paid)}`}
    </Typography>
  )
}
