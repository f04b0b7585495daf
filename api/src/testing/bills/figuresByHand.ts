/** Computes the figures of a practice from all its rows, in whole cents and without product code, for comparison. */

interface RawSession {
  id: string
  day: string
  week: string
  start_time: string
  end_time: string
  state: string
  therapist_id: string
  patient_id: string | null
  club_id: string | null
  bill_id: string | null
  part_bill_id: string | null
  patient_present: boolean
  price: number
  room_rent: number
  animal_rent: number
  taxes_paid_by_patient: number
  club_amount_due: number | null
  paid: boolean
  with_animal_only: boolean
}

interface RawDocument {
  id: string
  day: string
  therapist_id: string
}

export interface RawRows {
  sessions: RawSession[]
  animals: { session_id: string; animal_id: string }[]
  parts: { session_id: string; amount: number; bill_id: string | null }[]
  lines: { bill_id: string; session_id: string | null; net: number; rate: number }[]
  bills: (RawDocument & {
    kind: string
    net_price: number
    total_price: number
    fully_paid: boolean
    credited: number
    received: number
    refunded: number
    due_on: string | null
  })[]
  payments: { bill_id: string; paid_on: string; amount: number }[]
  estimations: RawDocument[]
  weeks: { week: string; day: string }[]
}

interface Period {
  startDate: string
  endDate: string
}

const toCents = (amount: number) => Math.round(amount * 100)
const sumInEuros = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0) / 100
const isWithin = ({ startDate, endDate }: Period, day: string) => day >= startDate && day <= endDate
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function listSoldSessions({ sessions, lines, parts }: RawRows, days: Period, therapistId?: string) {
  return sessions
    .filter(({ state, day }) => state === 'VALIDATED' && isWithin(days, day))
    .filter(({ therapist_id }) => therapistId === undefined || therapist_id === therapistId)
    .map((session) => {
      const lineOf = (billId: string | null) =>
        lines.find(({ bill_id, session_id }) => bill_id === billId && session_id === session.id)
      const partsOfSession = parts.filter(({ session_id }) => session_id === session.id)
      const amounts = (
        partsOfSession.length > 0 ? partsOfSession : [{ amount: session.price, bill_id: session.bill_id }]
      ).map((part) => {
        const line = lineOf(part.bill_id)
        const net = toCents(line ? line.net : part.amount)
        // Rounds to the cent; the rate is in hundredths of a percent, by default 20 %.
        return { net, tax: Math.floor((net * Math.round((line ? line.rate : 20) * 100) + 5_000) / 10_000) }
      })
      const rents = toCents(session.room_rent) + toCents(session.animal_rent) - toCents(session.taxes_paid_by_patient)
      return {
        session,
        net: amounts.reduce((sum, { net }) => sum + net, 0),
        tax: amounts.reduce((sum, { tax }) => sum + tax, 0),
        charges: session.club_amount_due === null ? Math.max(0, rents) : toCents(session.club_amount_due),
        minutes: minutesOf(session.end_time) - minutesOf(session.start_time),
      }
    })
}

type SoldSessions = ReturnType<typeof listSoldSessions>

const sumsOf = (soldSessions: SoldSessions) => ({
  taxes: sumInEuros(soldSessions.map(({ charges }) => charges)),
  earnings: sumInEuros(soldSessions.filter(({ session }) => session.paid).map(({ net }) => net)),
  expectedEarnings: sumInEuros(soldSessions.map(({ net }) => net)),
})
const countDistinct = (ids: readonly (string | null)[]) => new Set(ids.filter((id) => id !== null)).size

const sumPayments = (payments: RawRows['payments']) => sumInEuros(payments.map(({ amount }) => toCents(amount)))

function statsOfWeek(raw: RawRows, week: string, soldSessions: SoldSessions, payments: RawRows['payments']) {
  const daysOfWeek = new Set(raw.weeks.filter((row) => row.week === week).map(({ day }) => day))
  const sessionsOfWeek = soldSessions.filter(({ session }) => session.week === week)
  const [year = 0, weekNumber = 0] = week.split('-').map(Number)
  return {
    weekNumber,
    year,
    nbHours: sessionsOfWeek.reduce((sum, { minutes }) => sum + minutes, 0) / 60,
    ...sumsOf(sessionsOfWeek),
    paymentsReceived: sumPayments(payments.filter(({ paid_on }) => daysOfWeek.has(paid_on))),
  }
}

/** Sums the amounts that remain to be paid on the invoices, and those past their due date on `today`. */
function sumToCollect(bills: RawRows['bills'], today: string) {
  const unpaidBills = bills
    .filter((bill) => bill.kind === 'INVOICE' && !bill.fully_paid && bill.credited < bill.total_price)
    .map((bill) => ({
      dueOn: bill.due_on,
      remaining: Math.max(
        0,
        toCents(bill.total_price) - toCents(bill.credited) - toCents(bill.received) + toCents(bill.refunded),
      ),
    }))
  const overdueBills = unpaidBills.filter(({ dueOn }) => dueOn !== null && dueOn < today)
  return {
    nbBills: unpaidBills.length,
    due: sumInEuros(unpaidBills.map(({ remaining }) => remaining)),
    overdue: sumInEuros(overdueBills.map(({ remaining }) => remaining)),
  }
}

const hasEnded = ({ day, end_time }: RawSession, now: string) => `${day} ${end_time.slice(0, 5)}` <= now

