import { addDays, type Day } from 'shared/domain/calendar/day'
import type { MemberContext } from '../../src/memberContext.ts'
import { issueBill, readNextBillNumber } from '../../src/modules/finance/bills/issue/issueBill.service.ts'
import { recordFullPayment } from '../../src/modules/finance/bills/payments/payments.service.ts'
import type { SeedContext } from '../SeedContext.ts'
import { firstRecentDay } from '../pastWeeks.ts'
import type { DocumentEvent } from './timeline.ts'

/** Weeks before the recent ones whose sessions are invoiced often, so that the figures of the last months are even. */
const weeksOfOftenBilling = 24
const weeksByBill = { FIRM: 4, INDIVIDUAL: 8 }
/**
 * Weeks that one earlier invoice covers, four months for firms and a year for individuals, to render fewer invoices.
 */
const weeksByEarlierBill = { FIRM: 17, INDIVIDUAL: 52 }
/** Weeks by which the periods of clients are shifted in turn, so that every month has invoices. */
const shiftsInWeeks = [0, 9, 30, 4, 39, 13, 22]
/** Days after the end of their periods over which invoices are spread, so that not all have the same date. */
const daysOfIssue = 20

const paymentMeans = ['TRANSFER', 'CHEQUE', 'CARD', 'TRANSFER']
/** Days from an invoice to its payment; the term is thirty days, so that some are paid late. */
const daysUntilPaid = [6, 12, 19, 27, 9, 33, 15, 48]
/** Every ninth invoice stays unpaid, if it was issued within the last `unpaidPeriodDays` days. */
const unpaidInterval = 9
const unpaidPeriodDays = 130

/** Lists the sessions before the recent weeks that can be invoiced, the oldest first. */
const listPastSessions = ({ tx, today }: SeedContext, tenantId: string) =>
  tx
    .selectFrom('session')
    .innerJoin('patient', (join) =>
      join.onRef('patient.tenant_id', '=', 'session.tenant_id').onRef('patient.id', '=', 'session.patient_id'),
    )
    .select(['session.id', 'session.day', 'session.therapist_id', 'patient.id as patientId', 'patient.type'])
    .where('session.tenant_id', '=', tenantId)
    .where('session.state', '=', 'VALIDATED')
    .where('session.day', '<', firstRecentDay(today))
    .where('session.price', '>', 0)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .orderBy('session.id')
    .execute()

type PastSession = Awaited<ReturnType<typeof listPastSessions>>[number]

/**
 * Returns the end of the period of a session. The periods of a client are counted back from the recent weeks, where the
 * last one ends early.
 */
function periodEnd(today: Day, { day, type }: PastSession, shiftInWeeks: number): Day {
  const weeks = weeksByBill[type ?? 'INDIVIDUAL']
  const earlierWeeks = weeksByEarlierBill[type ?? 'INDIVIDUAL']
  const firstDayOfOftenBilling = addDays(firstRecentDay(today), -7 * weeksOfOftenBilling)
  let end = firstRecentDay(today)
  let start = addDays(end, -7 * (shiftInWeeks % weeks))
  while (start > day) {
    end = start
    start = addDays(start, -7 * (start > firstDayOfOftenBilling ? weeks : earlierWeeks))
  }
  return end
}

interface PlannedBill {
  day: Day
  sessions: PastSession[]
}

/** Groups sessions by client and period, the earliest invoice first. */
function planBills(today: Day, sessions: readonly PastSession[]): PlannedBill[] {
  const bills = new Map<string, PlannedBill>()
  const shifts = new Map<string, number>()
  for (const session of sessions) {
    const shift = shifts.get(session.patientId) ?? shiftsInWeeks[shifts.size % shiftsInWeeks.length] ?? 0
    shifts.set(session.patientId, shift)
    const end = periodEnd(today, session, shift)
    const key = `${session.patientId} ${end}`
    const bill = bills.get(key) ?? { day: addDays(end, bills.size % daysOfIssue), sessions: [] }
    bill.sessions.push(session)
    bills.set(key, bill)
  }
  return [...bills.values()].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
}

async function issuePastBill(context: MemberContext, [firstSession, ...otherSessions]: PastSession[]): Promise<string> {
  if (!firstSession) throw new Error('The invoice has no session.')
  const { id } = await issueBill(context, {
    billNumber: (await readNextBillNumber(context)).billNumber,
    patientId: firstSession.patientId,
    therapistId: (otherSessions.at(-1) ?? firstSession).therapist_id,
    withTaxes: false,
    taxes: null,
    taxesComment: '',
    simplifiedMode: true,
    simplifiedBillingContent: [firstSession, ...otherSessions].map((session) => session.id),
    detailedBillingContent: [],
    discount: null,
    discountType: 'PERCENT',
    introText: '',
    concludeText: '',
    selectedTermOfPayment: 'DAYS_30',
    selectedPaymentChoice: 'TRANSFER',
    selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
  })
  return id
}

/** Plans the invoices of all sessions before the recent weeks, and their payments: most in time, some late or never. */
export async function planPastBills(
  seedContext: SeedContext,
  contextOfDay: (day: Day) => MemberContext,
  tenantId: string,
): Promise<DocumentEvent[]> {
  const { today } = seedContext
  const bills = planBills(today, await listPastSessions(seedContext, tenantId))
  return bills.flatMap(({ day, sessions }, index) => {
    let billId = ''
    const issue = async () => {
      billId = await issuePastBill(contextOfDay(day), sessions)
    }
    const paidOn = addDays(day, daysUntilPaid[index % daysUntilPaid.length] ?? 0)
    const pay = () =>
      recordFullPayment(contextOfDay(paidOn), billId, { means: paymentMeans[index % paymentMeans.length], paidOn })
    const isUnpaid = index % unpaidInterval === 4 && day > addDays(today, -unpaidPeriodDays)
    return [{ day, apply: issue }, ...(isUnpaid || paidOn >= today ? [] : [{ day: paidOn, apply: pay }])]
  })
}
