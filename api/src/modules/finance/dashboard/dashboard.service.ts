import type { ActivityStats, WeekStats } from 'shared/contracts/finance/dashboard'
import { isoWeek, isoWeekStarts } from 'shared/domain/calendar/isoWeek'
import type { Day } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { sumBills } from '../bills/bills.sql.ts'
import { readReportScope } from '../sales/reportScope.service.ts'
import type { SalesScope } from '../sales/soldSessions.sql.ts'
import {
  countDistinct,
  sumDocuments,
  sumEndedMinutes,
  sumPaymentsByWeek,
  sumSessions,
  sumUnbilled,
  type SessionSums,
} from './dashboard.sql.ts'

const noSums: Omit<SessionSums, 'monday'> = {
  minutes: 0,
  charges: 0,
  earnings: 0,
  expected: 0,
  paidCharges: 0,
  sessions: 0,
  withoutPrice: 0,
}

const weekStats = (monday: string, paymentsReceived = 0, sums = noSums): WeekStats => ({
  ...isoWeek(monday),
  nbHours: sums.minutes / 60,
  taxes: sums.charges,
  earnings: sums.earnings,
  expectedEarnings: sums.expected,
  paymentsReceived,
})

function statsByWeek(
  period: Period,
  sums: readonly SessionSums[],
  payments: readonly { monday: Day; received: number }[],
): WeekStats[] {
  const sumsByMonday = new Map(sums.map((week) => [week.monday, week]))
  const paymentsByMonday = new Map(payments.map(({ monday, received }) => [monday, received]))
  return isoWeekStarts(period).map((monday) =>
    weekStats(monday, paymentsByMonday.get(monday), sumsByMonday.get(monday)),
  )
}

/** Reads the number and the remaining amount of the unpaid invoices of the period. */
async function readAmountToCollect(
  context: MemberContext,
  { startDate, endDate, therapistId }: SalesScope,
): Promise<ActivityStats['toCollect']> {
  const { totalElements, sums } = await sumBills(
    context.tx,
    { startDate, endDate, status: 'UNPAID', ...(therapistId && { therapistId }) },
    { timeZone: context.member.timeZone, today: todayOf(context) },
  )
  return { nbBills: totalElements, due: sums.due, overdue: sums.overdue }
}

/**
 * Reads the activity and revenue of the practice, or of one of its therapists, in the period (ruling 105). Throws 400
 * for an invalid period, 404 for an unknown therapist.
 */
export async function readActivityStats(
  context: MemberContext,
  search: Partial<Period> & { therapistId?: string },
): Promise<ActivityStats> {
  const { tx, member, services } = context
  await refuseUnknownIds(tx, 'member', [search.therapistId])
  const scope = await readReportScope(context, search)
  const { startDate, endDate } = scope
  const sums = await sumSessions(tx, scope)
  const total = sums.find(({ monday }) => monday === null) ?? noSums
  const documents = await sumDocuments(tx, { ...scope, timeZone: member.timeZone })
  const counts = await countDistinct(tx, scope)
  const now = momentIn(member.timeZone, services.now())
  return {
    startDate,
    endDate,
    nbPatients: counts.patients,
    nbClubs: counts.clubs,
    nbAnimals: counts.animals,
    nbSessions: total.sessions,
    nbHours: total.minutes / 60,
    nbHoursDone: (await sumEndedMinutes(tx, scope, now)) / 60,
    nbSessionsWithoutPrice: total.withoutPrice,
    estimatedRevenue: total.expected,
    estimatedRevenueCharges: total.charges,
    billedRevenue: documents.billed,
    incomeReceived: total.earnings,
    incomeReceivedCharges: total.paidCharges,
    paymentsReceived: documents.received,
    toCollect: await readAmountToCollect(context, scope),
    toBill: await sumUnbilled(tx, scope, now),
    nbBills: documents.bills,
    nbCreditNotes: documents.creditNotes,
    nbEstimations: documents.estimations,
    infosByWeek: statsByWeek(scope, sums, await sumPaymentsByWeek(tx, scope)),
  }
}
