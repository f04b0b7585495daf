import { sql } from 'kysely'
import type { ColourSettings } from 'shared/contracts/agenda/agenda'
import type { Tx } from '../../../db.ts'

/**
 * Finds how the member colours the calendar, which is the mode and the colours of all modes. A change of the mode does
 * not delete colours.
 */
export async function findColours(tx: Tx, memberId: string): Promise<ColourSettings> {
  const { colour_mode } = await tx
    .selectFrom('member')
    .select('colour_mode')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const colors = await tx
    .selectFrom('colour')
    .select(['hexa', 'object_id as objectId'])
    .where('member_id', '=', memberId)
    .orderBy('object_id')
    .execute()
  return { type: colour_mode, colors }
}

/** Lists the given ids that are neither a club nor a member of the practice; a deleted club still counts as a club. */
export async function listUnknownObjectIds(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from unnest(${[...ids]}::uuid[]) as requested (id)
    where not exists (select from club where club.id = requested.id) and not exists (select from member where member.id = requested.id)`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Replaces the colours; if an object occurs twice, its last colour is stored. */
export async function updateColours(
  tx: Tx,
  { tenantId, accountId }: { tenantId: string; accountId: string },
  { type, colors }: ColourSettings,
): Promise<void> {
  await tx.updateTable('member').set({ colour_mode: type }).where('id', '=', accountId).execute()
  await tx.deleteFrom('colour').where('member_id', '=', accountId).execute()
  const coloursByObject = new Map(colors.map(({ objectId, hexa }) => [objectId, hexa]))
  if (coloursByObject.size === 0) return
  const rows = [...coloursByObject].map(([object_id, hexa]) => ({
    tenant_id: tenantId,
    member_id: accountId,
    object_id,
    hexa,
  }))
  await tx.insertInto('colour').values(rows).execute()
}