/** Counts the past sessions that can be billed, and returns the sum of their unbilled amounts. */
function sumToBill({ parts }: RawRows, soldSessions: SoldSessions, now: string) {
  const unbilledSessions = soldSessions
    .map(({ session }) => session)
    .filter((session) => session.bill_id === null && session.patient_present && session.patient_id !== null)
    .filter((session) => session.price > 0 && hasEnded(session, now))
  const unbilledAmounts = unbilledSessions.flatMap((session) =>
    session.part_bill_id === null
      ? [toCents(session.price)]
      : parts
          .filter(({ session_id, bill_id }) => session_id === session.id && bill_id === null)
          .map(({ amount }) => toCents(amount)),
  )
  return { nbSessions: unbilledSessions.length, netPrice: sumInEuros(unbilledAmounts) }
}

const hoursOf = (soldSessions: SoldSessions) => soldSessions.reduce((sum, { minutes }) => sum + minutes, 0) / 60

/** Computes the figures of the dashboard; `now` is the practice's wall time, as 2027-01-06 10:00. */
export function computeStats(raw: RawRows, days: Period, now: string, therapistId?: string) {
  const soldSessions = listSoldSessions(raw, days, therapistId)
  const isOfTherapist = (row: { therapist_id: string }) => therapistId === undefined || row.therapist_id === therapistId
  const bills = raw.bills.filter((bill) => isOfTherapist(bill) && isWithin(days, bill.day))
  const invoices = bills.filter(({ kind }) => kind === 'INVOICE')
  const billIds = new Set(raw.bills.filter(isOfTherapist).map(({ id }) => id))
  const payments = raw.payments.filter(({ bill_id, paid_on }) => billIds.has(bill_id) && isWithin(days, paid_on))
  const { expectedEarnings, taxes, earnings } = sumsOf(soldSessions)
  const sessionIds = new Set(soldSessions.map(({ session }) => session.id))
  const weeks = [...new Set(raw.weeks.filter(({ day }) => isWithin(days, day)).map(({ week }) => week))].toSorted()
  return {
    ...days,
    nbPatients: countDistinct(soldSessions.map(({ session }) => session.patient_id)),
    nbClubs: countDistinct(soldSessions.map(({ session }) => session.club_id)),
    nbAnimals: countDistinct(
      raw.animals.filter(({ session_id }) => sessionIds.has(session_id)).map(({ animal_id }) => animal_id),
    ),
    nbSessions: soldSessions.length,
    nbHours: hoursOf(soldSessions),
    nbHoursDone: hoursOf(soldSessions.filter(({ session }) => hasEnded(session, now))),
    nbSessionsWithoutPrice: soldSessions.filter(({ net, session }) => net === 0 && !session.with_animal_only).length,
    estimatedRevenue: expectedEarnings,
    estimatedRevenueCharges: taxes,
    billedRevenue: sumInEuros(bills.map(({ kind, net_price }) => toCents(net_price) * (kind === 'INVOICE' ? 1 : -1))),
    incomeReceived: earnings,
    incomeReceivedCharges: sumsOf(soldSessions.filter(({ session }) => session.paid)).taxes,
    paymentsReceived: sumPayments(payments),
    toCollect: sumToCollect(bills, now.slice(0, 10)),
    toBill: sumToBill(raw, soldSessions, now),
    nbBills: invoices.length,
    nbCreditNotes: bills.length - invoices.length,
    nbEstimations: raw.estimations.filter((row) => isOfTherapist(row) && isWithin(days, row.day)).length,
    infosByWeek: weeks.map((week) => statsOfWeek(raw, week, soldSessions, payments)),
  }
}

const sortKeyOf = ({ session: { day, start_time, id } }: SoldSessions[number]) =>
  `${day} ${start_time.slice(0, 5)} ${id}`

/** Returns the sales of the period, newest first, and their totals. */
export function computeSales(raw: RawRows, days: Period, therapistId?: string) {
  const soldSessions = listSoldSessions(raw, days, therapistId)
  const newestFirst = soldSessions.toSorted((left, right) => (sortKeyOf(left) < sortKeyOf(right) ? 1 : -1))
  const paidSessions = soldSessions.filter(({ session }) => session.paid)
  const total = (lines: SoldSessions) => sumInEuros(lines.map(({ net, tax }) => net + tax))
  return {
    rows: newestFirst.map(({ session, net, tax, charges }) => ({
      id: session.id,
      netPrice: net / 100,
      tax: tax / 100,
      totalPrice: (net + tax) / 100,
      charges: charges / 100,
      paid: session.paid,
    })),
    totals: {
      nbHours: hoursOf(soldSessions),
      netPrice: sumInEuros(soldSessions.map(({ net }) => net)),
      tax: sumInEuros(soldSessions.map(({ tax }) => tax)),
      totalPrice: total(soldSessions),
      paidNetPrice: sumInEuros(paidSessions.map(({ net }) => net)),
      paid: total(paidSessions),
      due: total(soldSessions.filter(({ session }) => !session.paid)),
      charges: sumInEuros(soldSessions.map(({ charges }) => charges)),
      paidCharges: sumInEuros(paidSessions.map(({ charges }) => charges)),
      withoutPrice: soldSessions.filter(({ net, session }) => net === 0 && !session.with_animal_only).length,
      animalsAlone: soldSessions.filter(({ net, session }) => net === 0 && session.with_animal_only).length,
    },
  }
}
