import type { BookedBill, BookedCredit, BookedPayment } from './booked.ts'

/** What was issued and received in some days. */
export interface BookedDocuments {
  bills: readonly BookedBill[]
  payments: readonly BookedPayment[]
  credits: readonly BookedCredit[]
}

/** Those of the invoices for which something holds, with what was received of them. */
export const documentsOfBills = (
  { bills, payments, credits }: BookedDocuments,
  holds: (bill: BookedBill) => boolean,
): BookedDocuments => ({
  bills: bills.filter(holds),
  payments: payments.filter(({ bill }) => holds(bill)),
  credits: credits.filter(({ bill }) => holds(bill)),
})
