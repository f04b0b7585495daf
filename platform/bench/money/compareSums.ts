import { queryOnce } from '../../postgres/queryOnce.ts'
import { daysAgo } from './measureMoney.ts'
import { describeDifferences, type Sums } from './differences.ts'

/** Almost ten years. */
const comparedDays = 3640

interface ApiAccess {
  address: string
  token: string
}

async function fetchBody<Body>({ address, token }: ApiAccess, path: string): Promise<Body> {
  const response = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const body: Body = await response.json()
  return body
}

/** Converts euros to cents as a text, as PostgreSQL writes numbers. */
const toCents = (euros: number) => String(Math.round(euros * 100))

/** Fetches the sums that the dashboard and the sales show for almost ten years, in cents. */
async function fetchShownSums(target: ApiAccess, days: string): Promise<Sums> {
  const { totals } = await fetchBody<{ totals: Record<'netPrice' | 'tax' | 'paidNetPrice', number> }>(
    target,
    `/sales/details?${days}`,
  )
  const stats = await fetchBody<Record<string, number>>(target, `/user/activity?${days}`)
  const centsOf = (name: string) => toCents(stats[name] ?? Number.NaN)
  return {
    'Gains attendus': centsOf('estimatedRevenue'),
    Gains: centsOf('incomeReceived'),
    Charges: centsOf('estimatedRevenueCharges'),
    'Charges payées': centsOf('incomeReceivedCharges'),
    Facturé: centsOf('billedRevenue'),
    Encaissé: centsOf('paymentsReceived'),
    Ventes: toCents(totals.netPrice),
    'Ventes payées': toCents(totals.paidNetPrice),
    TVA: toCents(totals.tax),
  }
}

/** Returns SQL for the same sums, added up from the rows of sessions, parts, lines, invoices and payments. */
const sumsSql = (startDate: string, endDate: string) => `
  with practice as (
    select t.id as tenant_id, t.time_zone, case when m.taxes then m.taxes_amount else 0 end as rate
    from member m join tenant t on t.id = m.tenant_id where m.email = 'ultime@demo.complice.fr'
  ),
  -- A session counts as one piece, or as its parts if an invoice contains one of them.
  pieces as (
    select s.id, coalesce(l.net, s.price) as net, coalesce(l.rate, practice.rate) as rate
    from session s join practice using (tenant_id)
      left join bill_line l on l.tenant_id = s.tenant_id and l.session_id = s.id and l.bill_id = s.bill_id
    where s.part_bill_id is null
    union all
    select p.session_id, coalesce(l.net, p.amount), coalesce(l.rate, practice.rate)
    from session s join practice using (tenant_id) join session_part p on p.tenant_id = s.tenant_id and p.session_id = s.id
      left join bill_line l on l.tenant_id = p.tenant_id and l.session_id = p.session_id and l.bill_id = p.bill_id
    where s.part_bill_id is not null
  ),
  sold as (
    select s.paid, s.with_animal_only, coalesce(s.club_amount_due, greatest(0, s.room_rent + s.animal_rent - s.taxes_paid_by_patient)) as charges,
      sum(piece.net) as net, sum(round(piece.net * piece.rate / 100, 2)) as tax
    from session s join practice using (tenant_id) join pieces piece on piece.id = s.id
    where s.state = 'VALIDATED' and s.day between '${startDate}' and '${endDate}'
    group by s.tenant_id, s.id
  )
  select sum(net) as "Gains attendus", sum(net) filter (where paid) as "Gains", sum(charges) as "Charges",
    sum(charges) filter (where paid) as "Charges payées",
    (select sum(case b.kind when 'INVOICE' then b.net_price else -b.net_price end) from bill b join practice using (tenant_id)
      where (b.created_at at time zone time_zone)::date between '${startDate}' and '${endDate}') as "Facturé",
    (select sum(p.amount) from bill_payment p join practice using (tenant_id)
      where p.paid_on between '${startDate}' and '${endDate}') as "Encaissé",
    sum(net) filter (where not with_animal_only or net <> 0) as "Ventes",
    sum(net) filter (where paid and (not with_animal_only or net <> 0)) as "Ventes payées",
    sum(tax) as "TVA"
  from sold`

/** Compares the sums of almost ten years. Returns the shown sums, and a sentence for each sum that differs. */
export async function compareSums(
  adminUrl: string,
  target: ApiAccess,
): Promise<{ shownSums: Sums; differences: string[] }> {
  const [startDate, endDate] = [daysAgo(comparedDays), daysAgo(0)]
  const shownSums = await fetchShownSums(target, `startDate=${startDate}&endDate=${endDate}`)
  const [row] = await queryOnce(
    adminUrl,
    `select ${Object.keys(shownSums)
      .map((name) => `round(100 * coalesce("${name}", 0))::bigint::text as "${name}"`)
      .join(', ')} from (${sumsSql(startDate, endDate)}) sums`,
  )
  return { shownSums, differences: describeDifferences(shownSums, row ?? {}) }
}
