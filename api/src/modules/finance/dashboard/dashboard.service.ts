import type { ActivityStats, WeekStats } from 'shared/contracts/finance/dashboard'
import { isoWeek, isoWeekStarts } from 'shared/domain/calendar/isoWeek'
import type { Period } from 'shared/domain/calendar/period'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { readReportScope } from '../sales/reportScope.service.ts'
import { countSeen, sumDocuments, sumSessions, type SessionSums } from './dashboard.sql.ts'

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

function weeksOf(period: Period, sums: readonly SessionSums[]): WeekStats[] {
  const byMonday = new Map(sums.map((week) => [week.monday, week]))
  return isoWeekStarts(period).map((monday) => weekStats(monday, byMonday.get(monday)))
}

/**
 * Reads the activity and revenue of the practice, or of one of its therapists, in the period (ruling 105). Throws 400
 * for an invalid period, 404.
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
  const all = sums.find(({ monday }) => monday === null) ?? noSums
  const documents = await sumDocuments(tx, { ...scope, timeZone: member.timeZone })
  const seen = await countSeen(tx, scope)
  return {
    startDate,
    endDate,
    nbPatients: seen.patients,
    nbClubs: seen.clubs,
    nbAnimals: seen.animals,
    nbSessions: all.sessions,
    nbSessionsWithoutPrice: all.withoutPrice,
    estimatedRevenue: all.expected,
    estimatedRevenueCharges: all.charges,
    billedRevenue: documents.billed,
    incomeReceived: all.earnings,
    incomeReceivedCharges: all.paidCharges,
    paymentsReceived: documents.received,
    nbBills: documents.bills,
    nbCreditNotes: documents.creditNotes,
    nbEstimations: documents.estimations,
    infosByWeek: weeksOf(scope, sums),
  }
}
