import { sql } from 'kysely'
import type { MonthEnd } from 'shared/contracts/finance/monthEnd'
import type { Period } from 'shared/domain/calendar/period'
import type { Moment } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../../db.ts'
import { soldSessions, type SalesScope } from '../sales/soldSessions.sql.ts'
import { isLiveAt, selectTitledSessions } from '../../sessionStore/sessions/titledSessions.sql.ts'

/** Lists the pending requests of the period, in the order of the agenda. */
export const listPendingRequests = (tx: Tx, { startDate, endDate }: Period, now: Date) =>
  selectTitledSessions(tx)
    .select('session.price')
    .where('session.state', '=', 'PENDING')
    .where('session.day', '>=', startDate)
    .where('session.day', '<=', endDate)
    .where(isLiveAt(now))
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()

/** Counts the requests of the period that expired, whether or not the job has already marked them as expired. */
export async function countExpiredRequests(tx: Tx, { startDate, endDate }: Period, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('day', '>=', startDate)
    .where('day', '<=', endDate)
    .where((where) =>
      where.or([
        where('state', '=', 'EXPIRED'),
        where.and([where('state', '=', 'PENDING'), where('expires_at', '<=', now)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}

type ClubToPay = MonthEnd['clubs']['clubs'][number]

/**
 * Lists the places to which the practice still owes rents for past sessions of the period, by name, without removed
 * places. `due` is in euros.
 */
export async function listClubsToPay(tx: Tx, scope: SalesScope, now: Moment): Promise<ClubToPay[]> {
  const { rows } = await sql<ClubToPay>`
    select club.id, club.name, count(*)::int as sessions, sum(sold.charges) as due
    from ${soldSessions(scope)} as sold join club on club.tenant_id = sold.tenant_id and club.id = sold.club_id
    where club.removed_at is null and not sold.paid_to_club and sold.charges > 0
      and sold.day + sold.end_time <= ${`${now.day} ${now.time}`}::timestamp
    group by club.id, club.name order by plain(club.name), club.id`.execute(tx)
  return rows
}
