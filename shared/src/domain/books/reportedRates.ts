import { documentsOfBills, type BookedDocuments } from './bookedDocuments.ts'
import { ratesCollected, ratesOfBills, sumRates, type DatedRate, type RateSum } from './vatDue.ts'

const daily = (rates: readonly DatedRate[]) => sumRates(rates, (day) => day)
const withVat = (rates: readonly DatedRate[]) => rates.filter(({ rate }) => rate !== 0)

/**
 * The amounts to report to the tax authority, in cents by day and VAT rate, for the invoices with one VAT option:
 * issued amounts, and received amounts if VAT is due on payment (`vatOnDebits` false). Excludes invoices to firms,
 * which are electronic, and health care exempt from VAT (CGI, art. 261).
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
  const [care, others] = [documentsWhere(true), documentsWhere(false)]
  const received = [
    ...ratesCollected(others.payments, others.credits),
    ...withVat(ratesCollected(care.payments, care.credits)),
  ]
  return {
    issued: daily([...ratesOfBills(others.bills), ...withVat(ratesOfBills(care.bills))]),
    received: vatOnDebits ? [] : daily(received),
  }
}
