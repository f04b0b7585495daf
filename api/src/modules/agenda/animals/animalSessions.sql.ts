import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../db.ts'
import { isLiveAt, selectTitledSessions } from '../../sessionStore/sessions/titledSessions.sql.ts'

/** About a year with twenty sessions a week; older sessions are in the monthly registers. */
const maxSessions = 1000

/** The sessions and pending requests of an animal, newest first. */
export const findAnimalSessions = (tx: Tx, animalId: string, now: Date) =>
  selectTitledSessions(tx)
    .select('session.comments')
    .where(sql<SqlBool>`session.id in (select sa.session_id from session_animal sa where sa.animal_id = ${animalId})`)
    .where(isLiveAt(now))
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', 'desc')
    .orderBy('session.id')
    .limit(maxSessions)
    .execute()
