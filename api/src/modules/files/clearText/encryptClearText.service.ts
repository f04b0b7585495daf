import { beginTenant, inTransaction } from '../../../db.ts'
import { findPracticesWithClearText } from './clearText.sql.ts'
import { encryptClearTextOf } from './clearText.service.ts'
import type { Services } from '../../../services.ts'

const maxPractices = 50
/** Maximum duration of a run, in milliseconds: less than the minute until the next run. */
const maxRunMs = 45_000

/**
 * Encrypts clear text: rows written before encryption was introduced, and rows that a replica of the previous version
 * wrote during an upgrade. Each transaction encrypts a few hundred rows of one practice; the next run continues.
 */
export async function encryptClearText(services: Services): Promise<void> {
  const { database, encryption } = services
  const startedAtMs = performance.now()
  for (;;) {
    const tenantIds = await findPracticesWithClearText(database, maxPractices)
    if (tenantIds.length === 0) return
    const errors: unknown[] = []
    for (const tenantId of tenantIds) {
      // A practice whose key was erased must not prevent the encryption of others.
      await inTransaction(database, async (tx) => {
        await beginTenant(tx, tenantId)
        await encryptClearTextOf(tx, tenantId, encryption)
      }).catch((error: unknown) => errors.push(error))
      if (performance.now() - startedAtMs > maxRunMs) return
    }
    if (errors.length > 0) throw errors[0]
  }
}
