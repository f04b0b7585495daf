import { sql, type SqlBool } from 'kysely'
import type { AnimalSessionSearch } from 'shared/contracts/agenda/animal'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../db.ts'
import { isLiveAt, selectTitledSessions } from '../../sessionStore/sessions/titledSessions.sql.ts'

const isLiveSessionOfAnimal = (animalId: string, now: Date) => sql<SqlBool>`(${isLiveAt(now)}
  and session.id in (select session_animal.session_id from session_animal where session_animal.animal_id = ${animalId}))`

/** Lists every session and pending request of an animal, newest first. */
export const listSessionsOfAnimal = (tx: Tx, animalId: string, now: Date) =>
  selectTitledSessions(tx)
    .select('session.comments')
    .where(isLiveSessionOfAnimal(animalId, now))
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', 'desc')
    .orderBy('session.id')
    .execute()

interface TimeFilter {
  when: AnimalSessionSearch['when']
  today: Day
  now: Date
}

const matchesTimeFilter = ({ when, today }: TimeFilter) =>
  when === 'past' ? sql<SqlBool>`session.day <= ${today}::date` : sql<SqlBool>`session.day > ${today}::date`

/** Lists a page of the animal's sessions: either until today, newest first, or after today, soonest first. */
export function listAnimalSessionsOfPage(
  tx: Tx,
  animalId: string,
  { offset, limit, ...timeFilter }: TimeFilter & { offset: number; limit: number },
) {
  const order = timeFilter.when === 'past' ? 'desc' : 'asc'
  return selectTitledSessions(tx)
    .select('session.comments')
    .where(isLiveSessionOfAnimal(animalId, timeFilter.now))
    .where(matchesTimeFilter(timeFilter))
    .orderBy('session.day', order)
    .orderBy('session.start_time', order)
    .orderBy('session.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Counts the animal's sessions, all or only past or upcoming sessions, and sums the bytes of their stored comments. */
export function sumAnimalSessions(
  tx: Tx,
  animalId: string,
  now: Date,
  timeFilter?: TimeFilter,
): Promise<{ count: number; commentBytes: number }> {
  const sessions = tx.selectFrom('session').where(isLiveSessionOfAnimal(animalId, now))
  return (timeFilter ? sessions.where(matchesTimeFilter(timeFilter)) : sessions)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(octet_length(session.comments)), 0)::float8`.as('commentBytes'),
    ])
    .executeTakeFirstOrThrow()
}
