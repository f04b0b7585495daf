import { Type, type Static } from 'typebox'
import { Day, Id, Nullable } from '../wire.ts'

/** Euros to the cent, of any size, negative where more was given back than taken. */
export const Euros = Type.Number()

const Count = Type.Integer({ minimum: 0 })

/** Days left out are those of `reportPeriod`. */
export const ReportSearch = Type.Object({ startDate: Type.Optional(Day), endDate: Type.Optional(Day) })

/** An ISO week: its hours, and what its sessions cost (`taxes`), brought in and are to bring in, excluding VAT (ruling 105). */
export const WeekStats = Type.Object({
  weekNumber: Type.Integer({ minimum: 1, maximum: 53 }),
  /** Of the days of the wire, and the year the last of them belongs to. */
  year: Type.Integer({ minimum: 1900, maximum: 2200 }),
  nbHours: Type.Number(),
  taxes: Euros,
  earnings: Euros,
  expectedEarnings: Euros,
})
export type WeekStats = Static<typeof WeekStats>

/** What a practice, or one therapist, did and earned between two days; each figure is defined by ruling 105. */
export const ActivityStats = Type.Object({
  startDate: Day,
  endDate: Day,
  nbPatients: Count,
  nbClubs: Count,
  nbAnimals: Count,
  nbSessions: Count,
  /** How many of the sessions with a patient add nothing to the amounts. */
  nbSessionsWithoutPrice: Count,
  estimatedRevenue: Euros,
  estimatedRevenueCharges: Euros,
  /** Null where the amount without VAT of an invoice is not known. */
  billedRevenue: Nullable(Euros),
  incomeReceived: Euros,
  incomeReceivedCharges: Euros,
  /** What the journal of payments has, including VAT. */
  paymentsReceived: Euros,
  nbBills: Count,
  nbCreditNotes: Count,
  nbEstimations: Count,
  /** Every week of the days, empty ones too. */
  infosByWeek: Type.Array(WeekStats),
})
export type ActivityStats = Static<typeof ActivityStats>

export const TherapistSearch = Type.Object({ ...ReportSearch.properties, therapistId: Id })

/** One item: the therapist that was asked for. */
export const TherapistActivities = Type.Array(Type.Object({ therapistId: Id, activities: ActivityStats }))
