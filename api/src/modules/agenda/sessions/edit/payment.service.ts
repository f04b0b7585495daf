import type { PaymentMeans, ShortSession } from 'shared/contracts/agenda/session'
import { centsOf } from 'shared/domain/money/cents'
import { auditMember } from '../../../../audit.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { refuseCash } from '../../../finance/bills/payments/cash.service.ts'
import { recordSessionPayment } from '../../../finance/bills/payments/sessionPayments.service.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { updateSessions } from '../../../sessionStore/sessions/sessions.sql.ts'
import { isBilled, refuseBilled } from '../../../sessionStore/sessions/sessionState.ts'
import { findShortSession } from '../../../sessionStore/sessions/titledSessions.sql.ts'
import { lockLiveSession } from '../series/selection.service.ts'

export interface SessionPayment {
  paid: boolean
  /** Absent: the stored means of payment does not change. */
  means?: PaymentMeans
}

/**
 * Throws 409 (E146) if the means of a recorded payment of an invoiced session would change, and 409 (E267) for a price
 * above the legal maximum in cash (ruling 173).
 */
function refusePaymentMeans(session: SessionRow, { paid, means }: SessionPayment): void {
  if (!paid || means === undefined || means === session.paid_means) return
  if (session.paid) refuseBilled(session)
  // For a billed session, the invoice's payment journal checks the legal maximum for the whole invoice.
  if (means === 'CASH' && !isBilled(session))
    refuseCash({ cents: centsOf(session.price), isRefund: false, isFirm: false }, null)
}

/**
 * Marks a session as paid or unpaid; if the session is on an invoice, also records this in the invoice's payment
 * journal.
 */
export async function setSessionPaid(
  context: MemberContext,
  id: string,
  payment: SessionPayment,
  ifMatch?: string,
): Promise<ShortSession> {
  const session = await lockLiveSession(context, id, ifMatch)
  refusePaymentMeans(session, payment)
  const { paid, means } = payment
  await recordSessionPayment(context, session, paid, means)
  await updateSessions(context.tx, [id], { paid, ...(means && { paid_means: means }) })
  await auditMember(context, { act: 'paid', entity: 'session', entityId: id, details: { paid } })
  return findShortSession(context.tx, id)
}
