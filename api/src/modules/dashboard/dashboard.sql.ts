import { sql } from 'kysely'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../db.ts'
import { soldSessions, type SalesScope } from '../sales/soldSessions.sql.ts'

/** Sums of sessions; `monday` is null of the whole period, whose patients and places alone are counted. */
export interface SessionSums {
  monday: string | null
  minutes: number
  charges: number
  earnings: number
  expected: number
  paidCharges: number
  sessions: number
  withoutPrice: number
  patients: number
  clubs: number
}

/** A row for each week that has sessions, and one of all. */
export async function sumSessions(tx: Tx, scope: SalesScope): Promise<SessionSums[]> {
  const { rows } = await sql<SessionSums>`
    with sold as materialized (
      select date_trunc('week', day::timestamp)::date as monday, extract(epoch from end_time - start_time)::int / 60 as minutes,
        net, charges, paid, patient_id, club_id, with_animal_only
      from ${soldSessions(scope)} as sessions
    )
    select monday, sum(minutes)::int as minutes, sum(charges) as charges, coalesce(sum(net) filter (where paid), 0) as earnings,
      sum(net) as expected, coalesce(sum(charges) filter (where paid), 0) as "paidCharges", count(*)::int as sessions,
      (count(*) filter (where net = 0 and not with_animal_only))::int as "withoutPrice", 0 as patients, 0 as clubs
    from sold group by monday
    union all
    select null, coalesce(sum(minutes), 0)::int, coalesce(sum(charges), 0), coalesce(sum(net) filter (where paid), 0), coalesce(sum(net), 0),
      coalesce(sum(charges) filter (where paid), 0), count(*)::int, (count(*) filter (where net = 0 and not with_animal_only))::int,
      count(distinct patient_id)::int, count(distinct club_id)::int
    from sold`.execute(tx)
  return rows
}

export interface DocumentSums {
  animals: number
  bills: number
  creditNotes: number
  /** Null where the amount without VAT of an invoice is not known. */
  billed: number | null
  received: number
  estimations: number
}

/** What was issued, received and done with animals in these days of the practice's time zone. */
export async function sumDocuments(
  tx: Tx,
  { startDate, endDate, therapistId, timeZone }: Period & { therapistId?: string; timeZone: string },
): Promise<DocumentSums> {
  const issued = (table: 'b' | 'e') => sql`
    ${sql.ref(`${table}.created_at`)} >= ${startDate}::date::timestamp at time zone ${timeZone}
    and ${sql.ref(`${table}.created_at`)} < (${endDate}::date + 1)::timestamp at time zone ${timeZone} ${by(table)}`
  const by = (table: 'b' | 'e' | 's') =>
    therapistId ? sql`and ${sql.ref(`${table}.therapist_id`)} = ${therapistId}` : sql``
  const { rows } = await sql<DocumentSums>`
    with billed as (
      select (count(*) filter (where b.kind = 'INVOICE'))::int as bills, (count(*) filter (where b.kind = 'CREDIT_NOTE'))::int as credit_notes,
        case when bool_and(b.net_price is not null) is not false
          then coalesce(sum(case b.kind when 'INVOICE' then b.net_price else -b.net_price end), 0) end as net
      from bill b where ${issued('b')}
    )
    select billed.bills, billed.credit_notes as "creditNotes", billed.net as billed,
      (select coalesce(sum(p.amount), 0) from bill_payment p
        ${therapistId ? sql`join bill b on b.tenant_id = p.tenant_id and b.id = p.bill_id` : sql``}
        where p.paid_on between ${startDate}::date and ${endDate}::date ${by('b')}) as received,
      (select count(*)::int from estimation e where ${issued('e')}) as estimations,
      (select count(distinct a.animal_id)::int from session s join session_animal a on a.tenant_id = s.tenant_id and a.session_id = s.id
        where s.state = 'VALIDATED' and s.day between ${startDate}::date and ${endDate}::date ${by('s')}) as animals
    from billed`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The figures have no row.')
  return row
}
