import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Day, EndTime, Id, Money, Nullable, Problem, Time } from '../wire.ts'

const Name = Type.String()

/**
 * A validated session as a row of the invoice form in simplified mode. Prices exclude VAT; with a `billId` the session,
 * or the part, is already billed.
 */
export const BillableSession = Type.Object({
  id: Id,
  date: Day,
  startTime: Time,
  endTime: EndTime,
  /** The name of the session's type. */
  title: Name,
  clubName: Nullable(Name),
  therapistId: Id,
  /** The amount the invoice's recipient owes: the whole price, or their part of it. */
  price: Money,
  /** The whole price, whoever pays it. */
  sessionPrice: Money,
  paid: Type.Boolean(),
  patientPresent: Type.Boolean(),
  billId: Nullable(Id),
  billNumber: Nullable(Type.String()),
})
export type BillableSession = Static<typeof BillableSession>

export const BillableSessionSearch = Type.Object({
  patientId: Id,
  /** The payer whose parts are listed; by default the patient. */
  payerId: Type.Optional(Id),
  startDate: Day,
  endDate: Day,
  therapistId: Type.Optional(Id),
})

/**
 * The prefilled invoice of one session. `problems`: what prevents billing it, which is an invoice it is already on, a
 * missing price, or the patient's missing address.
 */
export const SessionBillPrefill = Type.Object({
  patientId: Id,
  /** The first payer to bill; null for the patient. */
  payerId: Nullable(Id),
  therapistId: Id,
  session: BillableSession,
  problems: Type.Array(Problem),
})
export type SessionBillPrefill = Static<typeof SessionBillPrefill>
