import { Type, type Static } from 'typebox'
import { Euros, ReportSearch } from './dashboard.ts'
import { Day, Id, Nullable, Paged, Percent, Time } from './wire.ts'

const Name = Type.String()

export const SalesFilter = Type.Object({ ...ReportSearch.properties, therapistId: Type.Optional(Id) })
export type SalesFilter = Static<typeof SalesFilter>

export const SalesSearch = Type.Object({
  ...SalesFilter.properties,
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})

/** A validated session that is sold: at what its invoice says, else at its price and the VAT of the profile (ruling 106). */
export const Sale = Type.Object({
  id: Id,
  date: Day,
  startTime: Time,
  endTime: Time,
  /** Null of a session without patient, and for members who may not read who came. */
  patient: Nullable(Type.Object({ id: Id, name: Name })),
  sessionType: Name,
  club: Nullable(Name),
  therapist: Name,
  netPrice: Euros,
  /** Of VAT, in percent. */
  rate: Percent,
  tax: Euros,
  totalPrice: Euros,
  paid: Type.Boolean(),
  billId: Nullable(Id),
  billNumber: Nullable(Type.String()),
})
export type Sale = Static<typeof Sale>

/** `totals` are those of every session that matches, on whatever page; `paid` and `due` include VAT. */
export const SalesPage = Type.Object({
  ...Paged(Sale).properties,
  totals: Type.Object({
    netPrice: Euros,
    tax: Euros,
    totalPrice: Euros,
    paidNetPrice: Euros,
    paid: Euros,
    due: Euros,
    /** How many sessions have no price. */
    withoutPrice: Type.Integer(),
  }),
})
export type SalesPage = Static<typeof SalesPage>

export const SalesFile = Type.Object({
  ...SalesFilter.properties,
  format: Type.Union([Type.Literal('csv'), Type.Literal('pdf')]),
})
