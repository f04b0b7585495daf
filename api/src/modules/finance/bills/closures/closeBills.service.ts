import { lastDayToClose, periodsToClose } from 'shared/domain/bills/closures'
import { v7 as uuidv7 } from 'uuid'
import { beginTenant, inTransaction, type Tx } from '../../../../db.ts'
import type { Services } from '../../../../services.ts'
import { listActiveDays, findClosedUntil, insertClosure, lockClosures, listBillingPractices } from './closures.sql.ts'

const earliestDay = '1900-01-01'

/**
 * Closes all periods of the transaction's practice that are over and not closed yet, in the order they ended (ruling
 * 103).
 */
export async function closePractice(tx: Tx, tenantId: string, now: Date): Promise<void> {
  const timeZone = await lockClosures(tx, tenantId)
  const closedUntil = await findClosedUntil(tx)
  const days = await listActiveDays(tx, closedUntil.YEAR ?? earliestDay)
  for (const period of periodsToClose(days, closedUntil, lastDayToClose(timeZone, now)))
    await insertClosure(tx, { ...period, tenantId, id: uuidv7(), closedAt: now })
}

/** Closes the past periods of every practice, each in a separate transaction: a failure does not delay the others. */
export async function closeBills({ database, now }: Services): Promise<void> {
  const errors: unknown[] = []
  for (const tenantId of await listBillingPractices(database)) {
    await inTransaction(database, async (tx) => {
      await beginTenant(tx, tenantId)
      await closePractice(tx, tenantId, now())
    }).catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw errors[0]
}
