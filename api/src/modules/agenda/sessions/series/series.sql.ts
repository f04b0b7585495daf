import { sql } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { TherapistTimeSlot } from 'shared/domain/sessions/series'
import type { Tx } from '../../../../db.ts'
import type { SeriesRecurrence } from '../../../../tables/sessions.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'

/** `once`: the session alone; `all`: also the following sessions of its series. */
export type Scope = 'once' | 'all'

/** The following sessions of the series, in chronological order; none when `scope` is `once`. */
export const selectFollowingSessions = (tx: Tx, { id, series_id, day }: SessionRow, scope: Scope) =>
  tx
    .selectFrom('session')
    .selectAll()
    .where('series_id', '=', scope === 'all' ? series_id : null)
    .where('live', '=', true)
    .where('day', '>=', day)
    .where('id', '<>', id)
    .orderBy('day')
    .orderBy('start_time')
    .orderBy('id')

/** Lists the nearest sessions of a series before and after a day, except those that were moved individually. */
export async function listNearestSeriesSessions(
  tx: Tx,
  { id, series_id }: SessionRow,
  day: Day,
): Promise<TherapistTimeSlot[]> {
  const selectSeriesSessions = sql`select day as date, start_time as "startTime", end_time as "endTime", therapist_id as "therapistId"
    from session where series_id = ${series_id} and live and not moved_alone and id <> ${id}`
  const { rows } =
    await sql<TherapistTimeSlot>`(${selectSeriesSessions} and day < ${day}::date order by day desc limit 1) union all (${selectSeriesSessions} and day > ${day}::date order by day limit 1)`.execute(
      tx,
    )
  return rows
}

export interface NewSeries {
  tenantId: string
  id: string
  recurrence: SeriesRecurrence
  startDate: Day
  endDate: Day
}

export async function insertSeries(tx: Tx, { tenantId, id, recurrence, startDate, endDate }: NewSeries): Promise<void> {
  await tx
    .insertInto('session_series')
    .values({ tenant_id: tenantId, id, recurrence, start_date: startDate, end_date: endDate })
    .execute()
}

export async function findEndDate(tx: Tx, seriesId: string | null): Promise<Day | null> {
  if (!seriesId) return null
  const row = await tx.selectFrom('session_series').select('end_date').where('id', '=', seriesId).executeTakeFirst()
  return row?.end_date ?? null
}

/** Moves the end of a series by a number of days, negative for earlier. */
export async function updateSeriesEnd(tx: Tx, seriesId: string, days: number): Promise<void> {
  await sql`update session_series set end_date = greatest(start_date, end_date + ${days}::integer) where id = ${seriesId}`.execute(
    tx,
  )
}

/** Ends the series at its last remaining session after deletions from `day` on. */
export async function updateShortenedSeries(
  tx: Tx,
  seriesId: string,
  { scope, day }: { scope: Scope; day: Day },
): Promise<void> {
  const lastDay = sql<Day | null>`(select max(day) from session where series_id = ${seriesId} and live)`
  await sql`
    update session_series set end_date = greatest(start_date, ${lastDay})
    where id = ${seriesId} and ${lastDay} is not null and (${scope === 'all'} or ${lastDay} < ${day}::date)`.execute(tx)
}

/** Deletes the series when it has no session left, hidden ones included. */
export const deleteSeriesWithoutSessions = (tx: Tx, seriesId: string) =>
  sql`delete from session_series where id = ${seriesId} and not exists (select from session where series_id = ${seriesId})`.execute(
    tx,
  )

/** Restores the former last day of a series; does nothing if it is null. */
export async function updateFormerEnd(tx: Tx, seriesId: string, formerEndDate: Day | null): Promise<void> {
  if (formerEndDate === null) return
  await tx.updateTable('session_series').set({ end_date: formerEndDate }).where('id', '=', seriesId).execute()
}

/**
 * Defers the constraints against overlaps while `update` changes a series, because its sessions may overlap each other
 * meanwhile.
 */
export async function withDeferredOverlapConstraints(tx: Tx, update: () => Promise<void>): Promise<void> {
  await sql`set constraints session_therapist_free, session_animal_free deferred`.execute(tx)
  await update()
  await sql`set constraints session_therapist_free, session_animal_free immediate`.execute(tx)
}
