import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../db.ts'
import { isShown, titledSessions } from '../../sessionStore/sessions/titledSessions.sql.ts'

/** Some twenty sessions a week for a year: older ones are in the register of their month. */
const maxSessions = 1000

/** The sessions an animal works in, requests included, newest first. */
export const animalSessionRows = (tx: Tx, animalId: string, now: Date) =>
  titledSessions(tx)
    .select('session.comments')
    .where(sql<SqlBool>`session.id in (select sa.session_id from session_animal sa where sa.animal_id = ${animalId})`)
    .where(isShown(now))
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', 'desc')
    .orderBy('session.id')
    .limit(maxSessions)
    .execute()
