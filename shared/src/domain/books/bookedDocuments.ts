import type { BookedBill, BookedCreditNote, BookedPayment } from './booked.ts'

/** The documents and payments of a period. */
export interface BookedDocuments {
  /** Invoices and credit notes, with the amounts issued. */
  bills: readonly BookedBill[]
  payments: readonly BookedPayment[]
  /** The credit notes among `bills` whose invoice was at least partly paid, with the amounts that they move. */
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
