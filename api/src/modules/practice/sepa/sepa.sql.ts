import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

export type MandateRow = Selectable<Tables['sepa_mandate']>

/** Finds the member's last mandate. */
export const findLastMandate = (tx: Tx, memberId: string): Promise<MandateRow | undefined> =>
  tx
    .selectFrom('sepa_mandate')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertMandate = (tx: Tx, row: Insertable<Tables['sepa_mandate']>): Promise<MandateRow> =>
  tx.insertInto('sepa_mandate').values(row).returningAll().executeTakeFirstOrThrow()
