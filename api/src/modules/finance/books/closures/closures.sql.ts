import { sql } from 'kysely'
import type { ClosedPeriod, PeriodToClose } from 'shared/domain/bills/closures'
import type { Day } from 'shared/domain/calendar/day'
import type { Database, Tx } from '../../../../db.ts'

/** Lists the practices that have issued a bill or recorded a payment. */
export async function listBillingPractices(database: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from auth.practices_that_bill() id`.execute(database)
  return rows.map(({ id }) => id)
}

/**
 * Locks the closures of a practice, so that concurrent workers run one after the other. Returns the practice's time
 * zone.
 */
export async function lockClosures(tx: Tx, tenantId: string): Promise<string> {
  const { time_zone } = await tx
    .selectFrom('tenant')
    .select('time_zone')
    .where('id', '=', tenantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return time_zone
}

/** Finds the last closed day of each kind of closure; null without a closure. */
export async function findLastClosedDays(tx: Tx): Promise<Record<ClosedPeriod, Day | null>> {
  const rows = await tx
    .selectFrom('bill_closure')
    .select(['period', ({ fn }) => fn.max('last_day').as('last_day')])
    .groupBy('period')
    .execute()
  const lastDayOf = (period: ClosedPeriod) => rows.find((row) => row.period === period)?.last_day ?? null
  return { DAY: lastDayOf('DAY'), MONTH: lastDayOf('MONTH'), YEAR: lastDayOf('YEAR') }
}

/** Lists the days after `since` with an issued bill or a recorded payment, in chronological order. */
export async function listActiveDays(tx: Tx, since: Day): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    select issued_on as day from bill where tenant_id = app_tenant() and issued_on > ${since}
    union select recorded_on from bill_payment where tenant_id = app_tenant() and recorded_on > ${since}
    order by day`.execute(tx)
  return rows.map(({ day }) => day)
}

/** Closes a period; the database computes its totals. */
export async function insertClosure(
  tx: Tx,
  row: PeriodToClose & { tenantId: string; id: string; closedAt: Date },
): Promise<void> {
  await tx
    .insertInto('bill_closure')
    .values({
      tenant_id: row.tenantId,
      id: row.id,
      period: row.period,
      first_day: row.firstDay,
      last_day: row.lastDay,
      closed_at: row.closedAt,
    })
    .execute()
}

const selectClosures = (tx: Tx, period: ClosedPeriod) => tx.selectFrom('bill_closure').where('period', '=', period)

export const listClosurePage = (tx: Tx, period: ClosedPeriod, { offset, limit }: { offset: number; limit: number }) =>
  selectClosures(tx, period).selectAll().orderBy('position', 'desc').offset(offset).limit(limit).execute()

export const findClosures = (tx: Tx, period: ClosedPeriod) =>
  selectClosures(tx, period).selectAll().orderBy('position').execute()

export async function countClosures(tx: Tx, period: ClosedPeriod): Promise<number> {
  const row = await selectClosures(tx, period)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
