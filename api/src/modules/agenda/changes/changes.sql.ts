import type { Tx } from '../../../db.ts'

/** More changes than are ever under way at once: one that commits late, with an older id than the last, is among them. */
const lastChanges = 20

/** The ids of the last changes of the practice, from the end of the audit's own key: nothing else is read. */
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
