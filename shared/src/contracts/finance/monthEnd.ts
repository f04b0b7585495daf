import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Month } from './billMonth.ts'
import { Euros } from './dashboard.ts'
import { Day, Id, Nullable, Percent, Time } from '../wire.ts'

const Count = Type.Integer({ minimum: 0 })
const Name = Type.String()

export const MonthEndSearch = Type.Object({ month: Month })

/** A session with an open task; `patient` is null for members who may not read participants. */
export const MonthEndSession = Type.Object({
  id: Id,
  date: Day,
  startTime: Time,
  patient: Nullable(Name),
  sessionType: Name,
  /** Excluding VAT. */
  price: Euros,
})
export type MonthEndSession = Static<typeof MonthEndSession>

/** The first hundred sessions, in the order of the agenda; `count` is the total. */
const Sessions = Type.Array(MonthEndSession)

/**
 * The open tasks of a month, step by step (ruling 110). Counts and sums are totals; lists have the first rows only, and
 * are empty for members who may not read the people they name.
 */
export const MonthEnd = Type.Object({
  month: Month,
  /** Requests waiting for a decision; `expired` counts further requests, which expired without one. */
  requests: Type.Object({ count: Count, expired: Count, sessions: Sessions }),
  /** Past sessions with a price whose patient was absent, neither billed nor paid. */
  absences: Type.Object({ count: Count, netPrice: Euros, sessions: Sessions }),
  /** Past, attended sessions without a price, neither billed nor marked as paid. */
  withoutPrice: Type.Object({ count: Count, sessions: Sessions }),
  /** The sessions of `GET /billings/unbilled` with a price, by patient. */
  unbilled: Type.Object({
    count: Count,
    nbPatients: Count,
    netPrice: Euros,
    patients: Type.Array(Type.Object({ patientId: Id, name: Name, sessions: Count, netPrice: Euros })),
  }),
  /** The invoices issued in the month that are not fully paid; amounts include VAT. */
  unpaid: Type.Object({
    count: Count,
    due: Euros,
    overdue: Euros,
    bills: Type.Array(
      Type.Object({
        id: Id,
        billNumber: Type.String(),
        patient: Name,
        /** The debtor, if it is not the patient. */
        payerName: Nullable(Name),
        dueOn: Nullable(Day),
        overdueDays: Count,
        remaining: Euros,
      }),
    ),
  }),
  /** The amounts the practice owes to clubs for past sessions; `count` is the number of sessions. */
  clubs: Type.Object({
    count: Count,
    due: Euros,
    clubs: Type.Array(Type.Object({ id: Id, name: Name, sessions: Count, due: Euros })),
  }),
  /** The month's VAT due, as in the VAT book; null if the practice charges no VAT and none is due for the month. */
  vat: Nullable(
    Type.Object({
      /**
       * Whether VAT is due on invoices instead of on payments, for invoices issued from now on; earlier invoices keep
       * the option they were issued under.
       */
      onInvoices: Type.Boolean(),
      base: Euros,
      tax: Euros,
      rates: Type.Array(Type.Object({ rate: Percent, base: Euros, tax: Euros })),
      /**
       * The numbers of invoices that were not issued in the application: their VAT is unknown and missing from these
       * sums.
       */
      unknown: Type.Array(Type.String()),
    }),
  ),
})
export type MonthEnd = Static<typeof MonthEnd>
