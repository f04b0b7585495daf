import { queryOnce } from '../../postgres/queryOnce.ts'
import { daysAgo } from './measureMoney.ts'

/** The net price of all sessions of almost ten years, in cents: as the page of sales says, and as PostgreSQL adds it up. */
export async function compareSums(
  adminUrl: string,
  { address, token }: { address: string; token: string },
): Promise<string> {
  const [startDate, endDate] = [daysAgo(3640), daysAgo(0)]
  const response = await fetch(`${address}/api/sales/details?startDate=${startDate}&endDate=${endDate}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { totals }: { totals: { netPrice: number } } = await response.json()
  const [row] = await queryOnce(
    adminUrl,
    `select sum(round(100 * coalesce(line.net, session.price)))::text as cents
      from session left join bill_line line
        on line.tenant_id = session.tenant_id and line.session_id = session.id and line.bill_id = session.bill_id
      where session.tenant_id = (select tenant_id from member where email = 'ultime@demo.complice.fr')
        and session.state = 'VALIDATED' and session.day between '${startDate}' and '${endDate}'`,
  )
  const [shown, summed] = [String(Math.round(totals.netPrice * 100)), String(row?.['cents'])]
  return shown === summed ? `${shown} cents both ways` : `${shown} cents shown, ${summed} in the database`
}
