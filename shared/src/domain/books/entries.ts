import { addMonths } from '../calendar/addMonths.ts'
import { addDays, type Day } from '../calendar/day.ts'
import { firstOfMonth, type Period } from '../calendar/period.ts'
import type { BookedBill, BookedCreditNote, BookedPayment } from './booked.ts'

/**
 * The layout of the file of entries (ruling 148): `COMMITMENT` has sales and receipts, `CASH` (cash accounts, BNC) has
 * receipts and refunds, without sales, and four more columns.
 */
export type BookLayout = 'COMMITMENT' | 'CASH'

/** The source of an entry: an invoice or a credit note, a row of the journal, or the VAT that a credit note moves. */
export type EntrySource = { bill: BookedBill } | { payment: BookedPayment } | { creditNote: BookedCreditNote }

/** An entry whose number and days are fixed. */
export interface NumberedEntry {
  number: number
  entryDay: Day
  validatedOn: Day
  /** The number of the client's account. */
  account: number
  /** The index of the entry's lettering code, from 0; null if the entry is not balanced by others. */
  lettering: number | null
  /** The day of the last entry with the same lettering code. */
  letteredOn: Day | null
  source: EntrySource
}

/**
 * Returns the day of a payment's entry: that of the payment, or the day of recording if the day of the payment was
 * closed by then (ruling 148). `closedUntil` is the last closed day when it was recorded, null before the first
 * closure.
 */
export const entryDayOf = ({
  paidOn,
  recordedOn,
  closedUntil,
}: {
  paidOn: Day
  recordedOn: Day
  closedUntil: Day | null
}): Day => (closedUntil !== null && paidOn <= closedUntil ? recordedOn : paidOn)

/** Returns the client's account, such as `C00042`; up to 99 999 clients, text order is numeric order. */
export const clientAccountOf = (number: number): string => `C${String(number).padStart(5, '0')}`

/**
 * Whether a period is a whole financial year that is over on the day `today`: twelve months from the first of a month.
 */
export const isWholeYear = ({ startDate, endDate }: Period, today: Day): boolean =>
  startDate === firstOfMonth(startDate) && endDate === addDays(addMonths(startDate, 12), -1) && endDate < today
