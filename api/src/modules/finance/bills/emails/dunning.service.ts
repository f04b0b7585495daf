import { maxBillsPerRequest, type BillDunning } from 'shared/contracts/finance/billEmails'
import { dueDunning, type DueDunning } from 'shared/domain/bills/dunning'
import { daysBetween, type Day } from 'shared/domain/calendar/day'
import { eurosOf } from 'shared/domain/money/cents'
import { cipherOf, todayOf, type MemberContext } from '../../../../memberContext.ts'
import { remainingOf } from '../payments/remaining.ts'
import { listUnpaidBills, type BillToSend } from './billsToSend.sql.ts'
import { draftOf } from './drafts.service.ts'
import { listBillEmails, type BillEmailRow } from './billEmails.sql.ts'

/** Returns the levels and days of the dunning e-mails that are sent or pending, without refused and withdrawn ones. */
const countedDunningEmails = (emails: readonly BillEmailRow[]) =>
  emails.flatMap(({ level, state, asked_on: day }) =>
    level !== null && (state === 'SENT' || state === 'PENDING') ? [{ level, day }] : [],
  )

/** Returns the dunning e-mail that is due for an invoice; `emails` are its earlier e-mails. */
export const dunningOf = (bill: BillToSend, emails: readonly BillEmailRow[], today: Day): DueDunning | undefined =>
  dueDunning({ dueOn: bill.due_on, remaining: remainingOf(bill), sentEmails: countedDunningEmails(emails) }, today)

/**
 * Lists the dunning e-mails that are due today, the invoice with the earliest due date first; at most
 * `maxBillsPerRequest`. `letterState` is the state of the invoice's newest e-mail.
 */
export async function listDunning(context: MemberContext): Promise<BillDunning[]> {
  const { tx } = context
  const today = todayOf(context)
  const bills = await listUnpaidBills(tx, today)
  if (bills.length === 0) return []
  const emailsByBill = Map.groupBy(
    await listBillEmails(
      tx,
      bills.map(({ id }) => id),
    ),
    ({ bill_id }) => bill_id,
  )
  const cipher = await cipherOf(context)
  const dueDunnings = bills.flatMap((bill) => {
    const emailsOfBill = emailsByBill.get(bill.id) ?? []
    const dunning = dunningOf(bill, emailsOfBill, today)
    return dunning && bill.due_on ? [{ bill, dunning, dueOn: bill.due_on, lastEmail: emailsOfBill[0] }] : []
  })
  return dueDunnings.slice(0, maxBillsPerRequest).map(({ bill, dunning, dueOn, lastEmail }) => ({
    ...draftOf(cipher, bill),
    ...dunning,
    dueOn,
    overdueDays: daysBetween(dueOn, today),
    remaining: eurosOf(remainingOf(bill)),
    letterState: lastEmail?.state ?? null,
  }))
}
