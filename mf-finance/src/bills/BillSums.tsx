import type { BillPage } from 'shared/contracts/finance/bills'
import { money } from 'shared/domain/format'
import { Box, Fact, Typography } from 'shared/ui'
import { TotalsCard } from '../reporting/TotalsCard.tsx'

/** Totals of all invoices that match the filters, across all pages. */
export const BillSums = ({ sums: { billed, billedNet, paid, due, overdue } }: { sums: BillPage['sums'] }) => (
  <TotalsCard count={4}>
    <Fact name="Facturé">
      {money(billed)}
      {billedNet !== null && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          soit {money(billedNet)} HT
        </Typography>
      )}
    </Fact>
    <Fact name="Payé">{money(paid)}</Fact>
    <Fact name="À encaisser">{money(due)}</Fact>
    <Fact name="En retard">
      <Box component="span" sx={{ color: overdue > 0 ? 'error.main' : undefined }}>
        {money(overdue)}
      </Box>
    </Fact>
  </TotalsCard>
)
