import { sql, type SqlBool } from 'kysely'
import type { AnimalSessionSearch } from 'shared/contracts/agenda/animal'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../db.ts'
import { isLiveAt, selectTitledSessions } from '../../sessionStore/sessions/titledSessions.sql.ts'

const isSessionOfAnimal = (animalId: string, now: Date) => sql<SqlBool>`(${isLiveAt(now)}
  and session.id in (select sa.session_id from session_animal sa where sa.animal_id = ${animalId}))`

/** Lists every session and pending request of an animal, newest first. */
export const listSessionsOfAnimal = (tx: Tx, animalId: string, now: Date) =>
  selectTitledSessions(tx)
    .select('session.comments')
    .where(isSessionOfAnimal(animalId, now))
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', 'desc')
    .orderBy('session.id')
    .execute()

interface SessionsOnSide {
  when: AnimalSessionSearch['when']
  today: Day
  now: Date
}

const isPastOrUpcoming = ({ when, today }: SessionsOnSide) =>
  when === 'past' ? sql<SqlBool>`session.day <= ${today}::date` : sql<SqlBool>`session.day > ${today}::date`

/** A page of the animal's sessions until today, newest first, or of those after today, soonest first. */
export function listAnimalSessionsOfPage(
  tx: Tx,
  animalId: string,
  { offset, limit, ...side }: SessionsOnSide & { offset: number; limit: number },
) {
  const order = side.when === 'past' ? 'desc' : 'asc'
  return selectTitledSessions(tx)
    .select('session.comments')
    .where(isSessionOfAnimal(animalId, side.now))
    .where(isPastOrUpcoming(side))
    .orderBy('session.day', order)
    .orderBy('session.start_time', order)
    .orderBy('session.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Counts the animal's sessions, all or those of one side, and the bytes of their comments as they are stored. */
export function sumAnimalSessions(
  tx: Tx,
  animalId: string,
  now: Date,
  side?: SessionsOnSide,
): Promise<{ count: number; commentBytes: number }> {
  const sessions = tx.selectFrom('session').where(isSessionOfAnimal(animalId, now))
  return (side ? sessions.where(isPastOrUpcoming(side)) : sessions)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(octet_length(session.comments)), 0)::float8`.as('commentBytes'),
    ])
    .executeTakeFirstOrThrow()
}
