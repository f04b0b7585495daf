import { Type, type Static } from 'typebox'
import { Day, Id, Money, Nullable, Problem, Time } from './wire.ts'

const Name = Type.String()

/** A validated session as a row of simplified mode. `price` excludes VAT; with a `billId` it is billed already. */
export const BillableSession = Type.Object({
  id: Id,
  date: Day,
  startTime: Time,
  endTime: Time,
  /** The name of its type. */
  title: Name,
  clubName: Nullable(Name),
  therapistId: Id,
  price: Money,
  paid: Type.Boolean(),
  patientPresent: Type.Boolean(),
  billId: Nullable(Id),
  billNumber: Nullable(Type.String()),
})
export type BillableSession = Static<typeof BillableSession>

export const BillableSessionSearch = Type.Object({
  patientId: Id,
  startDate: Day,
  endDate: Day,
  therapistId: Type.Optional(Id),
})

/** What the invoice of one session begins with, and what keeps it from being billed: its price, the patient's address. */
export const SessionOrigin = Type.Object({
  patientId: Id,
  therapistId: Id,
  session: BillableSession,
  problems: Type.Array(Problem),
})
export type SessionOrigin = Static<typeof SessionOrigin>
