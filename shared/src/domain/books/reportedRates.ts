import type { BookedBill, BookedRate } from './booked.ts'
import { documentsOfBills, type BookedDocuments } from './bookedDocuments.ts'
import { ratesOfPayments, ratesOfBills, sumRates, type DatedRate, type RateSum } from './vatDue.ts'

const sumByDay = (rates: readonly DatedRate[]) => sumRates(rates, (day) => day)
const withNonZeroRate = (rates: readonly DatedRate[]) => rates.filter(({ rate }) => rate !== 0)

/**
 * Returns the amounts to report to the tax authority, in cents by day and VAT rate, for the invoices whose VAT option
 * is `vatOnDebits`: issued amounts, and received amounts if VAT is due on payment (`vatOnDebits` false).
 *
 * Excludes invoices to firms of France, which are electronic, to firms abroad, which `ratesReportedAbroad` returns, and
 * health care exempt from VAT (CGI, art. 261). Amounts outside the scope of VAT are returned separately, without the
 * payments for them.
 */
export function reportedRates(
  documents: BookedDocuments,
  vatOnDebits: boolean,
): { issued: RateSum[]; received: RateSum[]; outsideVat: RateSum[] } {
  const documentsWhere = (isReported: (bill: BookedBill) => boolean) =>
    documentsOfBills(
      documents,
      (bill) => !bill.isBusiness && !bill.abroad && bill.vatOnDebits === vatOnDebits && isReported(bill),
    )
  const healthCare = documentsWhere(({ isExempt }) => isExempt)
  const taxedDocuments = documentsWhere(({ isExempt, isOutsideVat }) => !isExempt && !isOutsideVat)
  const outsideVat = documentsWhere(({ isOutsideVat }) => isOutsideVat)
  const received = [
    ...ratesOfPayments(taxedDocuments.payments, taxedDocuments.creditNotes),
    ...withNonZeroRate(ratesOfPayments(healthCare.payments, healthCare.creditNotes)),
  ]
  return {
    issued: sumByDay([...ratesOfBills(taxedDocuments.bills), ...withNonZeroRate(ratesOfBills(healthCare.bills))]),
    received: vatOnDebits ? [] : sumByDay(received),
    outsideVat: sumByDay(ratesOfBills(outsideVat.bills)),
  }
}

/** The amounts of a document to a firm abroad, negative for a credit note. */
export interface ReportedAbroad extends BookedRate {
  bill: BookedBill & Required<Pick<BookedBill, 'abroad'>>
}

const isAbroad = (bill: BookedBill): bill is ReportedAbroad['bill'] => bill.abroad !== undefined

/**
 * Returns the amounts to report of each document to a firm abroad, by rate, except health care exempt from VAT. No VAT
 * is owed in France for them, so that their payments are not reported.
 */
export const ratesReportedAbroad = (bills: readonly BookedBill[]): ReportedAbroad[] =>
  bills
    .filter(isAbroad)
    .filter(({ isExempt }) => !isExempt)
    .flatMap((bill) => ratesOfBills([bill]).map(({ rate, base, tax }) => ({ bill, rate, base, tax })))
