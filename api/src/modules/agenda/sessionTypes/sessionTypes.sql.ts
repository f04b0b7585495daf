import { sql } from 'kysely'
import type { SessionType, SessionTypeUsage } from 'shared/contracts/directory/sessionType'
import type { Moment } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import { sessionTypeOf, type SessionTypeColumns, type SessionTypeWithClubs } from './sessionTypeRow.ts'

const clubIds = sql<string[]>`array(
  select offer.club_id::text from session_type_club offer join club on club.tenant_id = offer.tenant_id and club.id = offer.club_id
  where offer.tenant_id = session_type.tenant_id and offer.session_type_id = session_type.id and club.removed_at is null
  order by offer.club_id)`

const selectTypes = (tx: Tx) =>
  tx.selectFrom('session_type').selectAll().select(clubIds.as('club_ids')).where('removed_at', 'is', null)

export async function listSessionTypes(tx: Tx): Promise<SessionType[]> {
  const rows = await selectTypes(tx).orderBy('position').orderBy('name').orderBy('id').execute()
  return rows.map(sessionTypeOf)
}

export const findSessionTypeRow = (tx: Tx, id: string): Promise<SessionTypeWithClubs | undefined> =>
  selectTypes(tx).where('id', '=', id).executeTakeFirst()

/** Locks all session types, so that concurrent deletions cannot delete the last session type. */
export const lockSessionTypes = (tx: Tx) =>
  tx.selectFrom('session_type').select('id').where('removed_at', 'is', null).orderBy('id').forUpdate().execute()

export async function insertSessionType(tx: Tx, tenantId: string, columns: SessionTypeColumns): Promise<string> {
  const { id } = await tx
    .insertInto('session_type')
    .values({
      tenant_id: tenantId,
      id: uuidv7(),
      default_session_price: null,
      animal_count: null,
      animal_species_id: null,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from session_type)`,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateSessionType = (tx: Tx, id: string, columns: SessionTypeColumns) =>
  tx.updateTable('session_type').set(columns).where('id', '=', id).execute()

export async function updateClubsOfType(tx: Tx, tenantId: string, id: string, clubs: readonly string[]): Promise<void> {
  await tx.deleteFrom('session_type_club').where('session_type_id', '=', id).execute()
  if (clubs.length === 0) return
  const rows = [...new Set(clubs)].map((club_id) => ({ tenant_id: tenantId, session_type_id: id, club_id }))
  await tx.insertInto('session_type_club').values(rows).execute()
}

export const deleteSessionTypeRow = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('session_type').set({ removed_at: now }).where('id', '=', id).execute()

/** Places these session types first in the given order; the other session types follow in their former order. */
export const updateOrderOfTypes = (tx: Tx, ids: readonly string[]) =>
  sql`
    update session_type set position = reordered.position
    from (
      select id, row_number() over (order by array_position(${[...ids]}::uuid[], id), position, name, id) - 1 as position
      from session_type where removed_at is null
    ) reordered
    where reordered.id = session_type.id`.execute(tx)

/**
 * Counts the validated and pending sessions of a type by the practice's local time: `upcoming` have not ended yet,
 * `past` have.
 */
export async function findUsage(tx: Tx, id: string, now: Moment): Promise<SessionTypeUsage> {
  const { rows } = await sql<SessionTypeUsage>`
    select count(*) filter (where upper(during) > ${`${now.day} ${now.time}`}::timestamp)::integer as upcoming,
      count(*) filter (where upper(during) <= ${`${now.day} ${now.time}`}::timestamp)::integer as past
    from session where session_type_id = ${id} and live`.execute(tx)
  return rows[0] ?? { upcoming: 0, past: 0 }
}
