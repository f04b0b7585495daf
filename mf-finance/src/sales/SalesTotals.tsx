import type { SalesPage } from 'shared/contracts/finance/sales'
import { hours, money } from 'shared/domain/format'
import { Fact } from 'shared/ui'
import { TotalsCard } from '../reporting/TotalsCard.tsx'

/** Totals of all matching sessions, on all pages. */
export const SalesTotals = ({ totals }: { totals: SalesPage['totals'] }) => (
  <TotalsCard count={5}>
    <Fact name="Total HT">{money(totals.netPrice)}</Fact>
    <Fact name="TVA">{money(totals.tax)}</Fact>
    <Fact name="Total TTC">{money(totals.totalPrice)}</Fact>
    <Fact name="Payé TTC">{money(totals.paid)}</Fact>
    <Fact name="À encaisser TTC">{money(totals.due)}</Fact>
    <Fact name="Payé HT">{money(totals.paidNetPrice)}</Fact>
    <Fact name="Charges">{money(totals.charges)}</Fact>
    <Fact name="Charges des séances payées">{money(totals.paidCharges)}</Fact>
    <Fact name="Heures">{hours(totals.nbHours)}</Fact>
  </TotalsCard>
)
