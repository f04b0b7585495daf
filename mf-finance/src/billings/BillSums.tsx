import type { BillPage } from 'shared/contracts/billing'
import { money } from 'shared/domain/format'
import { Box, Card, Fact } from 'shared/ui'

/** What every invoice that matches the filters comes to, on whatever page. */
export const BillSums = ({ sums: { billed, paid, due, overdue } }: { sums: BillPage['sums'] }) => (
  <Card
    component="dl"
    aria-label="Totaux"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      gap: 2,
      m: 0,
      mb: 2,
      p: 2,
      '& dd': { fontWeight: 600, fontSize: '1.125rem' },
    }}
  >
    <Fact name="Facturé">{money(billed)}</Fact>
    <Fact name="Payé">{money(paid)}</Fact>
    <Fact name="À encaisser">{money(due)}</Fact>
    <Fact name="En retard">
      <Box component="span" sx={{ color: overdue > 0 ? 'error.main' : undefined }}>
        {money(overdue)}
      </Box>
    </Fact>
  </Card>
)
