import * as Type from 'typebox'
import type { Static } from 'typebox'
import { billTerms } from './bills.ts'
import { Id, Money, Nullable, Problem } from '../wire.ts'

const Name = Type.String()

/** `yyyy-mm`, from 1900 to 2199. */
export const Month = Type.String({ pattern: '^(19|20|21)\\d\\d-(0[1-9]|1[0-2])$' })

/**
 * The patients with unbilled past sessions of a month that they attended. `sessions`, their ids and `netPrice`
 * (excluding VAT) cover the sessions with a price. The problem `address` blocks the patient's invoice; the problem
 * `price` names the number of sessions without a price, which the invoice would omit.
 */
export const UnbilledMonth = Type.Object({
  month: Month,
  patients: Type.Array(
    Type.Object({
      patientId: Id,
      name: Name,
      sessions: Type.Integer(),
      sessionIds: Type.Array(Id),
      netPrice: Money,
      /** The share of each payer, who gets a separate invoice; the patient's share without a payer. */
      payers: Type.Array(
        Type.Object({
          payerId: Nullable(Id),
          name: Nullable(Name),
          /** Firms owe late interest, so their invoices need a rate. */
          isFirm: Type.Boolean(),
          sessions: Type.Integer(),
          netPrice: Money,
        }),
      ),
      problems: Type.Array(Problem),
    }),
  ),
})
export type UnbilledMonth = Static<typeof UnbilledMonth>

/**
 * A batch of invoices for a month's sessions of these patients, one for each patient and each payer. If `therapistId`
 * is null, sessions of every therapist are billed, and the therapist of the last session issues the invoice; a
 * therapist of a team bills only their own sessions.
 */
export const BillBatchInput = Type.Object({
  month: Month,
  patientIds: Type.Array(Id, { minItems: 1, maxItems: 1_000 }),
  therapistId: Nullable(Id),
  ...billTerms,
})
export type BillBatchInput = Static<typeof BillBatchInput>

export const BillBatch = Type.Object({
  id: Id,
  total: Type.Integer(),
  /** The number of processed invoices. */
  done: Type.Integer(),
  items: Type.Array(
    Type.Object({
      patientId: Id,
      name: Name,
      /** The recipient, if it is not the patient. */
      payerName: Nullable(Name),
      state: Type.Union([Type.Literal('PENDING'), Type.Literal('ISSUED'), Type.Literal('REFUSED')]),
      billId: Nullable(Id),
      billNumber: Nullable(Type.String()),
      /** The reason it was refused. */
      message: Nullable(Type.String()),
    }),
  ),
})
export type BillBatch = Static<typeof BillBatch>
