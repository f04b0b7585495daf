import { sql, type SqlBool } from 'kysely'
import type { WorkLine } from 'shared/contracts/agenda/animal'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../../db.ts'
import { memberName } from '../../../memberName.sql.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { scoreOf } from '../../sessionStore/sessions/encryptedScore.ts'
import { onClub, onSessionType, onTherapist } from '../../sessionStore/sessions/sessionJoins.sql.ts'

/** The transaction, with the cipher and the time zone of its practice. */
export interface RegisterContext {
  tx: Tx
  cipher: FieldCipher
  zone: string
}

/** The name of an animal, also of a deleted animal. */
export const findAnimalName = (tx: Tx, id: string): Promise<{ id: string; name: string } | undefined> =>
  tx.selectFrom('animal').select(['id', 'name']).where('id', '=', id).executeTakeFirst()

/** SQL text of an instant in the practice's time zone, such as `2026-11-20T14:05`. */
const localTimeOf = (instant: ReturnType<typeof sql.ref<Date>>, zone: string) =>
  sql<string>`to_char(${instant} at time zone ${zone}, 'YYYY-MM-DD"T"HH24:MI')`

/** The sessions in which an animal worked: validated and past, by the practice's local time. */
async function listWorkedLines(
  { tx, cipher, zone }: RegisterContext,
  animalId: string,
  { startDate, endDate }: Period,
  now: Date,
): Promise<WorkLine[]> {
  const rows = await tx
    .selectFrom('session_animal')
    .innerJoin('session', (join) =>
      join
        .onRef('session.tenant_id', '=', 'session_animal.tenant_id')
        .onRef('session.id', '=', 'session_animal.session_id'),
    )
    .innerJoin('session_type', onSessionType)
    .innerJoin('member', onTherapist)
    .leftJoin('club', onClub)
    .select([
      'session.id as sessionId',
      'session.day',
      'session.start_time as startTime',
      'session.end_time as endTime',
      'session_type.name as sessionType',
      'session.force_reason as forceReason',
      'session_animal.wellbeing',
      'session_animal.wellbeing_sealed',
    ])
    .select([sql<string>`coalesce(club.name, '')`.as('club'), memberName.as('handler')])
    .where('session_animal.animal_id', '=', animalId)
    .where('session.state', '=', 'VALIDATED')
    .where('session.day', '>=', startDate)
    .where('session.day', '<=', endDate)
    .where(sql<SqlBool>`upper(session.during) <= ${now}::timestamptz at time zone ${zone}`)
    .execute()
  return rows.map(({ wellbeing, wellbeing_sealed, ...row }) => ({
    ...row,
    wellbeing: scoreOf({ wellbeing, wellbeing_sealed }, { sessionId: row.sessionId, animalId }, cipher),
    correction: null,
  }))
}

async function listCorrectedLines(
  { tx, cipher, zone }: RegisterContext,
  animalId: string,
  { startDate, endDate }: Period,
): Promise<WorkLine[]> {
  const rows = await tx
    .selectFrom('work_correction')
    .select([
      'session_id',
      'day',
      'start_time',
      'end_time',
      'session_type_name',
      'club_name',
      'handler_name',
      'wellbeing',
      'wellbeing_sealed',
      'act',
      'author_name as by',
    ])
    .select(localTimeOf(sql.ref('corrected_at'), zone).as('correctedAt'))
    .where('animal_id', '=', animalId)
    .where('day', '>=', startDate)
    .where('day', '<=', endDate)
    .orderBy('corrected_at')
    .execute()
  return rows.map(
    ({
      session_id,
      day,
      start_time,
      end_time,
      session_type_name,
      club_name,
      handler_name,
      wellbeing,
      wellbeing_sealed,
      act,
      correctedAt,
      by,
    }) => ({
      sessionId: session_id,
      day,
      startTime: start_time,
      endTime: end_time,
      sessionType: session_type_name,
      club: club_name,
      handler: handler_name,
      wellbeing: scoreOf({ wellbeing, wellbeing_sealed }, { sessionId: session_id, animalId }, cipher),
      forceReason: null,
      correction: { act, correctedAt, by },
    }),
  )
}

const sortKeyOf = ({ day, startTime }: WorkLine) => `${day}T${startTime}`

/** The lines of a period by day and start time; at the same time, corrected lines first. */
export async function listWorkLines(
  context: RegisterContext,
  animalId: string,
  period: Period,
  now: Date,
): Promise<WorkLine[]> {
  const lines = [
    ...(await listCorrectedLines(context, animalId, period)),
    ...(await listWorkedLines(context, animalId, period, now)),
  ]
  return lines.toSorted((a, b) => sortKeyOf(a).localeCompare(sortKeyOf(b)))
}
