import type { Tx } from '../../../db.ts'

/** More than the writes ever in progress at once, so that a late commit with an older id is included. */
const lastChanges = 20

/** Ids of the practice's latest audit entries, read from the primary key's index alone. */
export async function findLastChanges(tx: Tx, tenantId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('audit')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(lastChanges)
    .execute()
  return rows.map(({ id }) => id)
}
