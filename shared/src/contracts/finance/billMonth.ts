import { Type, type Static } from 'typebox'
import { billTerms } from './bills.ts'
import { Id, Money, Nullable, Problem } from '../wire.ts'

const Name = Type.String()

/** `yyyy-mm`, from 1900 to 2199. */
export const Month = Type.String({ pattern: '^(19|20|21)\\d\\d-(0[1-9]|1[0-2])$' })

/**
 * Who has sessions of a month that are over, to which they came, and that are not billed. `sessions`, their ids and `netPrice`
 * (excluding VAT) are those that have a price. A problem `address` keeps the patient from an invoice; `price` says how many
 * sessions it would leave out.
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
      /** Who pays what of it, each by an invoice of their own; the patient without a payer. */
      payers: Type.Array(
        Type.Object({ payerId: Nullable(Id), name: Nullable(Name), sessions: Type.Integer(), netPrice: Money }),
      ),
      problems: Type.Array(Problem),
    }),
  ),
})
export type UnbilledMonth = Static<typeof UnbilledMonth>

/** A month's sessions of these patients, one invoice for each and for who pays a part; of one therapist, or of each who gave them. */
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
  /** How many have their verdict. */
  done: Type.Integer(),
  items: Type.Array(
    Type.Object({
      patientId: Id,
      name: Name,
      /** Whom the invoice is for, where that is not the patient. */
      payerName: Nullable(Name),
      state: Type.Union([Type.Literal('PENDING'), Type.Literal('ISSUED'), Type.Literal('REFUSED')]),
      billId: Nullable(Id),
      billNumber: Nullable(Type.String()),
      /** Why it was refused. */
      message: Nullable(Type.String()),
    }),
  ),
})
export type BillBatch = Static<typeof BillBatch>
