import type { ForecastProposals } from 'shared/contracts/finance/forecast'
import { centsOf, eurosOf } from 'shared/domain/money/cents'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { sumRemainingOfBills } from '../bills/bills.sql.ts'
import { sumDocuments, sumSessions } from '../dashboard/dashboard.sql.ts'

/**
 * Reads the result of the current year until today, null if an invoice has no net amount, and what remains to be paid
 * on all invoices of all years. The amounts are those of the dashboard and of the list of invoices (ruling 104).
 */
export async function readProposals(context: MemberContext): Promise<ForecastProposals> {
  const { tx, member } = context
  const today = todayOf(context)
  const year = today.slice(0, 4)
  const period = { startDate: `${year}-01-01`, endDate: today }
  const { billed } = await sumDocuments(tx, { ...period, timeZone: member.timeZone })
  // Rents have no VAT, so the sum does not depend on the rate.
  const sums = await sumSessions(tx, { ...period, rate: 0 })
  const charges = sums.find(({ monday }) => monday === null)?.charges ?? 0
  return {
    year: Number(year),
    exerciseResult: billed === null ? null : eurosOf(centsOf(billed) - centsOf(charges)),
    receivables: await sumRemainingOfBills(tx),
  }
}
