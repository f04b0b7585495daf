import { beginTenant, inTransaction } from '../../../db.ts'
import { findPracticesWithClearText } from './clearText.sql.ts'
import { sealClearTextOf } from './clearText.service.ts'
import type { Services } from '../../../services.ts'

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
    const tenantIds = await findPracticesWithClearText(database, maxPractices)
    if (tenantIds.length === 0) return
    const errors: unknown[] = []
    for (const tenantId of tenantIds) {
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
