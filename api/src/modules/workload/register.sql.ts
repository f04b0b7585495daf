import { sql, type SqlBool } from 'kysely'
import type { WorkLine } from 'shared/contracts/animal'
import type { Period } from 'shared/domain/calendar/period'
import type { Tx } from '../../db.ts'

/** The clock of the practice, of an instant: `2026-11-20T14:05`. */
const onWall = (instant: ReturnType<typeof sql.ref<Date>>, zone: string) =>
  sql<string>`to_char(${instant} at time zone ${zone}, 'YYYY-MM-DD"T"HH24:MI')`

/** What an animal worked: validated sessions that are over on the practice's wall. */
async function worked(
  tx: Tx,
  animalId: string,
  { startDate, endDate }: Period,
  zone: string,
  now: Date,
): Promise<WorkLine[]> {
  const rows = await tx
    .selectFrom('session_animal')
    .innerJoin('session', (join) =>
      join
        .onRef('session.tenant_id', '=', 'session_animal.tenant_id')
        .onRef('session.id', '=', 'session_animal.session_id'),
    )
    .innerJoin('session_type', (join) =>
      join
        .onRef('session_type.tenant_id', '=', 'session.tenant_id')
        .onRef('session_type.id', '=', 'session.session_type_id'),
    )
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'session.tenant_id').onRef('member.id', '=', 'session.therapist_id'),
    )
    .leftJoin('club', (join) =>
      join.onRef('club.tenant_id', '=', 'session.tenant_id').onRef('club.id', '=', 'session.club_id'),
    )
    .select([
      'session.id as sessionId',
      'session.day',
      'session.start_time as startTime',
      'session.end_time as endTime',
      'session_type.name as sessionType',
      'session_animal.wellbeing',
    ])
    .select([
      sql<string>`coalesce(club.name, '')`.as('club'),
      sql<string>`btrim(member.firstname || ' ' || member.lastname)`.as('handler'),
    ])
    .where('session_animal.animal_id', '=', animalId)
    .where('session.state', '=', 'VALIDATED')
    .where('session.day', '>=', startDate)
    .where('session.day', '<=', endDate)
    .where(sql<SqlBool>`upper(session.during) <= ${now}::timestamptz at time zone ${zone}`)
    .execute()
  return rows.map((row) => ({ ...row, correction: null }))
}

async function corrected(tx: Tx, animalId: string, { startDate, endDate }: Period, zone: string): Promise<WorkLine[]> {
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
      'act',
      'author_name as by',
    ])
    .select(onWall(sql.ref('corrected_at'), zone).as('correctedAt'))
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
      wellbeing,
      correction: { act, correctedAt, by },
    }),
  )
}

const began = ({ day, startTime }: WorkLine) => `${day}T${startTime}`

/** The lines of a period by day and start, what was corrected before what stands. */
export async function linesOf(tx: Tx, animalId: string, period: Period, zone: string, now: Date): Promise<WorkLine[]> {
  const lines = [...(await corrected(tx, animalId, period, zone)), ...(await worked(tx, animalId, period, zone, now))]
  return lines.toSorted((a, b) => began(a).localeCompare(began(b)))
}
