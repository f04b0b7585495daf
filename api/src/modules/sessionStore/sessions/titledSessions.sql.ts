import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { Tx } from '../../../db.ts'
import { patientName } from '../../../patientName.sql.ts'
import { onPatient, onSessionType } from './sessionJoins.sql.ts'
import { calendarColumns, shortSessionOf } from './titledRow.ts'

const animalsArray = <T>(expression: RawBuilder<T>) => sql<T[]>`array(
  select ${expression} from session_animal sa join animal a on a.tenant_id = sa.tenant_id and a.id = sa.animal_id
  where sa.tenant_id = session.tenant_id and sa.session_id = session.id order by plain(a.name), a.id)`

/** Column with the animal names of a session without a patient, whose title contains them; otherwise empty. */
const titleAnimalNames = sql<
  string[]
>`case when session.with_animal_only then ${animalsArray(sql<string>`a.name`)} else '{}' end`

/** Selects sessions with the names of their type and patient. */
export const selectNamedSessions = (tx: Tx) =>
  tx
    .selectFrom('session')
    .innerJoin('session_type', onSessionType)
    .leftJoin('patient', onPatient)
    .select(calendarColumns)
    .select(['session_type.name as type_name', patientName.as('patient_name')])

/** Selects sessions with the names for their title, without comments, because a response may cover a year. */
export const selectTitledSessions = (tx: Tx) => selectNamedSessions(tx).select(titleAnimalNames.as('animal_names'))

/** Selects sessions with all columns that the calendar renders. */
export const selectCalendarSessions = (tx: Tx) =>
  selectTitledSessions(tx).select(animalsArray(sql<string>`a.id::text`).as('animal_ids'))

/** Returns the condition that a session appears in the agenda, as a validated session or a pending request. */
export const isLiveAt = (now: Date) =>
  sql<SqlBool>`session.live and (session.state = 'VALIDATED' or session.expires_at is null or session.expires_at > ${now})`

export async function findShortSession(tx: Tx, id: string): Promise<ShortSession> {
  return shortSessionOf(await selectCalendarSessions(tx).where('session.id', '=', id).executeTakeFirstOrThrow())
}

/** Lists the sessions with these ids, in chronological order. */
export async function listShortSessionsByIds(tx: Tx, ids: readonly string[]): Promise<ShortSession[]> {
  const rows = await selectCalendarSessions(tx)
    .where('session.id', 'in', ids)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()
  return rows.map(shortSessionOf)
}
