import { lastDayToClose, periodsToClose } from 'shared/domain/bills/closures'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../../../db.ts'
import { runInEachPractice } from '../../../../jobs/runInEachPractice.ts'
import type { Services } from '../../../../services.ts'
import { findOwner } from '../../../practice/user/user.sql.ts'
import { recordEntries } from '../entries/recordEntries.service.ts'
import {
  listActiveDays,
  findLastClosedDays,
  insertClosure,
  lockClosures,
  listBillingPractices,
} from './closures.sql.ts'

const earliestDay = '1900-01-01'

/**
 * Closes the days, months and years of the transaction's practice that are over, have a document or a payment, and are
 * not closed yet, in the order they ended (ruling 103). Then numbers their accounting entries (ruling 148).
 */
export async function closePractice(tx: Tx, tenantId: string, now: Date): Promise<void> {
  const timeZone = await lockClosures(tx, tenantId)
  const lastClosedDays = await findLastClosedDays(tx)
  const days = await listActiveDays(tx, lastClosedDays.YEAR ?? earliestDay)
  const lastDay = lastDayToClose(timeZone, now)
  const periods = periodsToClose(days, lastClosedDays, lastDay)
  for (const period of periods) await insertClosure(tx, { ...period, tenantId, id: uuidv7(), closedAt: now })
  if (periods.length > 0) await recordEntries(tx, tenantId, await findOwner(tx), lastDay)
}

/** Closes the past periods of every practice that has issued a bill or recorded a payment. */
export const closeBills = async (services: Services): Promise<void> =>
  runInEachPractice(services, await listBillingPractices(services.database), (tx, tenantId) =>
    closePractice(tx, tenantId, services.now()),
  )
