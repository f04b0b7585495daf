import { sql } from 'kysely'
import type { Conflict } from 'shared/contracts/wire'
import type { Span } from 'shared/domain/calendar/availability'
import { shortDay } from 'shared/domain/format'
import type { Tx } from '../../../db.ts'
import { titledSessions, titleOf } from '../../sessionStore/titledSessions.sql.ts'

/** A session about to be placed, new or moved; of its own place, taken by `id`, nothing is asked. */
export interface Wanted {
  id: string
  span: Span
  therapistId: string
  animalIds: readonly string[]
  /** Those of its animals that would work more than they do. */
  strainedIds: readonly string[]
}

/** A conflict, and the wanted session it stands in the way of. */
export type Obstacle = Conflict & { wantedId: string; detail: string }

/** The wanted sessions as rows; dates are compared first, for days are what the database finds quickly. */
const rowsOf = (wanted: readonly Wanted[]) => sql`unnest(
  ${wanted.map(({ id }) => id)}::uuid[], ${wanted.map(({ span }) => span.date)}::date[], ${wanted.map(({ span }) => span.startTime)}::time[],
  ${wanted.map(({ span }) => span.endTime)}::time[], ${wanted.map(({ therapistId }) => therapistId)}::uuid[]) as wanted (id, day, start_time, end_time, therapist_id)`

/** Sessions that hold their time: a request whose hold is over does not, swept or not; nor do those that are placed anew. */
const standing = (
  wanted: readonly Wanted[],
  now: Date,
) => sql`s.live and (s.state = 'VALIDATED' or s.expires_at is null or s.expires_at > ${now})
  and s.id <> all(${wanted.map(({ id }) => id)}::uuid[]) and s.start_time < wanted.end_time and wanted.start_time < s.end_time`

const hours = (startTime: string, endTime: string) => `de ${startTime} à ${endTime}`

async function ofTherapists(tx: Tx, wanted: readonly Wanted[], now: Date): Promise<Obstacle[]> {
  const { rows: pairs } = await sql<{ wantedId: string; id: string }>`
    select wanted.id as "wantedId", s.id from ${rowsOf(wanted)} join session s on s.day = wanted.day and s.therapist_id = wanted.therapist_id
    where ${standing(wanted, now)} order by s.day, s.start_time, s.id`.execute(tx)
  if (pairs.length === 0) return []
  const drawn = await titledSessions(tx)
    .where(
      'session.id',
      'in',
      pairs.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(drawn.map((row) => [row.id, row]))
  return pairs.flatMap(({ wantedId, id }) => {
    const row = byId.get(id)
    if (!row) return []
    const name = titleOf(row)
    return [
      {
        wantedId,
        date: row.day,
        kind: 'therapist' as const,
        id,
        name,
        detail: `Déjà « ${name} » ${hours(row.start_time, row.end_time)}.`,
      },
    ]
  })
}

interface AnimalRow {
  wantedId: string
  date: string
  id: string
  name: string
  startTime: string
  endTime: string
}

async function ofAnimals(tx: Tx, wanted: readonly Wanted[], now: Date): Promise<Obstacle[]> {
  const pairs = wanted.flatMap(({ id, animalIds }) => animalIds.map((animalId) => ({ id, animalId })))
  if (pairs.length === 0) return []
  const { rows } = await sql<AnimalRow>`
    select wanted.id as "wantedId", s.day as date, s.id, animal.name, s.start_time as "startTime", s.end_time as "endTime"
    from ${rowsOf(wanted)}
      join unnest(${pairs.map(({ id }) => id)}::uuid[], ${pairs.map(({ animalId }) => animalId)}::uuid[]) as worker (wanted_id, animal_id) on worker.wanted_id = wanted.id
      join session s on s.day = wanted.day
      join session_animal sa on sa.session_id = s.id and sa.animal_id = worker.animal_id
      join animal on animal.id = sa.animal_id
    where ${standing(wanted, now)} order by s.day, animal.name, s.start_time, s.id`.execute(tx)
  return rows.map(({ startTime, endTime, ...row }) => ({
    ...row,
    kind: 'animal',
    detail: `${row.name} travaille déjà ${hours(startTime, endTime)}.`,
  }))
}

interface AbsenceRow {
  wantedId: string
  date: string
  id: string
  name: string
  from: string
  to: string
}

const moment = (timestamp: string) => `${shortDay(timestamp)} à ${timestamp.slice(11, 16)}`

async function ofAbsences(tx: Tx, wanted: readonly Wanted[]): Promise<Obstacle[]> {
  const { rows } = await sql<AbsenceRow>`
    select wanted.id as "wantedId", wanted.day as date, vacation.id, btrim(member.firstname || ' ' || member.lastname) as name, starts_at as "from", ends_at as "to"
    from ${rowsOf(wanted)} join vacation on vacation.member_id = wanted.therapist_id join member on member.id = vacation.member_id
    where starts_at < wanted.day + wanted.end_time and wanted.day + wanted.start_time < ends_at order by wanted.day, starts_at`.execute(
    tx,
  )
  return rows.map(({ from, to, ...row }) => ({
    ...row,
    kind: 'vacation',
    detail: `Absence du ${moment(from)} au ${moment(to)}.`,
  }))
}

/** What stands in the way: the therapists' other sessions, each animal's, and absences (ruling 18). */
export async function conflictsOf(tx: Tx, wanted: readonly Wanted[], now: Date): Promise<Obstacle[]> {
  if (wanted.length === 0) return []
  return [
    ...(await ofTherapists(tx, wanted, now)),
    ...(await ofAnimals(tx, wanted, now)),
    ...(await ofAbsences(tx, wanted)),
  ]
}
