import { sql } from 'kysely'
import type { EstimationBill, EstimationState } from 'shared/contracts/finance/estimations'
import type { Day } from 'shared/domain/calendar/day'
import type { EventKind } from './events.sql.ts'

const eventsOfEstimation = sql`from estimation_event event
  where event.tenant_id = estimation.tenant_id and event.estimation_id = estimation.id`

const lastDayOf = (kind: EventKind) =>
  sql<Day | null>`(select max(event.day) ${eventsOfEstimation} and event.kind = ${kind})`

/** Columns from which the state of a quote is derived. */
export const stateColumns = [
  lastDayOf('SENT').as('sent_on'),
  lastDayOf('ACCEPTED').as('accepted_on'),
  lastDayOf('REFUSED').as('refused_on'),
  lastDayOf('WITHDRAWN').as('withdrawn_on'),
]

/** Invoices issued from each quote, the oldest first. */
export const billsOfEstimation = sql<EstimationBill[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', bill.id, 'billNumber', bill.bill_number,
    'isCredited', bill.credited > 0 and bill.credited >= bill.total_price) order by bill.position), '[]')
  from estimation_bill billed join bill on bill.tenant_id = billed.tenant_id and bill.id = billed.bill_id
  where billed.tenant_id = estimation.tenant_id and billed.estimation_id = estimation.id)`

/** SQL version of `estimationState` in shared/domain, to filter the list; a test checks that both agree. */
export const stateExpression = (today: Day) => sql<EstimationState>`(
  select case
    when bool_or(event.kind = 'WITHDRAWN') then 'WITHDRAWN'
    when bool_or(event.kind = 'ACCEPTED') then 'ACCEPTED'
    when bool_or(event.kind = 'REFUSED') then 'REFUSED'
    when estimation.valid_until < ${today}::date then 'EXPIRED'
    when bool_or(event.kind = 'SENT') then 'SENT'
    else 'ISSUED' end
  ${eventsOfEstimation})`
