import { errorCode } from 'shared/contracts/errorCodes'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../../audit.ts'
import { todayOf, type MemberContext } from '../../../../memberContext.ts'
import { Refusal } from '../../../../refusal.ts'
import { checkCashReason } from './cash.service.ts'
import { insertPayment, updatePaidSessions, type NewPayment } from './journal.sql.ts'

type PaymentValues = Pick<
  NewPayment,
  'kind' | 'means' | 'amount' | 'paid_on' | 'corrects' | 'session_id' | 'receipt_id' | 'cash_reason'
>

export const paymentRefusal = (message: string) => new Refusal(409, errorCode.paymentRefused, { message })

/**
 * Adds a row to the journal, without updating the sessions. Throws 409 (E267) above the legal maximum in cash without a
 * reason.
 */
export async function insertPaymentRow(context: MemberContext, billId: string, payment: PaymentValues): Promise<void> {
  const { tx, member, services } = context
  await insertPayment(tx, {
    tenant_id: member.tenantId,
    id: uuidv7(),
    bill_id: billId,
    recorded_by: member.accountId,
    recorded_on: todayOf(context),
    recorded_at: services.now(),
    ...payment,
    cash_reason: await checkCashReason(tx, billId, payment),
  })
}

/** Adds a row to the journal, and updates whether the invoice's sessions are paid. */
export async function recordPaymentRow(context: MemberContext, billId: string, payment: PaymentValues): Promise<void> {
  await insertPaymentRow(context, billId, payment)
  await updatePaidSessions(context.tx, billId)
  const { kind } = payment
  await auditMember(context, { act: 'recordPayment', entity: 'bill', entityId: billId, details: { kind } })
}
