import { mostBillsAtOnce, type BillReminder } from 'shared/contracts/finance/billLetters'
import { dueReminder, type DueReminder } from 'shared/domain/bills/reminders'
import { daysBetween, type Day } from 'shared/domain/calendar/day'
import { eurosOf } from 'shared/domain/money/cents'
import { sealOf, todayOf, type MemberContext } from '../../../../memberContext.ts'
import { remainingOf } from '../payments/remaining.ts'
import { unpaidBills, type BillToSend } from './billsToSend.sql.ts'
import { draftOf } from './drafts.service.ts'
import { lettersOf, type LetterRow } from './letters.sql.ts'

/** The reminders that were sent or wait to be; one that was refused or withdrawn reminded nobody. */
const remindersAmong = (letters: readonly LetterRow[]) =>
  letters.flatMap(({ level, state, asked_on: on }) =>
    level !== null && (state === 'SENT' || state === 'PENDING') ? [{ level, on }] : [],
  )

/** The reminder that is due of an invoice with these letters. */
export const reminderOf = (bill: BillToSend, letters: readonly LetterRow[], today: Day): DueReminder | undefined =>
  dueReminder({ dueOn: bill.due_on, remaining: remainingOf(bill), sent: remindersAmong(letters) }, today)

/** The reminders that are due today, the oldest debt first. */
export async function listReminders(context: MemberContext): Promise<BillReminder[]> {
  const { tx } = context
  const today = todayOf(context)
  const bills = await unpaidBills(tx, today)
  if (bills.length === 0) return []
  const letters = Map.groupBy(
    await lettersOf(
      tx,
      bills.map(({ id }) => id),
    ),
    ({ bill_id }) => bill_id,
  )
  const seal = await sealOf(context)
  const due = bills.flatMap((bill) => {
    const own = letters.get(bill.id) ?? []
    const reminder = reminderOf(bill, own, today)
    return reminder && bill.due_on ? [{ bill, reminder, dueOn: bill.due_on, last: own[0] }] : []
  })
  return due.slice(0, mostBillsAtOnce).map(({ bill, reminder, dueOn, last }) => ({
    ...draftOf(seal, bill),
    ...reminder,
    dueOn,
    overdueDays: daysBetween(dueOn, today),
    remaining: eurosOf(remainingOf(bill)),
    letterState: last?.state ?? null,
  }))
}
