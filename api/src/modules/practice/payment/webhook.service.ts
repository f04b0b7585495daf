import { errorCode } from 'shared/contracts/errorCodes'
import type { PaymentEvent } from 'shared/contracts/accounts/payment'
import { audit } from '../../../audit.ts'
import { inTransaction, type Tx } from '../../../db.ts'
import type { PaymentStatus } from '../../../payment/PaymentProvider.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { updatePublishedTherapists } from '../user/user.sql.ts'
import { findMeansOfCustomer, hasEvent, insertEvent, updatePayable, updateStatus } from './payment.sql.ts'

interface SignedBody {
  rawBody: string
  signature: string
}

/** Maximum time by which the provider's clock may be ahead of the API's clock. */
const maxAheadMs = 5 * 60_000

/** Response of the provider to a query about a practice whose status was set at `statusSetAt`. */
interface ProviderStatus {
  status: PaymentStatus | null
  readAt: Date
  statusSetAt: Date
}

/**
 * Throws 400 for an event dated more than `maxAheadMs` ahead, since all events until that date would count as late
 * after it.
 */
function refuseFutureEvent(happenedAt: Date, now: Date): void {
  if (happenedAt.getTime() > now.getTime() + maxAheadMs)
    refuseProblems([
      { field: 'createdAt', kind: 'invalid', message: "La date de l'événement est à venir : vérifiez l'horloge" },
    ])
}

async function applyStatus(tx: Tx, status: PaymentStatus, at: Date): Promise<void> {
  await updateStatus(tx, status, at)
  await updatePayable(tx, status === 'ACTIVE')
  await updatePublishedTherapists(tx)
}

const laterDate = (one: Date, other: Date) => (one > other ? one : other)

/**
 * Stores a new event and applies its status. For an event that did not happen after the status was set, applies
 * `providerStatus`; without it, stores nothing and returns when the status was set.
 */
const applyEvent = (
  { database }: Services,
  event: PaymentEvent,
  providerStatus?: ProviderStatus,
): Promise<{ statusSetAt?: Date }> =>
  inTransaction(database, async (tx) => {
    const { tenant_id, status_at } = requireFound(await findMeansOfCustomer(tx, event.customerId))
    if (await hasEvent(tx, event.id)) return {}
    const happenedAt = new Date(event.createdAt)
    const isLatest = happenedAt > status_at
    if (!isLatest && !providerStatus) return { statusSetAt: status_at }
    await insertEvent(tx, { tenant_id, id: event.id, type: event.type, created_at: happenedAt })
    if (isLatest) await applyStatus(tx, event.type === 'payment.succeeded' ? 'ACTIVE' : 'FAILED', happenedAt)
    // Skipped if another event has set the status since the query to the provider.
    else if (providerStatus?.status && providerStatus.statusSetAt.getTime() === status_at.getTime())
      await applyStatus(tx, providerStatus.status, laterDate(providerStatus.readAt, status_at))
    await audit(
      tx,
      { tenantId: tenant_id, accountId: null },
      { act: 'paymentEvent', entity: 'tenant', entityId: tenant_id, details: { type: event.type } },
    )
    return {}
  })

/**
 * Processes the provider's event about a practice's payments, once even if it is sent several times. The latest event
 * sets the status; for an event that is not later than the current status, queries the provider for the status. Throws
 * 401 if the signature is not the provider's, and 400 for an event more than 5 minutes ahead of the clock.
 */
export async function receivePaymentEvent(
  services: Services,
  { rawBody, signature }: SignedBody,
  event: PaymentEvent,
): Promise<void> {
  const { payments, now } = services
  if (!payments.isGenuine(rawBody, signature, now())) throw new Refusal(401, errorCode.unauthenticated)
  refuseFutureEvent(new Date(event.createdAt), now())
  const { statusSetAt } = await applyEvent(services, event)
  if (!statusSetAt) return
  const readAt = now()
  await applyEvent(services, event, { status: await payments.readStatus(event.customerId), readAt, statusSetAt })
}
