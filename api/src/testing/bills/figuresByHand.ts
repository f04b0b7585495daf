/** Recomputes the figures from every row of a practice, in whole cents, without product code. */

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
  bills: (RawDocument & { kind: string; net_price: number })[]
  payments: { bill_id: string; paid_on: string; amount: number }[]
  estimations: RawDocument[]
  weeks: { week: string; day: string }[]
}

interface Days {
  startDate: string
  endDate: string
}

const cents = (amount: number) => Math.round(amount * 100)
const euros = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0) / 100
const isWithin = ({ startDate, endDate }: Days, day: string) => day >= startDate && day <= endDate
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function linesSoldIn({ sessions, lines, parts }: RawRows, days: Days, therapistId?: string) {
  return sessions
    .filter(({ state, day }) => state === 'VALIDATED' && isWithin(days, day))
    .filter(({ therapist_id }) => therapistId === undefined || therapist_id === therapistId)
    .map((session) => {
      const lineOf = (billId: string | null) =>
        lines.find(({ bill_id, session_id }) => bill_id === billId && session_id === session.id)
      const own = parts.filter(({ session_id }) => session_id === session.id)
      const amounts = (own.length > 0 ? own : [{ amount: session.price, bill_id: session.bill_id }]).map((part) => {
        const line = lineOf(part.bill_id)
        const net = cents(line ? line.net : part.amount)
        return { net, tax: Math.floor((net * Math.round((line ? line.rate : 20) * 100) + 5_000) / 10_000) }
      })
      const rents = cents(session.room_rent) + cents(session.animal_rent) - cents(session.taxes_paid_by_patient)
      return {
        session,
        net: amounts.reduce((sum, { net }) => sum + net, 0),
        tax: amounts.reduce((sum, { tax }) => sum + tax, 0),
        charges: session.club_amount_due === null ? Math.max(0, rents) : cents(session.club_amount_due),
        minutes: minutesOf(session.end_time) - minutesOf(session.start_time),
      }
    })
}

type SoldLine = ReturnType<typeof linesSoldIn>

const sums = (sold: SoldLine) => ({
  taxes: euros(sold.map(({ charges }) => charges)),
  earnings: euros(sold.filter(({ session }) => session.paid).map(({ net }) => net)),
  expectedEarnings: euros(sold.map(({ net }) => net)),
})
const distinct = (ids: readonly (string | null)[]) => new Set(ids.filter((id) => id !== null)).size

function weekOf(week: string, sold: SoldLine) {
  const own = sold.filter(({ session }) => session.week === week)
  const [year = 0, weekNumber = 0] = week.split('-').map(Number)
  return { weekNumber, year, nbHours: own.reduce((sum, { minutes }) => sum + minutes, 0) / 60, ...sums(own) }
}

export function statsByHand(raw: RawRows, days: Days, therapistId?: string) {
  const sold = linesSoldIn(raw, days, therapistId)
  const isOwn = (row: { therapist_id: string }) => therapistId === undefined || row.therapist_id === therapistId
  const bills = raw.bills.filter((bill) => isOwn(bill) && isWithin(days, bill.day))
  const invoices = bills.filter(({ kind }) => kind === 'INVOICE')
  const ownBills = new Set(raw.bills.filter(isOwn).map(({ id }) => id))
  const { expectedEarnings, taxes, earnings } = sums(sold)
  const ids = new Set(sold.map(({ session }) => session.id))
  const weeks = [...new Set(raw.weeks.filter(({ day }) => isWithin(days, day)).map(({ week }) => week))].toSorted()
  return {
    ...days,
    nbPatients: distinct(sold.map(({ session }) => session.patient_id)),
    nbClubs: distinct(sold.map(({ session }) => session.club_id)),
    nbAnimals: distinct(raw.animals.filter(({ session_id }) => ids.has(session_id)).map(({ animal_id }) => animal_id)),
    nbSessions: sold.length,
    nbSessionsWithoutPrice: sold.filter(({ net, session }) => net === 0 && !session.with_animal_only).length,
    estimatedRevenue: expectedEarnings,
    estimatedRevenueCharges: taxes,
    billedRevenue: euros(bills.map(({ kind, net_price }) => cents(net_price) * (kind === 'INVOICE' ? 1 : -1))),
    incomeReceived: earnings,
    incomeReceivedCharges: sums(sold.filter(({ session }) => session.paid)).taxes,
    paymentsReceived: euros(
      raw.payments
        .filter(({ bill_id, paid_on }) => ownBills.has(bill_id) && isWithin(days, paid_on))
        .map(({ amount }) => cents(amount)),
    ),
    nbBills: invoices.length,
    nbCreditNotes: bills.length - invoices.length,
    nbEstimations: raw.estimations.filter((row) => isOwn(row) && isWithin(days, row.day)).length,
    infosByWeek: weeks.map((week) => weekOf(week, sold)),
  }
}

const orderOf = ({ session: { day, start_time, id } }: SoldLine[number]) => `${day} ${start_time.slice(0, 5)} ${id}`

/** Lists the sales, newest first, with their totals. */
export function salesByHand(raw: RawRows, days: Days, therapistId?: string) {
  const sold = linesSoldIn(raw, days, therapistId)
  const newestFirst = sold.toSorted((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1))
  const paid = sold.filter(({ session }) => session.paid)
  const total = (some: SoldLine) => euros(some.map(({ net, tax }) => net + tax))
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
      nbHours: sold.reduce((sum, { minutes }) => sum + minutes, 0) / 60,
      netPrice: euros(sold.map(({ net }) => net)),
      tax: euros(sold.map(({ tax }) => tax)),
      totalPrice: total(sold),
      paidNetPrice: euros(paid.map(({ net }) => net)),
      paid: total(paid),
      due: total(sold.filter(({ session }) => !session.paid)),
      charges: euros(sold.map(({ charges }) => charges)),
      paidCharges: euros(paid.map(({ charges }) => charges)),
      withoutPrice: sold.filter(({ net, session }) => net === 0 && !session.with_animal_only).length,
      animalsAlone: sold.filter(({ net, session }) => net === 0 && session.with_animal_only).length,
    },
  }
}
