import { sql } from 'kysely'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../../db.ts'
import { soldGroups, type SalesScope } from '../sales/soldSessions.sql.ts'

/** Sums of sessions; `monday` is null for the whole period. */
export interface SessionSums {
  monday: string | null
  minutes: number
  charges: number
  earnings: number
  expected: number
  paidCharges: number
  sessions: number
  withoutPrice: number
}

/** Sums the sessions of each week with sessions, and of the whole period. */
export async function sumSessions(tx: Tx, scope: SalesScope): Promise<SessionSums[]> {
  const { rows } = await sql<SessionSums>`
    select date_trunc('week', day::timestamp)::date as monday, coalesce(sum(minutes), 0)::int as minutes,
      coalesce(sum(charges), 0) as charges, coalesce(sum(net) filter (where paid), 0) as earnings, coalesce(sum(net), 0) as expected,
      coalesce(sum(charges) filter (where paid), 0) as "paidCharges", coalesce(sum(sessions), 0)::int as sessions,
      coalesce(sum(without_price), 0)::int as "withoutPrice"
    from ${soldGroups(scope)} as sold group by grouping sets ((1), ())`.execute(tx)
  return rows
}

export interface DocumentSums {
  bills: number
  creditNotes: number
  /** Null if an invoice has no net amount. */
  billed: number | null
  received: number
  estimations: number
}

/** Sums the documents issued and the payments received in the period, in the practice's time zone. */
export async function sumDocuments(
  tx: Tx,
  { startDate, endDate, therapistId, timeZone }: Period & { therapistId?: string; timeZone: string },
): Promise<DocumentSums> {
  const therapistCondition = therapistId ? sql`and therapist_id = ${therapistId}` : sql``
  const { rows } = await sql<DocumentSums>`
    select coalesce(sum(bills), 0)::int as bills, coalesce(sum(credit_notes), 0)::int as "creditNotes",
      case when coalesce(sum(without_net), 0) = 0 then coalesce(sum(net), 0) end as billed, coalesce(sum(received), 0) as received,
      (select count(*)::int from estimation where created_at >= ${startDate}::date::timestamp at time zone ${timeZone}
        and created_at < (${endDate}::date + 1)::timestamp at time zone ${timeZone} ${therapistCondition}) as estimations
    from document_day where day between ${startDate}::date and ${endDate}::date ${therapistCondition}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The query of the figures returned no row.')
  return row
}

interface DistinctCounts {
  patients: number
  clubs: number
  animals: number
}

/**
 * Counts the distinct patients, places and animals with validated sessions in the period. The query tests each patient,
 * place and animal instead of scanning all sessions.
 */
export async function countDistinct(
  tx: Tx,
  { startDate, endDate, therapistId }: Period & { therapistId?: string },
): Promise<DistinctCounts> {
  const isCounted = sql`s.state = 'VALIDATED' and s.day between ${startDate}::date and ${endDate}::date
    ${therapistId ? sql`and s.therapist_id = ${therapistId}` : sql``}`
  const { rows } = await sql<DistinctCounts>`
    select (select count(*)::int from patient p
        where exists (select from session s where s.tenant_id = p.tenant_id and s.patient_id = p.id and ${isCounted})) as patients,
      (select count(*)::int from club c
        where exists (select from session s where s.tenant_id = c.tenant_id and s.club_id = c.id and ${isCounted})) as clubs,
      (select count(*)::int from animal a
        where exists (select from session_animal w join session s on s.tenant_id = w.tenant_id and s.id = w.session_id
          where w.tenant_id = a.tenant_id and w.animal_id = a.id and w.day between ${startDate}::date and ${endDate}::date
            and ${isCounted})) as animals`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The query of the figures returned no row.')
  return row
}
