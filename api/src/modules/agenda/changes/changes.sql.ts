import type { Tx } from '../../../db.ts'

/**
 * Number of latest entries from which the version is computed. It exceeds the number of concurrent writes, so that the
 * version also changes when an entry with an older id is committed late.
 */
const maxEntries = 20

/** Ids of the practice's latest audit entries, read by an index-only scan of the primary key. */
export async function findLastChanges(tx: Tx, tenantId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('audit')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(maxEntries)
    .execute()
  return rows.map(({ id }) => id)
}
