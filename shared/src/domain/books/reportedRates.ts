import { documentsOfBills, type BookedDocuments } from './bookedDocuments.ts'
import { ratesCollected, ratesOfBills, sumRates, type DatedRate, type RateSum } from './vatDue.ts'

const daily = (rates: readonly DatedRate[]) => sumRates(rates, (day) => day)
const withVat = (rates: readonly DatedRate[]) => rates.filter(({ rate }) => rate !== 0)

/**
 * The reported amounts by day and rate, for the invoices of one option (`vatOnDebits`): the issued ones, and the
 * received ones where VAT is due on payment. Excludes invoices of firms, which are electronic, and care exempt from VAT
 * (CGI, art. 261), which is not reported.
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
