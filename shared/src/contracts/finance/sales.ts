import { Type, type Static } from 'typebox'
import { PaymentKind } from './billDetails.ts'
import { Euros, ReportSearch } from './dashboard.ts'
import { Day, Id, Nullable, Paged, Percent, Time } from '../wire.ts'

const Name = Type.String()

export const SalesFilter = Type.Object({ ...ReportSearch.properties, therapistId: Type.Optional(Id) })
export type SalesFilter = Static<typeof SalesFilter>

export const SalesSearch = Type.Object({
  ...SalesFilter.properties,
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})

/**
 * A validated session with what it is sold at, as its invoice says, else its price and the VAT of the profile, and what the
 * practice owes for rents (ruling 106).
 */
export const Sale = Type.Object({
  id: Id,
  date: Day,
  startTime: Time,
  endTime: Time,
  /** Null of a session without patient, and for members who may not read who came. */
  patient: Nullable(Type.Object({ id: Id, name: Name })),
  /** The work of animals without a patient. */
  withAnimalOnly: Type.Boolean(),
  sessionType: Name,
  club: Nullable(Name),
  therapist: Name,
  netPrice: Euros,
  /** Of VAT, in percent. */
  rate: Percent,
  tax: Euros,
  totalPrice: Euros,
  /** What the practice owes for the place and the animals. */
  charges: Euros,
  paid: Type.Boolean(),
  billId: Nullable(Id),
  /** For a divided session the numbers of all the invoices that have a part of it. */
  billNumber: Nullable(Type.String()),
})
export type Sale = Static<typeof Sale>

/** `totals` are those of every session that matches, on whatever page; `paid` and `due` include VAT. */
export const SalesPage = Type.Object({
  ...Paged(Sale).properties,
  totals: Type.Object({
    nbHours: Type.Number(),
    netPrice: Euros,
    tax: Euros,
    totalPrice: Euros,
    paidNetPrice: Euros,
    paid: Euros,
    due: Euros,
    charges: Euros,
    paidCharges: Euros,
    /** How many sessions with a patient have no price. */
    withoutPrice: Type.Integer(),
    /** How many are the work of animals without a patient, and have no price. */
    animalsAlone: Type.Integer(),
  }),
})
export type SalesPage = Static<typeof SalesPage>

/** A row of the journal of payments, with the invoice it is of. `amount` includes VAT, and is negative of a refund. */
export const ReceivedPayment = Type.Object({
  id: Id,
  kind: PaymentKind,
  /** Id of a payment choice. */
  means: Type.String(),
  amount: Euros,
  paidOn: Day,
  bill: Type.Object({ id: Id, billNumber: Type.String(), issuedOn: Day }),
  /** Whom the invoice names; null for members who may not read who came. */
  clientName: Nullable(Name),
})
export type ReceivedPayment = Static<typeof ReceivedPayment>

/** `total` is that of every row that matches, on whatever page. */
export const ReceivedPaymentsPage = Type.Object({ ...Paged(ReceivedPayment).properties, total: Euros })
export type ReceivedPaymentsPage = Static<typeof ReceivedPaymentsPage>

export const SalesFile = Type.Object({
  ...SalesFilter.properties,
  format: Type.Union([Type.Literal('csv'), Type.Literal('pdf')]),
})
