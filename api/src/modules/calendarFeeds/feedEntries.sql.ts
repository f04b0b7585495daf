import { sql } from 'kysely'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../db.ts'
import type { SessionRow } from '../sessionStore/sessionRow.ts'
import { stateAt } from '../sessionStore/sessionState.ts'
import { titleOf } from '../sessionStore/titledRow.ts'
import { titledSessions } from '../sessionStore/titledSessions.sql.ts'
import type { FeedEntry } from './agendaFile.ts'
import type { OpenFeed } from './calendarFeeds.sql.ts'

const statusOf = (row: Pick<SessionRow, 'state' | 'expires_at'>, now: Date): FeedEntry['status'] => {
  const state = stateAt(row, now)
  if (state === 'VALIDATED') return 'CONFIRMED'
  return state === 'PENDING' ? 'TENTATIVE' : 'CANCELLED'
}

const joined = (words: readonly (string | null)[], by: string) => words.filter(Boolean).join(by)

async function storedSessions(
  tx: Tx,
  { therapistId, withPatients }: OpenFeed,
  { startDate, endDate }: Period,
  now: Date,
): Promise<FeedEntry[]> {
  const rows = await titledSessions(tx)
    .leftJoin('club', (join) =>
      join.onRef('club.tenant_id', '=', 'session.tenant_id').onRef('club.id', '=', 'session.club_id'),
    )
    .select([
      'session.expires_at',
      'session.version',
      'session.changed_at',
      'club.name as club_name',
      'club.street_name',
      'club.zip_code',
      'club.city',
    ])
    .where('session.therapist_id', '=', therapistId)
    .where('session.day', '>=', startDate)
    .where('session.day', '<=', endDate)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()
  return rows.map((row) => ({
    sessionId: row.id,
    date: row.day,
    startTime: row.start_time,
    endTime: row.end_time,
    summary: withPatients ? titleOf(row) : row.type_name,
    location: joined([row.club_name, row.street_name, joined([row.zip_code, row.city], ' ')], ', '),
    status: statusOf(row, now),
    sequence: row.version,
    changedAt: row.changed_at,
  }))
}

/** The tombstones of deleted sessions: by them a calendar that has the sessions takes them out. */
async function deletedSessions(
  tx: Tx,
  { therapistId }: OpenFeed,
  { startDate, endDate }: Period,
): Promise<FeedEntry[]> {
  const rows = await tx
    .selectFrom('session_tombstone')
    .select(['id', 'version', 'deleted_at'])
    .select([
      sql<string>`lower(during)::date::text`.as('day'),
      sql<string>`to_char(lower(during), 'HH24:MI')`.as('from'),
      sql<string>`to_char(upper(during), 'HH24:MI')`.as('to'),
    ])
    .where('therapist_id', '=', therapistId)
    .where(sql<string>`lower(during)::date`, '>=', startDate)
    .where(sql<string>`lower(during)::date`, '<=', endDate)
    .orderBy('deleted_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, version, deleted_at, day, from, to }) => ({
    sessionId: id,
    date: day,
    startTime: from,
    endTime: to,
    summary: 'Séance supprimée',
    location: '',
    status: 'CANCELLED',
    sequence: version,
    changedAt: deleted_at,
  }))
}

/** Sessions that were given to another therapist: by them a calendar that has the sessions takes them out. */
async function handedOverSessions(
  tx: Tx,
  { therapistId }: OpenFeed,
  { startDate, endDate }: Period,
): Promise<FeedEntry[]> {
  const rows = await tx
    .selectFrom('session_handover')
    .select(['session_id', 'version', 'at'])
    .select([
      sql<string>`lower(during)::date::text`.as('day'),
      sql<string>`to_char(lower(during), 'HH24:MI')`.as('from'),
      sql<string>`to_char(upper(during), 'HH24:MI')`.as('to'),
    ])
    .where('therapist_id', '=', therapistId)
    .where(sql<string>`lower(during)::date`, '>=', startDate)
    .where(sql<string>`lower(during)::date`, '<=', endDate)
    .orderBy('at')
    .orderBy('session_id')
    .execute()
  return rows.map(({ session_id, version, at, day, from, to }) => ({
    sessionId: session_id,
    date: day,
    startTime: from,
    endTime: to,
    summary: 'Séance confiée à un autre praticien',
    location: '',
    status: 'CANCELLED',
    sequence: version,
    changedAt: at,
  }))
}

/** The sessions of a feed between two days, cancelled, deleted and handed over ones included. */
export const feedEntries = async (tx: Tx, feed: OpenFeed, period: Period, now: Date): Promise<FeedEntry[]> => [
  ...(feed.hasLeft ? [] : await storedSessions(tx, feed, period, now)),
  ...(await deletedSessions(tx, feed, period)),
  ...(await handedOverSessions(tx, feed, period)),
]
