import { sql } from 'kysely'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../../db.ts'
import { shortSessionOf } from '../../sessionStore/sessions/titledRow.ts'
import {
  selectCalendarSessions,
  isLiveAt,
  selectNamedSessions,
} from '../../sessionStore/sessions/titledSessions.sql.ts'

/** A session with all its columns; returns undefined when it is cancelled or expired. */
export const findLiveSession = (tx: Tx, id: string, now: Date) =>
  selectCalendarSessions(tx).selectAll('session').where(isLiveAt(now)).where('session.id', '=', id).executeTakeFirst()

/**
 * Comma-separated animal ids of a session. A subquery per session uses the index; a join with grouping would read the
 * animals' sessions of all years.
 */
const animalIdsOfSession = sql<
  string | null
>`(select string_agg(session_animal.animal_id::text, ',') from session_animal where session_animal.tenant_id = session.tenant_id and session_animal.session_id = session.id)`

/** The sessions of a period, without comments and evaluations, because a month may have a thousand sessions. */
const selectSessionsOf = (tx: Tx, { startDate, endDate }: Period, now: Date) =>
  selectNamedSessions(tx)
    .select(animalIdsOfSession.as('animal_ids'))
    .where(isLiveAt(now))
    .where('session.day', '>=', startDate)
    .where('session.day', '<=', endDate)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')

/** Animal names by id, in alphabetical order. */
async function findAnimalNames(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('animal')
    .select(['id', 'name'])
    .orderBy(sql`plain(name)`)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function listShortSessions(
  tx: Tx,
  period: Period,
  now: Date,
  onlyRequests = false,
): Promise<ShortSession[]> {
  const query = selectSessionsOf(tx, period, now)
  const rows = await (onlyRequests ? query.where('session.state', '=', 'PENDING') : query).execute()
  const animalNamesById = await findAnimalNames(tx)
  const ranksById = new Map([...animalNamesById.keys()].map((id, index) => [id, index]))
  const compareByName = (a: string, b: string) => (ranksById.get(a) ?? 0) - (ranksById.get(b) ?? 0)
  return rows.map(({ animal_ids, ...row }) => {
    const ids = animal_ids ? animal_ids.split(',').toSorted(compareByName) : []
    return shortSessionOf({ ...row, animal_ids: ids, animal_names: ids.map((id) => animalNamesById.get(id) ?? '') })
  })
}
