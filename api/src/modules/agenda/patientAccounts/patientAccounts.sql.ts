import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

/** Whether any practice has a patient file with this e-mail address; does not reveal which practice. */
export async function hasPatientFile(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select auth.patient_file_known(${email}) as known`.execute(tx)
  return rows[0]?.known ?? false
}

/** Inserts a patient account; returns false when an account with the e-mail address exists. */
export async function insertPatientAccount(tx: Tx, account: Insertable<Tables['auth.account']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('auth.account')
    .values(account)
    .onConflict((conflict) => conflict.constraint('account_email').doNothing())
    .executeTakeFirstOrThrow()
  return Boolean(numInsertedOrUpdatedRows)
}
