import { sql } from 'kysely'
import type { SalesPage } from 'shared/contracts/finance/sales'
import type { Tx } from '../../../db.ts'
import { patientName } from '../../../patientName.sql.ts'
import { soldGroups, soldSessions, type SalesScope } from './soldSessions.sql.ts'

export interface SaleRow {
  id: string
  day: string
  startTime: string
  endTime: string
  patientId: string | null
  patientName: string
  withAnimalOnly: boolean
  sessionType: string
  club: string | null
  therapist: string
  /** In euros without VAT, like `charges`; `rate` is the VAT rate in percent. */
  net: number
  rate: number
  tax: number
  charges: number
  paid: boolean
  billId: string | null
  billNumber: string | null
}

/** Finds a page of sales, the newest first. Names are looked up only for its rows. */
export async function findSales(
  tx: Tx,
  scope: SalesScope,
  { offset, limit }: { offset: number; limit: number },
): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select sale.id, sale.day, sale.start_time as "startTime", sale.end_time as "endTime", sale.patient_id as "patientId",
      ${patientName} as "patientName", sale.with_animal_only as "withAnimalOnly", session_type.name as "sessionType", club.name as club,
      btrim(therapist.firstname || ' ' || therapist.lastname) as therapist, sale.net, sale.rate, sale.tax,
      sale.charges, sale.paid, sale.bill_id as "billId", coalesce(parts.numbers, bill.bill_number) as "billNumber"
    from (select * from ${soldSessions(scope)} as sold order by day desc, start_time desc, id desc offset ${offset} limit ${limit}) as sale
      join session_type on session_type.tenant_id = sale.tenant_id and session_type.id = sale.session_type_id
      join member therapist on therapist.tenant_id = sale.tenant_id and therapist.id = sale.therapist_id
      left join patient on patient.tenant_id = sale.tenant_id and patient.id = sale.patient_id
      left join club on club.tenant_id = sale.tenant_id and club.id = sale.club_id
      left join bill on bill.tenant_id = sale.tenant_id and bill.id = sale.bill_id
      left join lateral (
        select string_agg(b.bill_number, ', ' order by p.position) as numbers
        from session_part p join bill b on b.tenant_id = p.tenant_id and b.id = p.bill_id
        where p.tenant_id = sale.tenant_id and p.session_id = sale.id
      ) parts on sale.part_bill_id is not null
    order by sale.day desc, sale.start_time desc, sale.id desc`.execute(tx)
  return rows
}

export type SalesTotals = SalesPage['totals'] & { sessionCount: number }

/**
 * Computes the totals of all sales in the scope, in euros. `animalsAlone` counts the sessions with an animal only and
 * without a price.
 */
export async function sumSales(tx: Tx, scope: SalesScope): Promise<SalesTotals> {
  const { rows } = await sql<Omit<SalesTotals, 'nbHours'> & { minutes: number }>`
    select coalesce(sum(sessions), 0)::int as "sessionCount", coalesce(sum(minutes), 0)::int as minutes, coalesce(sum(net), 0) as "netPrice", coalesce(sum(tax), 0) as tax,
      coalesce(sum(net + tax), 0) as "totalPrice", coalesce(sum(net) filter (where paid), 0) as "paidNetPrice",
      coalesce(sum(net + tax) filter (where paid), 0) as paid, coalesce(sum(net + tax) filter (where not paid), 0) as due,
      coalesce(sum(charges), 0) as charges, coalesce(sum(charges) filter (where paid), 0) as "paidCharges",
      coalesce(sum(without_price), 0)::int as "withoutPrice", coalesce(sum(sessions - sales), 0)::int as "animalsAlone"
    from ${soldGroups(scope)} as sold`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The query of the totals returned no row.')
  const { minutes, ...totals } = row
  return { ...totals, nbHours: minutes / 60 }
}
