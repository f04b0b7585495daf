import { Type, type Static } from 'typebox'
import { Day, Id, Money, Nullable, Problem, Time } from '../wire.ts'

const Name = Type.String()

/** A validated session as a row of simplified mode. Prices exclude VAT; with a `billId` it, or the part, is billed already. */
export const BillableSession = Type.Object({
  id: Id,
  date: Day,
  startTime: Time,
  endTime: Time,
  /** The name of its type. */
  title: Name,
  clubName: Nullable(Name),
  therapistId: Id,
  /** What is asked of whom the invoice is for: the whole price, or their part of it. */
  price: Money,
  sessionPrice: Money,
  paid: Type.Boolean(),
  patientPresent: Type.Boolean(),
  billId: Nullable(Id),
  billNumber: Nullable(Type.String()),
})
export type BillableSession = Static<typeof BillableSession>

export const BillableSessionSearch = Type.Object({
  patientId: Id,
  /** Whose parts; left out, the patient's. */
  payerId: Type.Optional(Id),
  startDate: Day,
  endDate: Day,
  therapistId: Type.Optional(Id),
})

/** What the invoice of one session begins with, and what keeps it from being billed: its price, the patient's address. */
export const SessionOrigin = Type.Object({
  patientId: Id,
  /** Who is billed first; null for the patient. */
  payerId: Nullable(Id),
  therapistId: Id,
  session: BillableSession,
  problems: Type.Array(Problem),
})
export type SessionOrigin = Static<typeof SessionOrigin>
