import { beginTenant, inTransaction, type Tx } from '../db.ts'
import { ignorePracticeClosed } from '../refusal.ts'
import type { Services } from '../services.ts'

/**
 * Runs the work of a job in each practice, in one transaction per practice. A failure does not delay the other
 * practices: the first error is thrown at the end. Skips practices that were deleted in the meantime.
 */
export async function runInEachPractice(
  { database }: Services,
  tenantIds: readonly string[],
  work: (tx: Tx, tenantId: string) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  for (const tenantId of tenantIds)
    await ignorePracticeClosed(
      inTransaction(database, async (tx) => {
        await beginTenant(tx, tenantId)
        await work(tx, tenantId)
      }),
    ).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}
