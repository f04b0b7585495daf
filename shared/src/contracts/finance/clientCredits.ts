import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Money, Nullable } from '../wire.ts'

/** The remaining part of an amount received above the amounts due, with the invoice it was received with. */
export const ClientCredit = Type.Object({
  billId: Id,
  billNumber: Type.String(),
  /** The client, as on the invoice. */
  client: Type.String(),
  /** The payer whose credit it is; null for the patient. */
  payerId: Nullable(Id),
  left: Money,
  /** The path of the list of invoices, filtered to show this one. */
  path: Type.String(),
})
export type ClientCredit = Static<typeof ClientCredit>
