import { sql } from 'kysely'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../../db.ts'
import { onClub } from '../../sessionStore/sessions/sessionJoins.sql.ts'
import type { SessionRow } from '../../sessionStore/sessions/sessionRow.ts'
import { stateAt } from '../../sessionStore/sessions/sessionState.ts'
import { titleOf } from '../../sessionStore/sessions/titledRow.ts'
import { selectTitledSessions } from '../../sessionStore/sessions/titledSessions.sql.ts'
import type { FeedEntry } from './agendaFile.ts'
import type { ActiveFeed } from './calendarFeeds.sql.ts'

const statusOf = (row: Pick<SessionRow, 'state' | 'expires_at'>, now: Date): FeedEntry['status'] => {
  const state = stateAt(row, now)
  if (state === 'VALIDATED') return 'CONFIRMED'
  return state === 'PENDING' ? 'TENTATIVE' : 'CANCELLED'
}

const joinNonEmpty = (parts: readonly (string | null)[], separator: string) => parts.filter(Boolean).join(separator)

async function selectStoredSessions(
  tx: Tx,
  { therapistId, withPatients }: ActiveFeed,
  { startDate, endDate }: Period,
  now: Date,
): Promise<FeedEntry[]> {
  const rows = await selectTitledSessions(tx)
    .leftJoin('club', onClub)
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
    // Excludes hidden sessions, which `selectRemovedSessions` reads from `session_tombstone`.
    .where('session.state', '<>', 'HIDDEN')
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
    location: joinNonEmpty([row.club_name, row.street_name, joinNonEmpty([row.zip_code, row.city], ' ')], ', '),
    status: statusOf(row, now),
    sequence: row.version,
    changedAt: row.changed_at,
  }))
}

/** Tables of the sessions that the therapist no longer has; calendar clients must remove these sessions. */
const removedSessionTables = {
  session_tombstone: { id: 'id', at: 'deleted_at', summary: 'séance supprimée' },
  session_handover: { id: 'session_id', at: 'at', summary: 'séance confiée à un autre praticien' },
} as const

async function selectRemovedSessions(
  tx: Tx,
  table: keyof typeof removedSessionTables,
  { therapistId }: ActiveFeed,
  { startDate, endDate }: Period,
): Promise<FeedEntry[]> {
  const { id, at, summary } = removedSessionTables[table]
  const day = sql`lower(during)::date`
  const { rows } = await sql<{ id: string; version: number; at: Date; day: string; starts: string; ends: string }>`
    select ${sql.ref(id)} as id, version, ${sql.ref(at)} as at, ${day}::text as day,
      to_char(lower(during), 'HH24:MI') as starts, 
      case upper(during)::time when '00:00' then '24:00' else to_char(upper(during), 'HH24:MI') end as ends
    from ${sql.table(table)}
    where therapist_id = ${therapistId} and ${day} between ${startDate} and ${endDate}
    order by ${sql.ref(at)}, ${sql.ref(id)}`.execute(tx)
  return rows.map((row) => ({
    sessionId: row.id,
    date: row.day,
    startTime: row.starts,
    endTime: row.ends,
    summary,
    location: '',
    status: 'CANCELLED',
    sequence: row.version,
    changedAt: row.at,
  }))
}

/** The sessions of a feed in a period, including cancelled, deleted and handed over sessions. */
export const listFeedEntries = async (tx: Tx, feed: ActiveFeed, period: Period, now: Date): Promise<FeedEntry[]> => [
  ...(feed.hasLeft ? [] : await selectStoredSessions(tx, feed, period, now)),
  ...(await selectRemovedSessions(tx, 'session_tombstone', feed, period)),
  ...(await selectRemovedSessions(tx, 'session_handover', feed, period)),
]
