import { documentsOfBills, type BookedDocuments } from './bookedDocuments.ts'
import { ratesCollected, ratesOfBills, sumRates, type DatedRate, type RateSum } from './vatDue.ts'

const sumByDay = (rates: readonly DatedRate[]) => sumRates(rates, (day) => day)
const withNonZeroRate = (rates: readonly DatedRate[]) => rates.filter(({ rate }) => rate !== 0)

/**
 * Returns the amounts to report to the tax authority, in cents by day and VAT rate, for the invoices whose VAT option is
 * `vatOnDebits`: issued amounts, and received amounts if VAT is due on payment (`vatOnDebits` false). Excludes invoices
 * to firms, which are electronic, and health care exempt from VAT (CGI, art. 261).
 */
export function reportedRates(
  documents: BookedDocuments,
  vatOnDebits: boolean,
): { issued: RateSum[]; received: RateSum[] } {
  const documentsWhere = (isExempt: boolean) =>
    documentsOfBills(
      documents,
      (bill) => !bill.isBusiness && bill.vatOnDebits === vatOnDebits && bill.isExempt === isExempt,
    )
  const [healthCare, taxedDocuments] = [documentsWhere(true), documentsWhere(false)]
  const received = [
    ...ratesCollected(taxedDocuments.payments, taxedDocuments.credits),
    ...withNonZeroRate(ratesCollected(healthCare.payments, healthCare.credits)),
  ]
  return {
    issued: sumByDay([...ratesOfBills(taxedDocuments.bills), ...withNonZeroRate(ratesOfBills(healthCare.bills))]),
    received: vatOnDebits ? [] : sumByDay(received),
  }
}
