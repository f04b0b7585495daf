import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { Tx } from '../../../db.ts'
import { patientName } from '../../../patientName.sql.ts'
import { onPatient, onSessionType } from './sessionJoins.sql.ts'
import { calendarColumns, shortSessionOf } from './titledRow.ts'

const animalsOf = <T>(what: RawBuilder<T>) => sql<T[]>`array(
  select ${what} from session_animal sa join animal a on a.tenant_id = sa.tenant_id and a.id = sa.animal_id
  where sa.tenant_id = session.tenant_id and sa.session_id = session.id order by plain(a.name), a.id)`

/** Animals are in the title where they work alone: of years of sessions nothing else is looked up. */
const titleAnimals = sql<
  string[]
>`case when session.with_animal_only then ${animalsOf(sql<string>`a.name`)} else '{}' end`

/** Sessions with the names of their type and patient. */
export const namedSessions = (tx: Tx) =>
  tx
    .selectFrom('session')
    .innerJoin('session_type', onSessionType)
    .leftJoin('patient', onPatient)
    .select(calendarColumns)
    .select(['session_type.name as type_name', patientName.as('patient_name')])

/** Sessions with what their title says, and without their notes: a year of them may be requested. */
export const titledSessions = (tx: Tx) => namedSessions(tx).select(titleAnimals.as('animal_names'))

/** Sessions with all that the calendar draws. */
export const calendarSessions = (tx: Tx) =>
  titledSessions(tx).select(animalsOf(sql<string>`a.id::text`).as('animal_ids'))

/** What the agenda shows: sessions, and requests that still wait. */
export const isShown = (now: Date) =>
  sql<SqlBool>`session.live and (session.state = 'VALIDATED' or session.expires_at is null or session.expires_at > ${now})`

export async function shortSession(tx: Tx, id: string): Promise<ShortSession> {
  return shortSessionOf(await calendarSessions(tx).where('session.id', '=', id).executeTakeFirstOrThrow())
}

/** These sessions, in the order of the agenda. */
export async function shortSessionsByIds(tx: Tx, ids: readonly string[]): Promise<ShortSession[]> {
  const rows = await calendarSessions(tx)
    .where('session.id', 'in', ids)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()
  return rows.map(shortSessionOf)
}
