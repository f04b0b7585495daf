import { sql } from 'kysely'
import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../../../db.ts'
import { isNameLike } from '../../patients/patients/patientSearch.sql.ts'
import { searchPatterns } from '../../patients/patients/searchPatterns.ts'
import { isLiveAt, selectTitledSessions } from '../../sessionStore/sessions/titledSessions.sql.ts'

interface Clock {
  today: Day
  now: Date
}

/**
 * Selects the ids of the sessions of patients, named employees and animals whose name has every typed word. It is a
 * union, since an « or » would scan the practice's sessions.
 */
function selectSessionIds(tx: Tx, text: string) {
  const patientIds = tx.selectFrom('patient').select('patient.id').where(isNameLike(text))
  const animalIds = tx
    .selectFrom('animal')
    .select('animal.id')
    .where(sql<boolean>`plain(animal.name) like all(${searchPatterns(text)}::text[])`)
  return tx
    .selectFrom('session')
    .select('session.id')
    .where('session.patient_id', 'in', patientIds)
    .union(tx.selectFrom('session_corporate_patient').select('session_id as id').where('patient_id', 'in', patientIds))
    .union(tx.selectFrom('session_animal').select('session_id as id').where('animal_id', 'in', animalIds))
}

/** Whether a session is on the given day or later. */
const isUpcoming = (today: Day) => sql<boolean>`session.day >= ${today}`

/**
 * Lists ids of the soonest sessions of today and later, and of the latest past ones. Uses a single query, because
 * matching the names of all patients takes most of its time.
 */
async function listNearestIds(tx: Tx, text: string, { today, now }: Clock, limit: number): Promise<string[]> {
  const foundSessions = tx
    .selectFrom('session')
    .select(['session.id', 'session.day', 'session.start_time'])
    .where('session.id', 'in', selectSessionIds(tx, text))
    .where(isLiveAt(now))
  const { rows } = await sql<{ id: string }>`
    with session as materialized (${foundSessions})
    (select id from session where ${isUpcoming(today)} order by day, start_time, id limit ${limit})
    union all
    (select id from session where not ${isUpcoming(today)} order by day desc, start_time desc, id limit ${limit})`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/**
 * Finds up to `limit` sessions of today and later, the soonest first, and up to `limit` past ones, the latest first.
 */
export async function findNearestSessions(tx: Tx, text: string, clock: Clock, limit: number) {
  const ids = await listNearestIds(tx, text, clock, limit)
  if (ids.length === 0) return { upcoming: [], past: [] }
  const rows = await selectTitledSessions(tx).where('session.id', 'in', ids).execute()
  const sortedRows = rows.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id))
  return {
    upcoming: sortedRows.filter(({ day }) => day >= clock.today),
    past: sortedRows.filter(({ day }) => day < clock.today),
  }
}
