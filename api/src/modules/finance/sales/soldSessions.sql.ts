import { sql } from 'kysely'
import type { Period } from 'shared/domain/calendar/period'

export interface SalesScope extends Period {
  /** Therapist of the sessions; if absent, all therapists, including former therapists. */
  therapistId?: string
  /** VAT rate of uninvoiced sessions, in percent. */
  rate: number
}

const charges = sql`coalesce(s.club_amount_due, greatest(0, s.room_rent + s.animal_rent - s.taxes_paid_by_patient)) as charges`

const isInScope = ({ startDate, endDate, therapistId }: SalesScope) => sql`
  s.state = 'VALIDATED' and s.day between ${startDate}::date and ${endDate}::date
    ${therapistId ? sql`and s.therapist_id = ${therapistId}` : sql``}`

/**
 * Joins the sums of the parts of a divided session once one of them is invoiced. An invoiced part counts with the
 * amount and rate of its invoice line, another part with its planned amount and the given VAT rate. `parts.rate` is the
 * average rate if rates differ.
 */
const parts = (rate: number) => sql`
  left join lateral (
    select sum(part.net) as net, sum(round(part.net * part.rate / 100, 2)) as tax,
      case when min(part.rate) = max(part.rate) then min(part.rate)
        else round(sum(part.net * part.rate) / nullif(sum(part.net), 0), 2) end as rate
    from (
      select coalesce(l.net, p.amount) as net, coalesce(l.rate, ${rate}::numeric) as rate
      from session_part p left join bill_line l
        on l.tenant_id = p.tenant_id and l.session_id = p.session_id and l.bill_id = p.bill_id
      where p.tenant_id = s.tenant_id and p.session_id = s.id
    ) part
    where s.part_bill_id is not null
  ) parts on true`

/**
 * Selects the validated sessions of the period with their sales amount, excluding VAT: the invoiced amount after every
 * discount, otherwise the price; for a divided session the sum of its parts. `charges` are the rents that the practice
 * owes for the session (rulings 105, 106). VAT is rounded per session.
 */
export const soldSessions = (scope: SalesScope, condition = sql``) => sql`(
  select s.*, coalesce(parts.net, line.net, s.price) as net, coalesce(parts.rate, line.rate, ${scope.rate}::numeric) as rate,
    coalesce(parts.tax, round(coalesce(line.net, s.price) * coalesce(line.rate, ${scope.rate}::numeric) / 100, 2)) as tax, ${charges}
  from session s
    left join lateral (
      -- The subquery reads one line per session by its index, because a plain join would read the lines of all years.
      select net, rate from bill_line where tenant_id = s.tenant_id and session_id = s.id and bill_id = s.bill_id
        and s.part_bill_id is null limit 1
    ) line on true ${parts(scope.rate)}
  where ${isInScope(scope)} ${condition}
)`

/**
 * Selects the validated sessions of the period that no single invoice covers, uninvoiced and divided ones, with the
 * columns that `soldGroups` needs.
 */
const uninvoicedSessions = (scope: SalesScope) => sql`(
  select s.day, s.paid, s.with_animal_only, extract(epoch from s.end_time - s.start_time)::int / 60 as minutes,
    coalesce(parts.net, s.price) as net, coalesce(parts.tax, round(s.price * ${scope.rate}::numeric / 100, 2)) as tax, ${charges}
  from session s ${parts(scope.rate)}
  where ${isInScope(scope)} and (s.bill_id is null or s.part_bill_id is not null)
)`

/**
 * Selects the sessions of `soldSessions` as groups: the stored daily sums of the sessions that a single invoice covers
 * (table `sold_day`), and one row for each uninvoiced or divided session. The totals equal those of `soldSessions`.
 * `sessions` counts all sessions of a group, `sales` excludes those with an animal only and without a price.
 */
export const soldGroups = (scope: SalesScope) => sql`(
  select day, paid, sessions, sales, without_price, minutes, charges, net,
    tax + case when price is null then 0 else sessions * round(price * ${scope.rate}::numeric / 100, 2) end as tax
  from sold_day where day between ${scope.startDate}::date and ${scope.endDate}::date
    ${scope.therapistId ? sql`and therapist_id = ${scope.therapistId}` : sql``}
  union all
  select day, paid, 1, (not with_animal_only or net <> 0)::int, (net = 0 and not with_animal_only)::int, minutes, charges, net, tax
  from ${uninvoicedSessions(scope)} as uninvoiced
)`
