import { sql } from 'kysely'
import type { Club, ClubInput } from 'shared/contracts/club'
import type { Tx } from '../../db.ts'
import { uuidv7 } from '../../uuid.ts'
import { clubOf, columnsOf } from './clubRow.ts'

const present = (tx: Tx) => tx.selectFrom('club').selectAll().where('removed_at', 'is', null)

export async function clubsOf(tx: Tx): Promise<Club[]> {
  const rows = await present(tx)
    .orderBy(sql`plain(name)`)
    .execute()
  return rows.map(clubOf)
}

export async function findClub(tx: Tx, id: string): Promise<Club | undefined> {
  const row = await present(tx).where('id', '=', id).executeTakeFirst()
  return row && clubOf(row)
}

export async function insertClub(tx: Tx, tenantId: string, input: ClubInput): Promise<Club> {
  return clubOf(
    await tx
      .insertInto('club')
      .values({ tenant_id: tenantId, id: uuidv7(), ...columnsOf(input) })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

export async function updateClub(tx: Tx, id: string, input: ClubInput): Promise<Club | undefined> {
  const row = await tx
    .updateTable('club')
    .set(columnsOf(input))
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && clubOf(row)
}

/** The place leaves the lists; the sessions that were held there keep it. */
export async function removeClub(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('club')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
