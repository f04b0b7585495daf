import { Type, type Static } from 'typebox'
import { Day, Id, Money, Nullable, Paged, Percent, Problem, Text, Time } from './wire.ts'

const Name = Type.String()

/** Euros, negative where something was given back or taken off. */
const SignedMoney = Type.Number({ minimum: -9_999_999.99, maximum: 9_999_999.99, multipleOf: 0.01 })

const DiscountKind = Type.Union([Type.Literal('EURO'), Type.Literal('PERCENT')])
/** Euros, or percent as 10 for 10 %; null where there is none. */
const DiscountValue = Nullable(Money)

/** A free line of an invoice. Amounts are euros excluding VAT, `taxesAmount` percent. What is not typed yet is null, and refused by its field. */
export const DetailedLine = Type.Object({
  description: Text(1_000),
  quantity: Nullable(Type.Number({ minimum: 0, maximum: 99_999, multipleOf: 0.0001 })),
  priceWithoutTaxes: Nullable(Money),
  taxesAmount: Nullable(Percent),
  discount: DiscountValue,
  discountType: DiscountKind,
  /** When it was done, where that is not the day of the invoice. */
  serviceDate: Type.Optional(Nullable(Day)),
})
export type DetailedLine = Static<typeof DetailedLine>

const terms = {
  withTaxes: Type.Boolean(),
  /** The VAT of the sessions of simplified mode, in percent. */
  taxes: Nullable(Percent),
  /** Why there is no VAT; '' for the mention of the profile. Of an invoice with VAT it is left aside. */
  taxesComment: Text(500),
  selectedTermOfPayment: Text(40),
  selectedPaymentChoice: Text(40),
  selectedLateInterest: Text(40),
}

/** What an invoice is drawn up from: sessions at their prices in simplified mode, else free lines. */
export const BillInput = Type.Object({
  /** Left aside by a draft. */
  billNumber: Text(100),
  patientId: Id,
  therapistId: Id,
  ...terms,
  simplifiedMode: Type.Boolean(),
  /** Ids of sessions. */
  simplifiedBillingContent: Type.Array(Id, { maxItems: 1_000 }),
  detailedBillingContent: Type.Array(DetailedLine, { maxItems: 1_000 }),
  discount: DiscountValue,
  discountType: DiscountKind,
  /** Before and after the lines, as they are. */
  introText: Text(2_000),
  concludeText: Text(2_000),
})
export type BillInput = Static<typeof BillInput>

export const NextBillNumber = Type.Object({ billNumber: Type.String() })

export const BillKind = Type.Union([Type.Literal('INVOICE'), Type.Literal('CREDIT_NOTE')])

/** What the journal of payments and the credit notes say of an invoice. `REFUNDED` was paid, and something was given back. */
export const PaymentState = Type.Union([
  Type.Literal('UNPAID'),
  Type.Literal('PARTIAL'),
  Type.Literal('PAID'),
  Type.Literal('REFUNDED'),
  Type.Literal('CREDITED'),
])
export type PaymentState = Static<typeof PaymentState>

export const BillListItem = Type.Object({
  id: Id,
  billNumber: Type.String(),
  patient: Type.Object({ id: Id, name: Name }),
  fullyPaid: Type.Boolean(),
  /** Including VAT; of a credit note what it takes off. */
  totalPrice: Money,
  taxes: Percent,
  createdAt: Type.String(),
  kind: BillKind,
  netPrice: Money,
  /** Null of a credit note. */
  dueOn: Nullable(Day),
  /** 0 while it is not due, and once nothing remains. */
  overdueDays: Type.Integer({ minimum: 0 }),
  /** What is still to be paid. */
  remaining: Money,
  paymentState: PaymentState,
  /** Of a credit note the number of its invoice. */
  correctsNumber: Nullable(Type.String()),
  /** When it was last sent by mail. */
  sentAt: Nullable(Type.String()),
})
export type BillListItem = Static<typeof BillListItem>

/** `sums` are those of every invoice that matches, on whatever page: credit notes are taken off. */
export const BillPage = Type.Object({
  ...Paged(BillListItem).properties,
  sums: Type.Object({ billed: SignedMoney, paid: SignedMoney, due: Money, overdue: Money }),
})
export type BillPage = Static<typeof BillPage>

export const BillSearch = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  name: Type.Optional(Text(100)),
  status: Type.Optional(Type.Union([Type.Literal('ALL'), Type.Literal('PAID'), Type.Literal('UNPAID')])),
  therapistId: Type.Optional(Id),
})

/** A choice of the invoice form; `id` is what the invoice is sent with. The order is part of the contract (ruling 7). */
export const BillingChoice = Type.Object({ id: Type.String(), label: Type.String() })
export const BillingChoices = Type.Array(BillingChoice)
export type BillingChoice = Static<typeof BillingChoice>

/** Of a term of payment also when it is due: days after the issue, or after the end of that month. */
export const PaymentTerms = Type.Array(
  Type.Object({ ...BillingChoice.properties, days: Type.Integer(), fromEndOfMonth: Type.Boolean() }),
)

/** A validated session as a row of simplified mode. `price` excludes VAT; with a `billId` it is billed already. */
export const BillableSession = Type.Object({
  id: Id,
  date: Day,
  startTime: Time,
  endTime: Time,
  /** The name of its type. */
  title: Name,
  clubName: Nullable(Name),
  therapistId: Id,
  price: Money,
  paid: Type.Boolean(),
  patientPresent: Type.Boolean(),
  billId: Nullable(Id),
  billNumber: Nullable(Type.String()),
})
export type BillableSession = Static<typeof BillableSession>

export const BillableSessionSearch = Type.Object({
  patientId: Id,
  startDate: Day,
  endDate: Day,
  therapistId: Type.Optional(Id),
})

/** What the invoice of one session begins with, and what keeps it from being billed: its price, the patient's address. */
export const SessionOrigin = Type.Object({
  patientId: Id,
  therapistId: Id,
  session: BillableSession,
  problems: Type.Array(Problem),
})
export type SessionOrigin = Static<typeof SessionOrigin>

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
      problems: Type.Array(Problem),
    }),
  ),
})
export type UnbilledMonth = Static<typeof UnbilledMonth>

/** A month's sessions of these patients, one invoice for each; of one therapist, or of each who gave them. */
export const BillBatchInput = Type.Object({
  month: Month,
  patientIds: Type.Array(Id, { minItems: 1, maxItems: 1_000 }),
  therapistId: Nullable(Id),
  ...terms,
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
      state: Type.Union([Type.Literal('PENDING'), Type.Literal('ISSUED'), Type.Literal('REFUSED')]),
      billId: Nullable(Id),
      billNumber: Nullable(Type.String()),
      /** Why it was refused. */
      message: Nullable(Type.String()),
    }),
  ),
})
export type BillBatch = Static<typeof BillBatch>

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
  letters: Type.Array(
    Type.Object({
      sentAt: Type.String(),
      to: Type.String(),
      kind: Type.Union([Type.Literal('BILL'), Type.Literal('REMINDER')]),
    }),
  ),
  input: BillInput,
})
export type BillDetails = Static<typeof BillDetails>

/** Invoices and credit notes to take along in one archive. */
export const BillArchive = Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 1_000 }) })
