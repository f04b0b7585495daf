import { Type, type Static } from 'typebox'
import { Month } from './billMonth.ts'
import { Euros } from './dashboard.ts'
import { Day, Id, Nullable, Percent, Time } from '../wire.ts'

const Count = Type.Integer({ minimum: 0 })
const Name = Type.String()

export const MonthEndSearch = Type.Object({ month: Month })

/** A session that something is asked of; `patient` is null for members who may not read who came. */
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

/** The first hundred, in the order of the agenda: `count` is that of all. */
const Sessions = Type.Array(MonthEndSession)

/**
 * What is left to do of a month, step by step (ruling 110). Counts and sums are those of all there is; the lists have the
 * first rows of it, and are empty where the member may not read whom they name.
 */
export const MonthEnd = Type.Object({
  month: Month,
  /** Requests that wait for a decision; `expired` had none in time. */
  requests: Type.Object({ count: Count, expired: Count, sessions: Sessions }),
  /** Over, the patient marked as absent, with a price, neither billed nor paid. */
  absences: Type.Object({ count: Count, netPrice: Euros, sessions: Sessions }),
  /** Over and attended, without a price, neither billed nor marked as paid. */
  withoutPrice: Type.Object({ count: Count, sessions: Sessions }),
  /** The sessions of `GET /billings/unbilled` that have a price, by patient. */
  unbilled: Type.Object({
    count: Count,
    nbPatients: Count,
    netPrice: Euros,
    patients: Type.Array(Type.Object({ patientId: Id, name: Name, sessions: Count, netPrice: Euros })),
  }),
  /** The invoices issued in the month of which something remains; amounts include VAT. */
  unpaid: Type.Object({
    count: Count,
    due: Euros,
    overdue: Euros,
    bills: Type.Array(
      Type.Object({
        id: Id,
        billNumber: Type.String(),
        patient: Name,
        /** Who owes it, where that is not the patient. */
        payerName: Nullable(Name),
        dueOn: Nullable(Day),
        overdueDays: Count,
        remaining: Euros,
      }),
    ),
  }),
  /** What the practice owes places for sessions that are over; `count` is that of the sessions. */
  clubs: Type.Object({
    count: Count,
    due: Euros,
    clubs: Type.Array(Type.Object({ id: Id, name: Name, sessions: Count, due: Euros })),
  }),
  /** The VAT due of the month, as the book of VAT has it; null where the practice has none. */
  vat: Nullable(
    Type.Object({
      /** Due when it is invoiced, instead of when it is paid: of what is issued now; each invoice stays with the option it was issued under. */
      onInvoices: Type.Boolean(),
      base: Euros,
      tax: Euros,
      rates: Type.Array(Type.Object({ rate: Percent, base: Euros, tax: Euros })),
      /** The numbers of invoices that were not issued here: their VAT is not known, and not in these sums. */
      unknown: Type.Array(Type.String()),
    }),
  ),
})
export type MonthEnd = Static<typeof MonthEnd>
