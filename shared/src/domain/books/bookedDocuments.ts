import type { BookedBill, BookedCredit, BookedPayment } from './booked.ts'

/** The documents and payments of a period. */
export interface BookedDocuments {
  bills: readonly BookedBill[]
  payments: readonly BookedPayment[]
  credits: readonly BookedCredit[]
}

/** Filters the documents by their invoices, with the payments and credit notes of these. */
export const documentsOfBills = (
  { bills, payments, credits }: BookedDocuments,
  holds: (bill: BookedBill) => boolean,
): BookedDocuments => ({
  bills: bills.filter(holds),
  payments: payments.filter(({ bill }) => holds(bill)),
  credits: credits.filter(({ bill }) => holds(bill)),
})
