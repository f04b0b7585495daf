import { sql } from 'kysely'
import type { Club } from 'shared/contracts/agenda/club'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../db.ts'
import { clubOf, type ClubColumns, type ClubRow } from './clubRow.ts'

const selectClubs = (tx: Tx) => tx.selectFrom('club').selectAll().where('removed_at', 'is', null)

export async function listClubs(tx: Tx): Promise<Club[]> {
  const rows = await selectClubs(tx)
    .orderBy(sql`plain(name)`)
    .execute()
  return rows.map(clubOf)
}

export async function findClub(tx: Tx, id: string): Promise<Club | undefined> {
  const row = await selectClubs(tx).where('id', '=', id).executeTakeFirst()
  return row && clubOf(row)
}

/** Returns the club's row and locks it until the transaction ends. */
export const lockClub = (tx: Tx, id: string): Promise<ClubRow | undefined> =>
  selectClubs(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export async function insertClub(tx: Tx, tenantId: string, columns: ClubColumns): Promise<Club> {
  const row = await tx
    .insertInto('club')
    .values({ tenant_id: tenantId, id: uuidv7(), ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()
  return clubOf(row)
}

export async function updateClub(tx: Tx, id: string, columns: ClubColumns): Promise<Club> {
  const row = await tx.updateTable('club').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
  return clubOf(row)
}

/** Soft-deletes a club: its sessions still show it. Returns false when already deleted or unknown. */
export async function deleteClubRow(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('club')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
