import type { BookedBill, BookedCredit, BookedPayment } from './booked.ts'

/** The documents and payments of a period. */
export interface BookedDocuments {
  bills: readonly BookedBill[]
  payments: readonly BookedPayment[]
  credits: readonly BookedCredit[]
}

/** Returns the documents, payments and credit notes whose invoice `isIncluded`. */
export const documentsOfBills = (
  { bills, payments, credits }: BookedDocuments,
  isIncluded: (bill: BookedBill) => boolean,
): BookedDocuments => ({
  bills: bills.filter(isIncluded),
  payments: payments.filter(({ bill }) => isIncluded(bill)),
  credits: credits.filter(({ bill }) => isIncluded(bill)),
})
