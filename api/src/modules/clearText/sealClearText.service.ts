import { sql } from 'kysely'
import { beginTenant, inTransaction } from '../../db.ts'
import { sealClearTextOf } from './clearText.service.ts'
import type { Services } from '../../services.ts'

const maxPractices = 50
/** A run ends long before the next one gives it up for dead. */
const maxRunMs = 45_000

/**
 * Seals what stands in clear: rows from before they were sealed, and those that a replica of the former version writes
 * during an upgrade. Each transaction seals a few hundred rows of one practice; what is left is sealed by the next run.
 */
export async function sealClearText(services: Services): Promise<void> {
  const { database, sealing } = services
  const startedAtMs = performance.now()
  for (;;) {
    const { rows } = await sql<{
      tenant_id: string
    }>`select tenant_id from auth.practices_with_clear_text(${maxPractices}) tenant_id`.execute(database)
    if (rows.length === 0) return
    const errors: unknown[] = []
    for (const { tenant_id: tenantId } of rows) {
      // A practice whose key was erased keeps no other one waiting.
      await inTransaction(database, async (tx) => {
        await beginTenant(tx, tenantId)
        await sealClearTextOf(tx, tenantId, sealing)
      }).catch((error: unknown) => errors.push(error))
      if (performance.now() - startedAtMs > maxRunMs) return
    }
    if (errors.length > 0) throw errors[0]
  }
}
