import { Type, type Static } from 'typebox'
import { LetterState } from './billLetters.ts'
import { Day, Id, Money, Nullable, Paged, Percent, Text } from '../wire.ts'

const Name = Type.String()

/** Euros, negative where something was given back or taken off. */
export const SignedMoney = Type.Number({ minimum: -9_999_999.99, maximum: 9_999_999.99, multipleOf: 0.01 })

export const DiscountKind = Type.Union([Type.Literal('EURO'), Type.Literal('PERCENT')])
/** Euros, or percent as 10 for 10 %; null where there is none. */
export const DiscountValue = Nullable(Money)

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

/** When and how an invoice is to be paid, and its VAT. */
export const billTerms = {
  withTaxes: Type.Boolean(),
  /** The VAT of the sessions of simplified mode, in percent. */
  taxes: Nullable(Percent),
  /** Why there is no VAT; '' for the mention of the profile. Of an invoice with VAT it is left aside. */
  taxesComment: Text(500),
  selectedTermOfPayment: Text(40),
  selectedPaymentChoice: Text(40),
  selectedLateInterest: Text(40),
}

/** The days whose sessions were listed to choose from, and whose they are; left out, those of every therapist. */
const ListedSessions = Type.Object({ startDate: Day, endDate: Day, therapistId: Type.Optional(Id) })

/** What an invoice is drawn up from: sessions at their prices in simplified mode, else free lines. */
export const BillInput = Type.Object({
  /** Left aside by a draft. */
  billNumber: Text(100),
  patientId: Id,
  /** Whom it is for, where that is not the patient: of simplified mode their parts of the sessions are billed. */
  payerId: Type.Optional(Nullable(Id)),
  /** What simplified mode showed of the sessions, excluding VAT and before discounts; refused (E228) where it is no longer that. */
  sessionsNet: Type.Optional(Money),
  /** The list that the sessions of simplified mode were chosen from: chosen or not, all of it is shared out among those who pay. Left out, the chosen ones are. */
  listed: Type.Optional(ListedSessions),
  therapistId: Id,
  ...billTerms,
  simplifiedMode: Type.Boolean(),
  /** Ids of sessions. */
  simplifiedBillingContent: Type.Array(Id, { maxItems: 1_000 }),
  detailedBillingContent: Type.Array(DetailedLine, { maxItems: 1_000 }),
  discount: DiscountValue,
  discountType: DiscountKind,
  /** Before and after the lines, as they are. */
  introText: Text(2_000),
  concludeText: Text(2_000),
  /** The quote it was proposed from. */
  estimationId: Type.Optional(Nullable(Id)),
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
  /** Whom it is for, where that is not the patient. */
  payerName: Nullable(Name),
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
  /** The number of the invoice that a credit note corrects. */
  correctsNumber: Nullable(Type.String()),
  /** When it was last sent by mail. */
  sentAt: Nullable(Type.String()),
  /** What became of the newest letter; null where there is none. */
  letterState: Nullable(LetterState),
  /** The last dunning e-mail that was sent or waits to be; 0 where there is none. */
  reminderLevel: Type.Integer({ minimum: 0, maximum: 3 }),
})
export type BillListItem = Static<typeof BillListItem>

/**
 * `sums` are those of every invoice that matches, on whatever page: credit notes are taken off. `billedNet` is `billed` without
 * VAT, null where the amount without VAT of one of them is not known.
 */
export const BillPage = Type.Object({
  ...Paged(BillListItem).properties,
  sums: Type.Object({
    billed: SignedMoney,
    billedNet: Nullable(SignedMoney),
    paid: SignedMoney,
    due: Money,
    overdue: Money,
  }),
})
export type BillPage = Static<typeof BillPage>

export const BillSearch = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  name: Type.Optional(Text(100)),
  status: Type.Optional(Type.Union([Type.Literal('ALL'), Type.Literal('PAID'), Type.Literal('UNPAID')])),
  /** `REFUSED`: whose newest letter was not delivered. */
  letter: Type.Optional(Type.Union([Type.Literal('ALL'), Type.Literal('REFUSED')])),
  therapistId: Type.Optional(Id),
})

/** A choice of the invoice form; `id` is what the invoice is sent with. The order is part of the contract (ruling 7). */
export const BillChoice = Type.Object({ id: Type.String(), label: Type.String() })
export const BillChoices = Type.Array(BillChoice)
export type BillChoice = Static<typeof BillChoice>

/** A term of payment also says when it is due: days after the issue, or after the end of that month. */
export const PaymentTerms = Type.Array(
  Type.Object({ ...BillChoice.properties, days: Type.Integer(), fromEndOfMonth: Type.Boolean() }),
)
