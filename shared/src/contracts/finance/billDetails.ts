import * as Type from 'typebox'
import type { Static } from 'typebox'
import { BillInput, BillListItem, CashReason, DiscountKind, DiscountValue, SignedMoney } from './bills.ts'
import { BillEmail } from './billEmails.ts'
import { Day, Id, Money, Nullable, Percent, Text } from '../wire.ts'

const Name = Type.String()

/** The kinds that begin with CREDIT change the client's credit, stored with the invoice whose payment created it. */
export const PaymentKind = Type.Union([
  Type.Literal('PAYMENT'),
  Type.Literal('REFUND'),
  Type.Literal('CORRECTION'),
  Type.Literal('CREDIT'),
  Type.Literal('CREDIT_USE'),
  Type.Literal('CREDIT_REFUND'),
  Type.Literal('CREDIT_CORRECTION'),
])

/**
 * An entry of the append-only payment journal. `amount` is added to the amount received for the invoice or, for a kind
 * that begins with CREDIT, to the client's credit. It is negative if it reduces that, as a refund does.
 */
export const Payment = Type.Object({
  id: Id,
  kind: PaymentKind,
  /** Id of a payment choice, or CLIENT_CREDIT. */
  means: Text(40),
  amount: SignedMoney,
  paidOn: Day,
  recordedAt: Type.String(),
  /** The entry that a correction reverses. */
  corrects: Nullable(Id),
  /** The whole receipt, if it was spread over several invoices or kept in part as a credit. */
  receiptTotal: Nullable(Money),
  /** Why the cash received or refunded for the invoice exceeds the legal maximum. */
  cashReason: Nullable(CashReason),
})
export type Payment = Static<typeof Payment>

/**
 * `amount` is positive. A correction reverses the whole entry it names; its amount is ignored. CREDIT_USE spends the
 * client's credit on the invoice, CREDIT_REFUND refunds the credit that was received with it.
 */
export const PaymentInput = Type.Object({
  kind: Type.Union([
    Type.Literal('PAYMENT'),
    Type.Literal('REFUND'),
    Type.Literal('CORRECTION'),
    Type.Literal('CREDIT_USE'),
    Type.Literal('CREDIT_REFUND'),
  ]),
  /** Id of a payment choice; ignored for CORRECTION and CREDIT_USE. */
  means: Text(40),
  amount: Money,
  /** The day in the journal; a CREDIT_USE has the current day instead. */
  paidOn: Day,
  corrects: Type.Optional(Id),
  /**
   * Other invoices of the client that a payment above the remaining amount pays, in this order. The remainder
   * is kept as the client's credit.
   */
  otherBillIds: Type.Optional(Type.Array(Id, { maxItems: 50 })),
  /** Required above 1,000 € in cash for one invoice (E267). */
  cashReason: Type.Optional(CashReason),
})
export type PaymentInput = Static<typeof PaymentInput>

/** The payment of the whole remaining amount; by default today, by the invoice's means of payment. */
export const FullPayment = Type.Object({
  means: Type.Optional(Text(40)),
  paidOn: Type.Optional(Day),
  cashReason: Type.Optional(CashReason),
})

/** Indexes of the credited lines, null for the whole invoice; the reason is printed on the credit note. */
export const CreditNoteInput = Type.Object({
  lines: Nullable(Type.Array(Type.Integer({ minimum: 0, maximum: 999 }), { minItems: 1, maxItems: 500 })),
  reason: Text(500),
})
export type CreditNoteInput = Static<typeof CreditNoteInput>

/** A line as issued. Amounts are euros excluding VAT; `rate` is the VAT rate in percent. */
export const BillLine = Type.Object({
  index: Type.Integer(),
  description: Type.String(),
  serviceDate: Nullable(Day),
  quantity: Type.Number(),
  unitPrice: Money,
  rate: Percent,
  discount: DiscountValue,
  discountType: DiscountKind,
  /** The amount after the line's discount and its share of the global discount. */
  net: Money,
  /** Whether no credit note includes it yet. */
  creditable: Type.Boolean(),
})
export type BillLine = Static<typeof BillLine>

/** An invoice or a credit note with its history; `input` prefills a new invoice copied from it, without a number. */
export const BillDetails = Type.Object({
  ...BillListItem.properties,
  /** The name on the document. */
  client: Name,
  lines: Type.Array(BillLine),
  payments: Type.Array(Payment),
  creditNotes: Type.Array(Type.Object({ id: Id, billNumber: Type.String(), issuedOn: Day, totalPrice: Money })),
  /** Newest first. */
  letters: Type.Array(BillEmail),
  input: BillInput,
  /** The client's credit, which can pay the invoice. */
  clientCredit: Money,
  /** The remaining part of the credit that was received with this invoice. */
  creditLeft: Money,
  /** The client's other invoices that are to be paid, the earliest due date first; at most 50. */
  otherDueBills: Type.Array(
    Type.Object({
      id: Id,
      billNumber: Type.String(),
      remaining: Money,
      /** The amount received in cash so far. */
      cashReceived: SignedMoney,
    }),
  ),
  otherDueBillCount: Type.Integer(),
  /** Whether the client is a firm. */
  isFirm: Type.Boolean(),
})
export type BillDetails = Static<typeof BillDetails>

/** The invoices and credit notes to download as one archive. */
export const BillArchive = Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 1_000 }) })
