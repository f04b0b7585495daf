import { Type, type Static } from 'typebox'
import { BillInput, BillListItem, DiscountKind, DiscountValue, SignedMoney } from './bills.ts'
import { BillLetter } from './billLetters.ts'
import { Day, Id, Money, Nullable, Percent, Text } from '../wire.ts'

const Name = Type.String()

export const PaymentKind = Type.Union([Type.Literal('PAYMENT'), Type.Literal('REFUND'), Type.Literal('CORRECTION')])

/** A row of the journal, which is only added to. `amount` is what it adds to what was received: negative of a refund. */
export const Payment = Type.Object({
  id: Id,
  kind: PaymentKind,
  /** Id of a payment choice. */
  means: Text(40),
  amount: SignedMoney,
  paidOn: Day,
  recordedAt: Type.String(),
  /** The row that a correction takes back. */
  corrects: Nullable(Id),
})
export type Payment = Static<typeof Payment>

/** `amount` is positive. A correction takes back the whole of the row it names, and its amount is left aside. */
export const PaymentInput = Type.Object({
  kind: PaymentKind,
  means: Text(40),
  amount: Money,
  paidOn: Day,
  corrects: Type.Optional(Id),
})
export type PaymentInput = Static<typeof PaymentInput>

/** How and when everything that is due was paid; left out, as the invoice says, and today. */
export const FullPayment = Type.Object({ means: Type.Optional(Text(40)), paidOn: Type.Optional(Day) })

/** Whole lines by their index, null for the whole invoice; why is written on the credit note. */
export const CreditNoteInput = Type.Object({
  lines: Nullable(Type.Array(Type.Integer({ minimum: 0, maximum: 999 }), { minItems: 1, maxItems: 500 })),
  reason: Text(500),
})
export type CreditNoteInput = Static<typeof CreditNoteInput>

/** A line as it was issued. Amounts are euros excluding VAT, `rate` percent. */
export const BillLine = Type.Object({
  index: Type.Integer(),
  description: Type.String(),
  serviceDate: Nullable(Day),
  quantity: Type.Number(),
  unitPrice: Money,
  rate: Percent,
  discount: DiscountValue,
  discountType: DiscountKind,
  /** After its own discount and its part of the global one. */
  net: Money,
  /** Whether no credit note names it yet. */
  creditable: Type.Boolean(),
})
export type BillLine = Static<typeof BillLine>

/** An invoice or a credit note with all that happened to it; `input` proposes a new invoice from it, without a number. */
export const BillDetails = Type.Object({
  ...BillListItem.properties,
  /** Whom the document names. */
  client: Name,
  lines: Type.Array(BillLine),
  payments: Type.Array(Payment),
  creditNotes: Type.Array(Type.Object({ id: Id, billNumber: Type.String(), issuedOn: Day, totalPrice: Money })),
  /** The newest first. */
  letters: Type.Array(BillLetter),
  input: BillInput,
})
export type BillDetails = Static<typeof BillDetails>

/** Invoices and credit notes to take along in one archive. */
export const BillArchive = Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 1_000 }) })
