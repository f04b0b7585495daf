import type { PaymentMeans } from 'shared/contracts/agenda/session'
import { paymentDayOf } from 'shared/domain/calendar/dayBounds'
import { centsOf, eurosOf } from 'shared/domain/money/cents'
import { todayOf, type MemberContext } from '../../../../memberContext.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { refuseBilled } from '../../../sessionStore/sessions/sessionState.ts'
import { listBillsOfSession, listLines, lockBill, listPayments, type LineRow } from './journal.sql.ts'
import { insertPaymentRow, recordPaymentRow } from './paymentRow.service.ts'
import { readPaymentMeans } from './payments.service.ts'
import { remainingOf } from './remaining.ts'
import { sessionShares } from './sessionShares.ts'

const sharesByLine = (totalPrice: number, lines: readonly LineRow[]) =>
  sessionShares(
    centsOf(totalPrice),
    lines.map(({ net }) => centsOf(net)),
  )

type MeansAndReason = Awaited<ReturnType<typeof readPaymentMeans>>

/**
 * Returns the means by which a session was paid before it was billed. Cash above the legal maximum is accepted as a
 * recorded fact, so that the invoice can be issued (ruling 173).
 */
function meansOfPaidSession({ paid_means }: Pick<SessionRow, 'paid_means'>, billMeans: MeansAndReason): MeansAndReason {
  if (paid_means === null) return billMeans
  return { means: paid_means, cash_reason: billMeans.cash_reason ?? (paid_means === 'CASH' ? 'RECORDED_FACT' : null) }
}

/**
 * Records a payment on the invoice for each of its sessions that was paid before it was billed, except those of 0 €. A
 * session whose means is unknown was paid by the means of the invoice.
 */
export async function recordSessionPayments(
  context: MemberContext,
  billId: string,
  paidSessions: readonly Pick<SessionRow, 'id' | 'paid_means'>[],
): Promise<void> {
  if (paidSessions.length === 0) return
  const bill = await lockBill(context.tx, billId)
  if (!bill) return
  const today = todayOf(context)
  const meansAndReason = await readPaymentMeans(context, bill)
  const lines = await listLines(context.tx, billId)
  const shares = sharesByLine(bill.total_price, lines)
  for (const [index, { session_id, service_date }] of lines.entries()) {
    const share = shares[index] ?? 0
    const paidSession = paidSessions.find(({ id }) => id === session_id)
    if (session_id && paidSession && share > 0)
      await insertPaymentRow(context, billId, {
        kind: 'PAYMENT',
        ...meansOfPaidSession(paidSession, meansAndReason),
        amount: eurosOf(share),
        paid_on: paymentDayOf(service_date ?? today, today),
        session_id,
      })
  }
}

type BilledSession = Pick<SessionRow, 'id' | 'bill_id' | 'part_bill_id'>

/**
 * Records the session's share of each of its invoices as paid by `means` (by default the invoice's means), or cancels
 * that payment. A divided session has several invoices. Throws 409 (E146) if a session of a paid invoice or of 0 € is
 * to become unpaid.
 */
export async function recordSessionPayment(
  context: MemberContext,
  session: BilledSession,
  isPaid: boolean,
  means?: PaymentMeans,
): Promise<void> {
  for (const billId of await listBillsOfSession(context.tx, session))
    await recordSessionPaymentOfBill(context, session, billId, { isPaid, means })
}

async function recordSessionPaymentOfBill(
  context: MemberContext,
  session: BilledSession,
  billId: string,
  { isPaid, means }: { isPaid: boolean; means: PaymentMeans | undefined },
) {
  const bill = await lockBill(context.tx, billId)
  if (!bill?.input) return
  const lines = await listLines(context.tx, bill.id)
  const share =
    sharesByLine(bill.total_price, lines)[lines.findIndex(({ session_id }) => session_id === session.id)] ?? 0
  if (bill.fully_paid || share === 0) {
    if (!isPaid) refuseBilled(session)
    return
  }
  const rows = await listPayments(context.tx, bill.id)
  const isNotCorrected = (id: string) => !rows.some(({ corrects }) => corrects === id)
  const sessionPayment = rows.find(
    (row) => row.session_id === session.id && row.kind === 'PAYMENT' && isNotCorrected(row.id),
  )
  const paid_on = todayOf(context)
  if (!isPaid && sessionPayment)
    await recordPaymentRow(context, bill.id, {
      kind: 'CORRECTION',
      means: sessionPayment.means,
      amount: -sessionPayment.amount,
      paid_on,
      corrects: sessionPayment.id,
    })
  if (!isPaid || sessionPayment) return
  const amount = eurosOf(Math.min(share, remainingOf(bill)))
  await recordPaymentRow(context, bill.id, {
    kind: 'PAYMENT',
    ...(means ? { means } : await readPaymentMeans(context, bill)),
    amount,
    paid_on,
    session_id: session.id,
  })
}
