import { sql, type SqlBool } from 'kysely'
import type { AnimalWellbeing } from 'shared/contracts/agenda/animal'
import { momentIn } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { scoreOf } from '../../sessionStore/sessions/encryptedScore.ts'
import { titleOf } from '../../sessionStore/sessions/titledRow.ts'
import { isLiveAt, selectTitledSessions } from '../../sessionStore/sessions/titledSessions.sql.ts'

/**
 * Maximum number of scores in the chart: about two years with two scores a week. The chart states when it omits older
 * scores.
 */
const maxScores = 200

const selectScoredSessions = (tx: Tx, animalId: string) =>
  tx
    .selectFrom('session_animal')
    .innerJoin('session', (join) =>
      join
        .onRef('session.tenant_id', '=', 'session_animal.tenant_id')
        .onRef('session.id', '=', 'session_animal.session_id'),
    )
    .where('session_animal.animal_id', '=', animalId)
    .where(sql<SqlBool>`(session_animal.wellbeing is not null or session_animal.wellbeing_sealed is not null)`)
    .where('session.state', '=', 'VALIDATED')

export async function countScores(tx: Tx, animalId: string): Promise<number> {
  const { count } = await selectScoredSessions(tx, animalId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The latest scores, sorted by the sessions' date and time. */
export async function listScores(tx: Tx, cipher: FieldCipher, animalId: string): Promise<AnimalWellbeing['scores']> {
  const rows = await selectScoredSessions(tx, animalId)
    .select([
      'session.id as sessionId',
      'session.day as date',
      'session.start_time as startTime',
      'session_animal.wellbeing',
      'session_animal.wellbeing_sealed',
    ])
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', 'desc')
    .limit(maxScores)
    .execute()
  return rows.toReversed().map(({ sessionId, date, startTime, ...columns }) => ({
    sessionId,
    date,
    startTime,
    score: scoreOf(columns, { sessionId, animalId }, cipher) ?? 0,
  }))
}

interface UpcomingSessionsQuery {
  zone: string
  now: Date
  /** Whether titles contain the patient's name. */
  withPatientNames: boolean
}

/** Upcoming sessions and pending requests of an animal. */
export async function listUpcomingSessions(
  tx: Tx,
  animalId: string,
  { zone, now, withPatientNames }: UpcomingSessionsQuery,
): Promise<AnimalWellbeing['concerned']> {
  const rows = await selectTitledSessions(tx)
    .where(
      sql<SqlBool>`session.id in (select session_animal.session_id from session_animal where session_animal.animal_id = ${animalId})`,
    )
    .where(isLiveAt(now))
    .where('session.day', '>=', momentIn(zone, now).day)
    .where(sql<SqlBool>`lower(session.during) > ${now}::timestamptz at time zone ${zone}`)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    date: row.day,
    startTime: row.start_time,
    endTime: row.end_time,
    title: withPatientNames ? titleOf(row) : row.type_name,
  }))
}
