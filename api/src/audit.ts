import type { Tx } from './db.ts'
import { uuidv7 } from './uuid.ts'

export interface Act {
  tenantId: string
  /** Nobody for what a job did. */
  accountId: string | null
  act: string
  entity: string
  entityId: string
  /** Names of fields and reasons, never what notes contain. */
  details?: Record<string, unknown>
}

/** Notes who did what, in the transaction of the act itself. */
export async function audit(tx: Tx, { tenantId, accountId, act, entity, entityId, details = {} }: Act): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      tenant_id: tenantId,
      id: uuidv7(),
      account_id: accountId,
      act,
      entity,
      entity_id: entityId,
      details: JSON.stringify(details),
    })
    .execute()
}
