import { errorCode } from 'shared/contracts/errorCodes'
import type { PaymentEvent } from 'shared/contracts/accounts/payment'
import { audit } from '../../../audit.ts'
import { inTransaction } from '../../../db.ts'
import { found, Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { updatePublishedTherapists } from '../user/user.sql.ts'
import { findMeansOfCustomer, insertEvent, updatePayable, updateStatus } from './payment.sql.ts'

interface SignedBody {
  rawBody: string
  signature: string
}

/**
 * What the provider tells of a practice's payments, once however often it is sent. Of events that come out of order the
 * one that happened last decides. Throws 401 for what the provider did not sign.
 */
export async function receivePaymentEvent(
  services: Services,
  { rawBody, signature }: SignedBody,
  event: PaymentEvent,
): Promise<void> {
  const { database, payments, now } = services
  if (!payments.isGenuine(rawBody, signature, now())) throw new Refusal(401, errorCode.unauthenticated)
  const happenedAt = new Date(event.createdAt)
  await inTransaction(database, async (tx) => {
    const means = found(await findMeansOfCustomer(tx, event.customerId))
    const { tenant_id } = means
    const isNew = await insertEvent(tx, { tenant_id, id: event.id, type: event.type, created_at: happenedAt })
    if (!isNew || happenedAt <= means.status_at) return
    const status = event.type === 'payment.succeeded' ? 'ACTIVE' : 'FAILED'
    await updateStatus(tx, status, happenedAt)
    await updatePayable(tx, status === 'ACTIVE')
    await updatePublishedTherapists(tx)
    await audit(
      tx,
      { tenantId: tenant_id, accountId: null },
      { act: 'paymentEvent', entity: 'tenant', entityId: tenant_id, details: { type: event.type } },
    )
  })
}
