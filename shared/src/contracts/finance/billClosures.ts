import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Day, Id, Paged } from '../wire.ts'

const ClosedPeriod = Type.Union([Type.Literal('DAY'), Type.Literal('MONTH'), Type.Literal('YEAR')])

/** Euros, negative if refunds exceed receipts or credit notes exceed invoices. */
const Total = Type.Number()

/**
 * The totals billed and received in a closed period, and since the practice's first invoice. Amounts include VAT unless
 * their names end with `Net`.
 */
export const BillClosure = Type.Object({
  id: Id,
  period: ClosedPeriod,
  position: Type.Integer(),
  firstDay: Day,
  lastDay: Day,
  billCount: Type.Integer(),
  billed: Total,
  billedNet: Total,
  creditNoteCount: Type.Integer(),
  credited: Total,
  creditedNet: Total,
  paymentCount: Type.Integer(),
  received: Total,
  refunded: Total,
  /** The sum of everything ever billed, minus credit notes. */
  perpetualBilled: Total,
  /** The sum of everything ever received, minus refunds. */
  perpetualReceived: Total,
  closedAt: Type.String(),
  /** SHA-256 of this row and the previous one's hash, in hexadecimal. */
  hash: Type.String(),
})
export type BillClosure = Static<typeof BillClosure>

export const BillClosurePage = Paged(BillClosure)
export type BillClosurePage = Static<typeof BillClosurePage>

export const BillClosureFilter = Type.Object({ period: ClosedPeriod })

export const BillClosureSearch = Type.Object({
  ...BillClosureFilter.properties,
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
