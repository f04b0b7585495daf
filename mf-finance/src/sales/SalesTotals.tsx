import type { SalesPage } from 'shared/contracts/sales'
import { money } from 'shared/domain/format'
import { Fact } from 'shared/ui'
import { TotalsCard } from '../reporting/TotalsCard.tsx'

/** What everything that was sold comes to, on whatever page. */
export const SalesTotals = ({ totals }: { totals: SalesPage['totals'] }) => (
  <TotalsCard count={5}>
    <Fact name="Total HT">{money(totals.netPrice)}</Fact>
    <Fact name="TVA">{money(totals.tax)}</Fact>
    <Fact name="Total TTC">{money(totals.totalPrice)}</Fact>
    <Fact name="Payé TTC">{money(totals.paid)}</Fact>
    <Fact name="À encaisser TTC">{money(totals.due)}</Fact>
  </TotalsCard>
)
