import { sql } from 'kysely'
import type { ActivityStats } from 'shared/contracts/finance/dashboard'
import { addDays, type Day } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import type { Moment } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../../db.ts'
import { soldGroups, type SalesScope } from '../sales/soldSessions.sql.ts'

const minDay = (left: Day, right: Day): Day => (left < right ? left : right)

const therapistFilter = ({ therapistId }: { therapistId?: string }) =>
  therapistId ? sql`and s.therapist_id = ${therapistId}` : sql``

/** Sums of validated sessions, in euros without VAT; `monday` is null for the whole period. */
export interface SessionSums {
  monday: string | null
  minutes: number
  /** Rents that the practice owes for the sessions; `paidCharges` for the paid ones among them. */
  charges: number
  /** Amounts of the paid sessions; `expected` of all. */
  earnings: number
  expected: number
  paidCharges: number
  /** Number of sessions; `withoutPrice` of those without a price that are not with an animal only. */
  sessions: number
  withoutPrice: number
}

/** Sums the minutes of the validated sessions of the period that have ended. */
export async function sumEndedMinutes(tx: Tx, scope: SalesScope, now: Moment): Promise<number> {
  const daysBefore = { ...scope, endDate: minDay(scope.endDate, addDays(now.day, -1)) }
  const { rows } = await sql<{ minutes: number }>`
    select coalesce((select sum(minutes) from ${soldGroups(daysBefore)} as sold), 0)::int
      + coalesce((select sum(extract(epoch from s.end_time - s.start_time) / 60) from session s
          where s.state = 'VALIDATED' and s.day = ${now.day}::date and s.day between ${scope.startDate}::date and ${scope.endDate}::date
            and s.end_time <= ${now.time}::time ${therapistFilter(scope)}), 0)::int as minutes`.execute(tx)
  return rows[0]?.minutes ?? 0
}

/**
 * Counts the past attended sessions of the period that can be billed, and sums their unbilled amounts in euros without
 * VAT. They are the sessions with a price on the page of the unbilled sessions of a month.
 */
export async function sumUnbilled(tx: Tx, scope: SalesScope, now: Moment): Promise<ActivityStats['toBill']> {
  const { rows } = await sql<ActivityStats['toBill']>`
    select count(*)::int as "nbSessions", coalesce(sum(case when s.part_bill_id is null then s.price else (
        select coalesce(sum(p.amount), 0) from session_part p
        where p.tenant_id = s.tenant_id and p.session_id = s.id and p.bill_id is null) end), 0) as "netPrice"
    from session s join patient on patient.tenant_id = s.tenant_id and patient.id = s.patient_id and patient.removed_at is null
    where s.state = 'VALIDATED' and s.bill_id is null and s.patient_present and s.price > 0
      and s.day between ${scope.startDate}::date and ${scope.endDate}::date
      and s.day + s.end_time <= ${`${now.day} ${now.time}`}::timestamp ${therapistFilter(scope)}`.execute(tx)
  return rows[0] ?? { nbSessions: 0, netPrice: 0 }
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
  /** Invoices less credit notes, in euros without VAT; null if a document has no net amount. */
  billed: number | null
  /** Payments less refunds, in euros including VAT, by the day they were paid. */
  received: number
  estimations: number
}

/** Sums the payments received in each week of the period with documents or payments, in euros. */
export async function sumPaymentsByWeek(
  tx: Tx,
  { startDate, endDate, therapistId }: Period & { therapistId?: string },
): Promise<{ monday: Day; received: number }[]> {
  const { rows } = await sql<{ monday: Day; received: number }>`
    select date_trunc('week', day::timestamp)::date as monday, sum(received) as received
    from document_day where day between ${startDate}::date and ${endDate}::date
      ${therapistId ? sql`and therapist_id = ${therapistId}` : sql``} group by 1`.execute(tx)
  return rows
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
  if (!row) throw new Error('The query of the document sums returned no row.')
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
    ${therapistFilter({ ...(therapistId && { therapistId }) })}`
  const { rows } = await sql<DistinctCounts>`
    select (select count(*)::int from patient p
        where exists (select from session s where s.tenant_id = p.tenant_id and s.patient_id = p.id and ${isCounted})) as patients,
      (select count(*)::int from club c
        where exists (select from session s where s.tenant_id = c.tenant_id and s.club_id = c.id and ${isCounted})) as clubs,
      (select count(*)::int from animal a
        where exists (select from session_animal sa join session s on s.tenant_id = sa.tenant_id and s.id = sa.session_id
          where sa.tenant_id = a.tenant_id and sa.animal_id = a.id and sa.day between ${startDate}::date and ${endDate}::date
            and ${isCounted})) as animals`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The query of the distinct counts returned no row.')
  return row
}
