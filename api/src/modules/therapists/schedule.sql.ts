import type { Absence, Opening, Schedule, Span } from 'shared/domain/availability'
import { addDays, type Day } from 'shared/domain/day'
import type { Period } from 'shared/domain/period'
import type { Moment } from 'shared/domain/wallClock'
import type { Tx } from '../../db.ts'

/** Sessions and requests that hold the therapist's time; a request whose hold is over no longer does, swept or not. */
export const busySpans = (tx: Tx, therapistId: string, { startDate, endDate }: Period, now: Date): Promise<Span[]> =>
  tx
    .selectFrom('session')
    .select(['day as date', 'start_time as startTime', 'end_time as endTime'])
    .distinct()
    .where('therapist_id', '=', therapistId)
    .where('day', '>=', startDate)
    .where('day', '<=', endDate)
    .where('live', '=', true)
    .where((where) => where.or([where('state', '=', 'VALIDATED'), where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('date')
    .orderBy('startTime')
    .orderBy('endTime')
    .execute()

const openingOf = (tx: Tx, therapistId: string): Promise<Opening[]> =>
  tx.selectFrom('opening_hours').select(['weekday', 'start_time as startTime', 'end_time as endTime']).where('member_id', '=', therapistId).execute()

const momentOf = (timestamp: string): Moment => ({ day: timestamp.slice(0, 10), time: timestamp.slice(11, 16) })

async function absencesOf(tx: Tx, therapistId: string, startDate: Day, endDate: Day): Promise<Absence[]> {
  const rows = await tx
    .selectFrom('vacation')
    .select(['starts_at', 'ends_at'])
    .where('member_id', '=', therapistId)
    .where('starts_at', '<', addDays(endDate, 1))
    .where('ends_at', '>', startDate)
    .execute()
  return rows.map(({ starts_at, ends_at }) => ({ from: momentOf(starts_at), to: momentOf(ends_at) }))
}

/** All that says when a therapist is free between two days (ruling 19). */
export async function scheduleOf(tx: Tx, therapistId: string, period: Period, now: Date): Promise<Schedule> {
  return {
    opening: await openingOf(tx, therapistId),
    busy: await busySpans(tx, therapistId, period, now),
    absences: await absencesOf(tx, therapistId, period.startDate, period.endDate),
  }
}
