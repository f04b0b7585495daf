import { sql } from 'kysely'
import type { Database, Tx } from '../../../db.ts'

export interface LogoFile {
  tenant_id: string
  member_id: string
  /** Value of the member's `logo_file`: the last part of the key in the file store. */
  file: string
}

/** Finds the encrypted picture of this file; undefined if it is not copied from the file store yet. */
export const findPicture = (tx: Tx, memberId: string, file: string) =>
  tx
    .selectFrom('member_logo')
    .select('picture')
    .where('member_id', '=', memberId)
    .where('file', '=', file)
    .executeTakeFirst()

export async function updatePicture(tx: Tx, { tenant_id, member_id, file }: LogoFile, picture: Buffer): Promise<void> {
  await tx
    .insertInto('member_logo')
    .values({ tenant_id, member_id, file, picture })
    .onConflict((conflict) => conflict.constraint('member_logo_pkey').doUpdateSet({ file, picture }))
    .execute()
}

export const deletePicture = (tx: Tx, memberId: string) =>
  tx.deleteFrom('member_logo').where('member_id', '=', memberId).execute()

/** Lists the logos of all practices that exist only in the file store. */
export async function listLogosWithoutPicture(database: Database, limit: number): Promise<LogoFile[]> {
  const { rows } = await sql<LogoFile>`select * from auth.logos_without_picture(${limit})`.execute(database)
  return rows
}
