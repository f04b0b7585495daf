import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Day, Id, Nullable } from '../wire.ts'

/** Euros to the cent, of any size, negative if refunds exceed receipts. */
export const Euros = Type.Number()

const Count = Type.Integer({ minimum: 0 })

/** The default period is `reportPeriod`'s. */
export const ReportSearch = Type.Object({ startDate: Type.Optional(Day), endDate: Type.Optional(Day) })

/**
 * The validated sessions of an ISO week, past or to come: their hours and amounts, excluding VAT. `paymentsReceived`:
 * the payments of the week, including VAT and minus refunds (ruling 105).
 */
export const WeekStats = Type.Object({
  weekNumber: Type.Integer({ minimum: 1, maximum: 53 }),
  /** The ISO week-year: the year of the week's Thursday. */
  year: Type.Integer({ minimum: 1900, maximum: 2200 }),
  nbHours: Type.Number(),
  /** The rents that the practice owes. */
  taxes: Euros,
  /** The amounts of the sessions marked as paid. */
  earnings: Euros,
  /** The amounts of all sessions. */
  expectedEarnings: Euros,
  paymentsReceived: Euros,
})
export type WeekStats = Static<typeof WeekStats>

/**
 * The activity and revenue of a practice, or of one therapist, between two days. Sessions are the validated ones, past
 * or to come; ruling 105 defines each figure.
 */
export const ActivityStats = Type.Object({
  startDate: Day,
  endDate: Day,
  nbPatients: Count,
  nbClubs: Count,
  nbAnimals: Count,
  nbSessions: Count,
  /** The hours of all sessions, and of those that have ended. */
  nbHours: Type.Number(),
  nbHoursDone: Type.Number(),
  /** The number of sessions with a patient that have no price. */
  nbSessionsWithoutPrice: Count,
  /** The amounts of all these sessions, excluding VAT, and the rents that the practice owes for them. */
  estimatedRevenue: Euros,
  estimatedRevenueCharges: Euros,
  /** Invoices minus credit notes, excluding VAT; null if an invoice's amount without VAT is unknown. */
  billedRevenue: Nullable(Euros),
  /** The same two sums as `estimatedRevenue…`, of the sessions marked as paid. */
  incomeReceived: Euros,
  incomeReceivedCharges: Euros,
  /** The sum of the payment journal, including VAT. */
  paymentsReceived: Euros,
  /**
   * Amounts that remain to be paid on the invoices of the period, including VAT; `overdue` is the part past its due
   * date.
   */
  toCollect: Type.Object({ nbBills: Count, due: Euros, overdue: Euros }),
  /** The past sessions of the period that the patient attended and no invoice covers, excluding VAT. */
  toBill: Type.Object({ nbSessions: Count, netPrice: Euros }),
  nbBills: Count,
  nbCreditNotes: Count,
  nbEstimations: Count,
  /** Every week of the period, including empty ones. */
  infosByWeek: Type.Array(WeekStats),
})
export type ActivityStats = Static<typeof ActivityStats>

export const TherapistSearch = Type.Object({ ...ReportSearch.properties, therapistId: Id })

/** One item: the requested therapist. */
export const TherapistActivities = Type.Array(Type.Object({ therapistId: Id, activities: ActivityStats }))
