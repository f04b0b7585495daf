import type { Day } from 'shared/domain/calendar/day'
import { audit } from '../../../audit.ts'
import { beginTenant, inTransaction, type Tx } from '../../../db.ts'
import type { Services } from '../../../services.ts'
import { findSessionEmailData } from '../../sessionStore/sessionEmails/sessionEmailData.sql.ts'
import { sendExpiryEmails } from '../../sessionStore/sessionEmails/sessionEmails.ts'
import { updateState } from '../../sessionStore/sessions/sessionState.sql.ts'
import { lockDueRequest, lockDueRequests } from './expiry.sql.ts'

async function expireLockedRequest(tx: Tx, tenantId: string, sessionId: string): Promise<void> {
  await updateState(tx, sessionId, 'EXPIRED')
  await sendExpiryEmails(tx, await findSessionEmailData(tx, sessionId))
  await audit(tx, { tenantId, accountId: null }, { act: 'expire', entity: 'session', entityId: sessionId })
}

/**
 * Expires a request that was not validated in time and e-mails patient and therapist (ruling 20). Returns false when it
 * is not due, no longer pending, or locked by another transaction. A job calls it for the requests that
 * `auth.due_requests` lists.
 */
export const expireRequest = ({ database, now }: Services, tenantId: string, sessionId: string): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    const row = await lockDueRequest(tx, sessionId, now())
    if (row) await expireLockedRequest(tx, tenantId, sessionId)
    return row !== undefined
  })

/** Expires the due requests on these days that the job has not expired yet. */
export async function expireDueRequestsOfDays(
  tx: Tx,
  tenantId: string,
  days: readonly Day[],
  now: Date,
): Promise<void> {
  for (const { id } of await lockDueRequests(tx, days, now)) await expireLockedRequest(tx, tenantId, id)
}
