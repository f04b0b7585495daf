import { documentsOfBills, type BookedDocuments } from './bookedDocuments.ts'
import { ratesCollected, ratesOfBills, sumRates, type DatedRate, type RateSum } from './vatDue.ts'

const daily = (rates: readonly DatedRate[]) => sumRates(rates, (day) => day)
const withVat = (rates: readonly DatedRate[]) => rates.filter(({ rate }) => rate !== 0)

/**
 * What is reported for each day and rate of the invoices of one option (`vatOnDebits`): what was issued, and what was received
 * where VAT is due when it is paid. Those of firms are electronic invoices, and what is exempt as care (CGI, art. 261) is not
 * reported: both are left out.
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
