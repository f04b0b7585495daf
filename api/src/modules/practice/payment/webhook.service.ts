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
 * Processes the provider's event about a practice's payments, once even if it is sent several times. If events arrive
 * out of order, the most recent event decides. Throws 401 if the signature is not the provider's.
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
