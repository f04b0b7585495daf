import type { ActivityStats, WeekStats } from 'shared/contracts/finance/dashboard'
import { isoWeek, isoWeekStarts } from 'shared/domain/calendar/isoWeek'
import type { Period } from 'shared/domain/calendar/period'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { readReportScope } from '../sales/reportScope.service.ts'
import { countDistinct, sumDocuments, sumSessions, type SessionSums } from './dashboard.sql.ts'

const noSums: Omit<SessionSums, 'monday'> = {
  minutes: 0,
  charges: 0,
  earnings: 0,
  expected: 0,
  paidCharges: 0,
  sessions: 0,
  withoutPrice: 0,
}

const weekStats = (monday: string, sums = noSums): WeekStats => ({
  ...isoWeek(monday),
  nbHours: sums.minutes / 60,
  taxes: sums.charges,
  earnings: sums.earnings,
  expectedEarnings: sums.expected,
})

function statsByWeek(period: Period, sums: readonly SessionSums[]): WeekStats[] {
  const sumsByMonday = new Map(sums.map((week) => [week.monday, week]))
  return isoWeekStarts(period).map((monday) => weekStats(monday, sumsByMonday.get(monday)))
}

/**
 * Reads the activity and revenue of the practice, or of one of its therapists, in the period (ruling 105). Throws 400
 * for an invalid period, 404 for an unknown therapist.
 */
export async function readActivityStats(
  context: MemberContext,
  search: Partial<Period> & { therapistId?: string },
): Promise<ActivityStats> {
  const { tx, member } = context
  await refuseUnknownIds(tx, 'member', [search.therapistId])
  const scope = await readReportScope(context, search)
  const { startDate, endDate } = scope
  const sums = await sumSessions(tx, scope)
  const total = sums.find(({ monday }) => monday === null) ?? noSums
  const documents = await sumDocuments(tx, { ...scope, timeZone: member.timeZone })
  const counts = await countDistinct(tx, scope)
  return {
    startDate,
    endDate,
    nbPatients: counts.patients,
    nbClubs: counts.clubs,
    nbAnimals: counts.animals,
    nbSessions: total.sessions,
    nbSessionsWithoutPrice: total.withoutPrice,
    estimatedRevenue: total.expected,
    estimatedRevenueCharges: total.charges,
    billedRevenue: documents.billed,
    incomeReceived: total.earnings,
    incomeReceivedCharges: total.paidCharges,
    paymentsReceived: documents.received,
    nbBills: documents.bills,
    nbCreditNotes: documents.creditNotes,
    nbEstimations: documents.estimations,
    infosByWeek: statsByWeek(scope, sums),
  }
}
