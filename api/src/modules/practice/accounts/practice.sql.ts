import type { Insertable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

export async function insertTenant(tx: Tx, columns: Insertable<Tables['tenant']>): Promise<void> {
  await tx.insertInto('tenant').values(columns).execute()
}

export async function insertSessionType(tx: Tx, columns: Insertable<Tables['session_type']>): Promise<void> {
  await tx.insertInto('session_type').values(columns).execute()
}
