import type { BookedBill, BookedCreditNote, BookedPayment } from './booked.ts'

/** The documents and payments of a period. */
export interface BookedDocuments {
  bills: readonly BookedBill[]
  payments: readonly BookedPayment[]
  creditNotes: readonly BookedCreditNote[]
}

/** Returns the documents, payments and credit notes whose invoice `isIncluded`. */
export const documentsOfBills = (
  { bills, payments, creditNotes }: BookedDocuments,
  isIncluded: (bill: BookedBill) => boolean,
): BookedDocuments => ({
  bills: bills.filter(isIncluded),
  payments: payments.filter(({ bill }) => isIncluded(bill)),
  creditNotes: creditNotes.filter(({ bill }) => isIncluded(bill)),
})
