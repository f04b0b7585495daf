import { sql, type SqlBool } from 'kysely'
import type { Conflict } from 'shared/contracts/wire'
import type { Span } from 'shared/domain/availability'
import type { Tx } from '../../db.ts'
import { meets } from './sessionRow.sql.ts'
import { drawnSessions, titleOf } from './sessions.sql.ts'

/** A session about to be placed; `exceptId` is itself, when it is moved. */
export interface Placing {
  span: Span
  therapistId: string
  animalIds: readonly string[]
  exceptId?: string
}

const noId = '00000000-0000-0000-0000-000000000000'

async function ofTherapist(tx: Tx, { span, therapistId, exceptId = noId }: Placing): Promise<Conflict[]> {
  const rows = await drawnSessions(tx)
    .where('session.therapist_id', '=', therapistId)
    .where('session.live', '=', true)
    .where('session.id', '<>', exceptId)
    .where(meets('session.during', span))
    .orderBy('session.start_time')
    .execute()
  return rows.map((row) => ({ date: row.day, kind: 'therapist', id: row.id, name: titleOf(row) }))
}

async function ofAnimals(tx: Tx, { span, animalIds, exceptId = noId }: Placing): Promise<Conflict[]> {
  if (animalIds.length === 0) return []
  const rows = await tx
    .selectFrom('session_animal')
    .innerJoin('animal', (join) => join.onRef('animal.tenant_id', '=', 'session_animal.tenant_id').onRef('animal.id', '=', 'session_animal.animal_id'))
    .select(['session_animal.session_id as id', 'animal.name'])
    .where('session_animal.animal_id', 'in', animalIds)
    .where('session_animal.live', '=', true)
    .where('session_animal.session_id', '<>', exceptId)
    .where(meets('session_animal.during', span))
    .orderBy('animal.name')
    .execute()
  return rows.map(({ id, name }) => ({ date: span.date, kind: 'animal', id, name }))
}

async function ofAbsences(tx: Tx, { span: { date, startTime, endTime }, therapistId }: Placing): Promise<Conflict[]> {
  const rows = await tx
    .selectFrom('vacation')
    .innerJoin('member', (join) => join.onRef('member.tenant_id', '=', 'vacation.tenant_id').onRef('member.id', '=', 'vacation.member_id'))
    .select(['vacation.id', 'member.firstname', 'member.lastname'])
    .where('vacation.member_id', '=', therapistId)
    .where(sql<SqlBool>`vacation.starts_at < ${date}::date + ${endTime}::time and ${date}::date + ${startTime}::time < vacation.ends_at`)
    .orderBy('vacation.starts_at')
    .execute()
  return rows.map(({ id, firstname, lastname }) => ({ date, kind: 'vacation', id, name: `${firstname} ${lastname}`.trim() }))
}

/** What stands in the way: the therapist's other sessions, each animal's, and absences (ruling 18). */
export const conflictsOf = async (tx: Tx, placing: Placing): Promise<Conflict[]> => [
  ...(await ofTherapist(tx, placing)),
  ...(await ofAnimals(tx, placing)),
  ...(await ofAbsences(tx, placing)),
]
