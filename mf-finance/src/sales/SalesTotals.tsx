import type { SalesPage } from 'shared/contracts/sales'
import { money } from 'shared/domain/format'
import { Card, Fact } from 'shared/ui'

/** What everything that was sold comes to, on whatever page. */
export const SalesTotals = ({ totals }: { totals: SalesPage['totals'] }) => (
  <Card
    component="dl"
    aria-label="Totaux"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
      gap: 2,
      m: 0,
      mb: 2,
      p: 2,
      '& dd': { fontWeight: 600, fontSize: '1.125rem' },
    }}
  >
    <Fact name="Total HT">{money(totals.netPrice)}</Fact>
    <Fact name="TVA">{money(totals.tax)}</Fact>
    <Fact name="Total TTC">{money(totals.totalPrice)}</Fact>
    <Fact name="Payé TTC">{money(totals.paid)}</Fact>
    <Fact name="À encaisser TTC">{money(totals.due)}</Fact>
  </Card>
)
