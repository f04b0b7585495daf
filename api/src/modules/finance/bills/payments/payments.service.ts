import type { FullPayment, PaymentInput } from 'shared/contracts/finance/billDetails'
import { errorCode } from 'shared/contracts/errorCodes'
import { paymentChoices } from 'shared/domain/bills/paymentChoices'
import { money } from 'shared/domain/format'
import { centsOf, eurosOf, type Cents } from 'shared/domain/money/cents'
import { invalid } from 'shared/domain/problems'
import type { Static } from 'typebox'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../../audit.ts'
import { cipherOf, todayOf, type MemberContext } from '../../../../memberContext.ts'
import { found, Refusal, refuseProblems } from '../../../../refusal.ts'
import { decryptInput } from '../storedInput.ts'
import {
  updatePaidSessions,
  insertPayment,
  lockBill,
  listPayments,
  type LockedBill,
  type NewPayment,
} from './journal.sql.ts'
import { remainingOf } from './remaining.ts'

type PaymentValues = Pick<NewPayment, 'kind' | 'means' | 'amount' | 'paid_on' | 'corrects' | 'session_id'>

const paymentRefusal = (message: string) => new Refusal(409, errorCode.paymentRefused, { message })

/** Adds a row to the journal, without updating the sessions. */
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
  })
}

/** Adds a row to the journal, and updates whether the invoice's sessions are paid. */
export async function recordPaymentRow(context: MemberContext, billId: string, payment: PaymentValues): Promise<void> {
  await insertPaymentRow(context, billId, payment)
  await updatePaidSessions(context.tx, billId)
  const { kind } = payment
  await auditMember(context, { act: 'recordPayment', entity: 'bill', entityId: billId, details: { kind } })
}

function refuseInvalidInput(context: MemberContext, { means, paidOn }: { means: string; paidOn: string }): void {
  refuseProblems([
    ...(paymentChoices.some(({ id }) => id === means) ? [] : [invalid('means', "Ce moyen de paiement n'existe pas")]),
    ...(paidOn > todayOf(context) ? [invalid('paidOn', 'La date du paiement est dans le futur')] : []),
  ])
}

async function lockPayableBill({ tx }: MemberContext, billId: string): Promise<LockedBill> {
  const bill = found(await lockBill(tx, billId))
  if (bill.kind === 'CREDIT_NOTE') throw paymentRefusal('Un avoir ne se paie pas')
  return bill
}

/**
 * Cancels a row of the journal by a counter-row. Throws 409 for a row that is already corrected, or whose amount was
 * refunded.
 */
async function correctPayment(context: MemberContext, bill: LockedBill, input: PaymentInput): Promise<void> {
  const rows = await listPayments(context.tx, bill.id)
  const row = found(rows.find(({ id }) => id === input.corrects))
  if (row.kind === 'CORRECTION' || rows.some(({ corrects }) => corrects === row.id))
    throw paymentRefusal('Cette ligne a déjà été corrigée')
  if (row.kind === 'PAYMENT' && centsOf(bill.received) - centsOf(row.amount) < centsOf(bill.refunded))
    throw paymentRefusal('Ce paiement a été remboursé : corrigez d’abord le remboursement')
  await recordPaymentRow(context, bill.id, {
    kind: 'CORRECTION',
    means: row.means,
    amount: -row.amount,
    paid_on: input.paidOn,
    corrects: row.id,
  })
}

function refuseAmount(amount: Cents, maximum: Cents, messageStart: string): void {
  if (amount <= 0) refuseProblems([invalid('amount', 'Le montant est obligatoire')])
  if (amount > maximum) throw paymentRefusal(`${messageStart} ${money(eurosOf(maximum))}`)
}

/** Records a payment, a refund or a correction of an invoice. Throws 409 (E212) for an amount that is not possible. */
export async function recordPayment(context: MemberContext, billId: string, input: PaymentInput): Promise<void> {
  refuseInvalidInput(context, input)
  const bill = await lockPayableBill(context, billId)
  if (input.kind === 'CORRECTION' || input.corrects !== undefined) return correctPayment(context, bill, input)
  const amount = centsOf(input.amount)
  const isRefund = input.kind === 'REFUND'
  if (isRefund) refuseAmount(amount, centsOf(bill.received) - centsOf(bill.refunded), 'Au plus, il a été reçu')
  else refuseAmount(amount, remainingOf(bill), 'Il reste à payer')
  const { kind, means, paidOn: paid_on } = input
  return recordPaymentRow(context, billId, { kind, means, amount: eurosOf(isRefund ? -amount : amount), paid_on })
}

/** Reads the means of payment of an invoice; TRANSFER for an invoice that was not issued in the application. */
export async function readMeans(context: MemberContext, { id, input }: LockedBill): Promise<string> {
  if (!input) return 'TRANSFER'
  return decryptInput(await cipherOf(context), id, input).input.selectedPaymentChoice
}

/** Records the payment of the whole remaining amount; does nothing if the invoice is already paid. */
export async function recordFullPayment(
  context: MemberContext,
  billId: string,
  { means, paidOn = todayOf(context) }: Static<typeof FullPayment>,
): Promise<void> {
  const bill = await lockPayableBill(context, billId)
  if (bill.fully_paid) return
  const payment = { means: means ?? (await readMeans(context, bill)), paidOn }
  refuseInvalidInput(context, payment)
  await recordPaymentRow(context, billId, {
    kind: 'PAYMENT',
    means: payment.means,
    amount: eurosOf(remainingOf(bill)),
    paid_on: paidOn,
  })
}
