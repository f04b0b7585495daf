import { sql } from 'kysely'
import type { SalesPage } from 'shared/contracts/sales'
import type { Tx } from '../../db.ts'
import { patientName } from '../../patientName.sql.ts'
import { soldSessions, type SalesScope } from './soldSessions.sql.ts'

/** Animals that work alone are no sale, unless they have a price. */
const sales = (scope: SalesScope) =>
  sql`(select * from ${soldSessions(scope)} as sold where not sold.with_animal_only or sold.net <> 0)`

export interface SaleRow {
  id: string
  day: string
  startTime: string
  endTime: string
  patientId: string | null
  patientName: string
  sessionType: string
  club: string | null
  therapist: string
  net: number
  rate: number
  tax: number
  paid: boolean
  billId: string | null
  billNumber: string | null
}

/** A page of what was sold, the newest first. Names are looked up for its rows alone. */
export async function findSales(
  tx: Tx,
  scope: SalesScope,
  { offset, limit }: { offset: number; limit: number },
): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select sale.id, sale.day, sale.start_time as "startTime", sale.end_time as "endTime", sale.patient_id as "patientId",
      ${patientName} as "patientName", kind.name as "sessionType", club.name as club,
      btrim(therapist.firstname || ' ' || therapist.lastname) as therapist, sale.net, sale.rate, sale.tax, sale.paid,
      sale.bill_id as "billId", bill.bill_number as "billNumber"
    from (select * from ${sales(scope)} as every order by day desc, start_time desc, id desc offset ${offset} limit ${limit}) as sale
      join session_type kind on kind.tenant_id = sale.tenant_id and kind.id = sale.session_type_id
      join member therapist on therapist.tenant_id = sale.tenant_id and therapist.id = sale.therapist_id
      left join patient on patient.tenant_id = sale.tenant_id and patient.id = sale.patient_id
      left join club on club.tenant_id = sale.tenant_id and club.id = sale.club_id
      left join bill on bill.tenant_id = sale.tenant_id and bill.id = sale.bill_id
    order by sale.day desc, sale.start_time desc, sale.id desc`.execute(tx)
  return rows
}

export type SalesTotals = SalesPage['totals'] & { count: number }

/** What everything that was sold comes to. */
export async function sumSales(tx: Tx, scope: SalesScope): Promise<SalesTotals> {
  const { rows } = await sql<SalesTotals>`
    select count(*)::int as count, coalesce(sum(net), 0) as "netPrice", coalesce(sum(tax), 0) as tax, coalesce(sum(net + tax), 0) as "totalPrice",
      coalesce(sum(net) filter (where paid), 0) as "paidNetPrice", coalesce(sum(net + tax) filter (where paid), 0) as paid,
      coalesce(sum(net + tax) filter (where not paid), 0) as due, (count(*) filter (where net = 0))::int as "withoutPrice"
    from ${sales(scope)} as sold`.execute(tx)
  const [totals] = rows
  if (!totals) throw new Error('The totals have no row.')
  return totals
}
