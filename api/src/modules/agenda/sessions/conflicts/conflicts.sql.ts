import { sql } from 'kysely'
import { shortDay } from 'shared/domain/format'
import type { Tx } from '../../../../db.ts'
import { memberName } from '../../../../memberName.sql.ts'
import { titleOf } from '../../../sessionStore/sessions/titledRow.ts'
import { selectTitledSessions } from '../../../sessionStore/sessions/titledSessions.sql.ts'
import type { PlannedSession, SessionConflict } from './plannedSession.ts'

/** SQL for the planned sessions as rows; join on `day` first, which is indexed. */
export const unnestPlannedSessions = (plannedSessions: readonly PlannedSession[]) => sql`unnest(
  ${plannedSessions.map(({ id }) => id)}::uuid[], ${plannedSessions.map(({ timeSlot }) => timeSlot.date)}::date[], ${plannedSessions.map(({ timeSlot }) => timeSlot.startTime)}::time[],
  ${plannedSessions.map(({ timeSlot }) => timeSlot.endTime)}::time[], ${plannedSessions.map(({ therapistId }) => therapistId)}::uuid[]) as planned (id, day, start_time, end_time, therapist_id)`

/**
 * SQL condition: `session` overlaps a planned session; excludes expired requests and the planned sessions
 * themselves.
 */
export const overlapsPlannedSession = (
  plannedSessions: readonly PlannedSession[],
  now: Date,
) => sql`session.live and (session.state = 'VALIDATED' or session.expires_at is null or session.expires_at > ${now})
  and session.id <> all(${plannedSessions.map(({ id }) => id)}::uuid[]) and session.start_time < planned.end_time and planned.start_time < session.end_time`

const hoursLabel = (startTime: string, endTime: string) => `de ${startTime} à ${endTime}`

async function findTherapistConflicts(
  tx: Tx,
  plannedSessions: readonly PlannedSession[],
  now: Date,
): Promise<SessionConflict[]> {
  const { rows: pairs } = await sql<{ plannedSessionId: string; id: string }>`
    select planned.id as "plannedSessionId", session.id from ${unnestPlannedSessions(plannedSessions)} join session on session.day = planned.day and session.therapist_id = planned.therapist_id
    where ${overlapsPlannedSession(plannedSessions, now)} order by session.day, session.start_time, session.id`.execute(
    tx,
  )
  if (pairs.length === 0) return []
  const ids = pairs.map(({ id }) => id)
  const titledRows = await selectTitledSessions(tx).where('session.id', 'in', ids).execute()
  const rowById = new Map(titledRows.map((row) => [row.id, row]))
  return pairs.flatMap(({ plannedSessionId, id }) => {
    const row = rowById.get(id)
    if (!row) return []
    const name = titleOf(row)
    const detail = `Déjà « ${name} » ${hoursLabel(row.start_time, row.end_time)}.`
    return [{ plannedSessionId, date: row.day, kind: 'therapist' as const, id, name, detail }]
  })
}

interface AnimalRow {
  plannedSessionId: string
  date: string
  id: string
  name: string
  startTime: string
  endTime: string
}

async function findAnimalConflicts(
  tx: Tx,
  plannedSessions: readonly PlannedSession[],
  now: Date,
): Promise<SessionConflict[]> {
  const pairs = plannedSessions.flatMap(({ id, animalIds }) => animalIds.map((animalId) => ({ id, animalId })))
  if (pairs.length === 0) return []
  const { rows } = await sql<AnimalRow>`
    select planned.id as "plannedSessionId", session.day as date, session.id, animal.name, session.start_time as "startTime", session.end_time as "endTime"
    from ${unnestPlannedSessions(plannedSessions)}
      join unnest(${pairs.map(({ id }) => id)}::uuid[], ${pairs.map(({ animalId }) => animalId)}::uuid[]) as planned_animal (planned_id, animal_id) on planned_animal.planned_id = planned.id
      join session on session.day = planned.day
      join session_animal on session_animal.session_id = session.id and session_animal.animal_id = planned_animal.animal_id
      join animal on animal.id = session_animal.animal_id
    where ${overlapsPlannedSession(plannedSessions, now)} order by session.day, animal.name, session.start_time, session.id`.execute(
    tx,
  )
  return rows.map(({ startTime, endTime, ...row }) => ({
    ...row,
    kind: 'animal',
    detail: `${row.name} travaille déjà ${hoursLabel(startTime, endTime)}.`,
  }))
}

interface AbsenceRow {
  plannedSessionId: string
  date: string
  id: string
  name: string
  from: string
  to: string
}

const formatDayAndTime = (timestamp: string) => `${shortDay(timestamp)} à ${timestamp.slice(11, 16)}`

async function findAbsenceConflicts(tx: Tx, plannedSessions: readonly PlannedSession[]): Promise<SessionConflict[]> {
  const { rows } = await sql<AbsenceRow>`
    select planned.id as "plannedSessionId", planned.day as date, vacation.id, ${memberName} as name, starts_at as "from", ends_at as "to"
    from ${unnestPlannedSessions(plannedSessions)} join vacation on vacation.member_id = planned.therapist_id join member on member.id = vacation.member_id
    where starts_at < planned.day + planned.end_time and planned.day + planned.start_time < ends_at order by planned.day, starts_at`.execute(
    tx,
  )
  return rows.map(({ from, to, ...row }) => ({
    ...row,
    kind: 'vacation',
    detail: `Absence du ${formatDayAndTime(from)} au ${formatDayAndTime(to)}.`,
  }))
}

/**
 * Lists the conflicts of the planned sessions with other sessions of their therapists and animals, and with absences
 * (ruling 18).
 */
export async function listConflictsWithAgenda(
  tx: Tx,
  plannedSessions: readonly PlannedSession[],
  now: Date,
): Promise<SessionConflict[]> {
  if (plannedSessions.length === 0) return []
  return [
    ...(await findTherapistConflicts(tx, plannedSessions, now)),
    ...(await findAnimalConflicts(tx, plannedSessions, now)),
    ...(await findAbsenceConflicts(tx, plannedSessions)),
  ]
}
