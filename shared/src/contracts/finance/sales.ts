import * as Type from 'typebox'
import type { Static } from 'typebox'
import { PaymentKind } from './billDetails.ts'
import { Euros, ReportSearch } from './dashboard.ts'
import { Day, EndTime, Id, Nullable, Paged, Percent, Time } from '../wire.ts'

const Name = Type.String()

export const SalesFilter = Type.Object({ ...ReportSearch.properties, therapistId: Type.Optional(Id) })
export type SalesFilter = Static<typeof SalesFilter>

export const SalesSearch = Type.Object({
  ...SalesFilter.properties,
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})

/**
 * A validated session with its sale price, from its invoice, else from its price and the profile's VAT, and the rents
 * the practice owes (ruling 106).
 */
export const Sale = Type.Object({
  id: Id,
  date: Day,
  startTime: Time,
  endTime: EndTime,
  /** Null for a session without patient, and for members who may not read participants. */
  patient: Nullable(Type.Object({ id: Id, name: Name })),
  /** A session of animals without a patient. */
  withAnimalOnly: Type.Boolean(),
  sessionType: Name,
  club: Nullable(Name),
  therapist: Name,
  netPrice: Euros,
  /** The VAT rate, in percent. */
  rate: Percent,
  tax: Euros,
  totalPrice: Euros,
  /** The amount the practice owes for the place and the animals. */
  charges: Euros,
  paid: Type.Boolean(),
  billId: Nullable(Id),
  /** For a divided session, the numbers of all invoices with a part of it. */
  billNumber: Nullable(Type.String()),
})
export type Sale = Static<typeof Sale>

/** `totals` cover every matching session, on all pages; `paid` and `due` include VAT. */
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
    /** The number of sessions with a patient but no price. */
    withoutPrice: Type.Integer(),
    /** The number of sessions of animals alone, without a price. */
    animalsAlone: Type.Integer(),
  }),
})
export type SalesPage = Static<typeof SalesPage>

/**
 * An entry of the payment journal, with its invoice. `amount` includes VAT; it is negative if money was given back, a
 * payment corrected, or a credit used.
 */
export const ReceivedPayment = Type.Object({
  id: Id,
  kind: PaymentKind,
  /** Id of a payment choice, or CLIENT_CREDIT. */
  means: Type.String(),
  amount: Euros,
  paidOn: Day,
  bill: Type.Object({ id: Id, billNumber: Type.String(), issuedOn: Day }),
  /** The name on the invoice; null for members who may not read participants. */
  clientName: Nullable(Name),
})
export type ReceivedPayment = Static<typeof ReceivedPayment>

/** `total` covers every matching row, on all pages. */
export const ReceivedPaymentsPage = Type.Object({ ...Paged(ReceivedPayment).properties, total: Euros })
export type ReceivedPaymentsPage = Static<typeof ReceivedPaymentsPage>

export const SalesFile = Type.Object({
  ...SalesFilter.properties,
  format: Type.Union([Type.Literal('csv'), Type.Literal('pdf')]),
})
