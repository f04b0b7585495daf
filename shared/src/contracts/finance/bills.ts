import * as Type from 'typebox'
import type { Static } from 'typebox'
import { EmailState } from '../emailDelivery.ts'
import { VatReason } from '../vatReason.ts'
import { Day, Id, Money, Nullable, Paged, Percent, Text } from '../wire.ts'

const Name = Type.String()

/** Euros, negative for refunds and deductions. */
export const SignedMoney = Type.Number({ minimum: -9_999_999.99, maximum: 9_999_999.99, multipleOf: 0.01 })

export const DiscountKind = Type.Union([Type.Literal('EURO'), Type.Literal('PERCENT')])
/** Euros, or percent as 10 for 10 %; null without a discount. */
export const DiscountValue = Nullable(Money)

/**
 * A free line of an invoice. Amounts are euros excluding VAT, `taxesAmount` is in percent. An empty field is null, and
 * the API's error names it.
 */
export const DetailedLine = Type.Object({
  description: Text(1_000),
  quantity: Nullable(Type.Number({ minimum: 0, maximum: 99_999, multipleOf: 0.0001 })),
  priceWithoutTaxes: Nullable(Money),
  taxesAmount: Nullable(Percent),
  discount: DiscountValue,
  discountType: DiscountKind,
  /** The day of the service, if it is not the day of the invoice. */
  serviceDate: Type.Optional(Nullable(Day)),
})
export type DetailedLine = Static<typeof DetailedLine>

/**
 * Why an invoice is paid in cash above the legal maximum: the client has no account, is an individual who lives abroad,
 * or has paid it already (ruling 147).
 */
export const CashReason = Type.Union([
  Type.Literal('NO_ACCOUNT'),
  Type.Literal('NON_RESIDENT'),
  Type.Literal('RECORDED_FACT'),
])

/** The due date, the means of payment and the VAT of an invoice. */
export const billTerms = {
  withTaxes: Type.Boolean(),
  /** The VAT rate of the sessions in simplified mode, in percent. */
  taxes: Nullable(Percent),
  /** Printed after the legal mention of the amounts without VAT; ignored if there are none. */
  taxesComment: Text(500),
  /**
   * The reason for all amounts without VAT; two reasons on a document are refused (E266). By default the reason that
   * `taxesComment` cites, otherwise the profile's.
   */
  vatReason: Type.Optional(Nullable(VatReason)),
  selectedTermOfPayment: Text(40),
  selectedPaymentChoice: Text(40),
  selectedLateInterest: Text(40),
}

/** The period and the therapist of the sessions listed to choose from; by default every therapist. */
const ListedSessions = Type.Object({ startDate: Day, endDate: Day, therapistId: Type.Optional(Id) })

/** The content of an invoice: sessions at their prices in simplified mode, else free lines. */
export const BillInput = Type.Object({
  /** Ignored for a draft. */
  billNumber: Text(100),
  patientId: Id,
  /** The recipient, if it is not the patient: in simplified mode their parts of the sessions are billed. */
  payerId: Type.Optional(Nullable(Id)),
  /**
   * The sum of the sessions as shown in simplified mode, excluding VAT and before discounts; a different sum is refused
   * (E228).
   */
  sessionsNet: Type.Optional(Money),
  /**
   * The list from which the sessions of simplified mode were chosen. All its sessions, chosen or not, are divided among
   * the payers; if omitted, only the chosen sessions are divided.
   */
  listed: Type.Optional(ListedSessions),
  therapistId: Id,
  ...billTerms,
  /** Whether the invoice bills sessions (`simplifiedBillingContent`) instead of free lines. */
  simplifiedMode: Type.Boolean(),
  /** Ids of the billed sessions. */
  simplifiedBillingContent: Type.Array(Id, { maxItems: 1_000 }),
  detailedBillingContent: Type.Array(DetailedLine, { maxItems: 1_000 }),
  discount: DiscountValue,
  discountType: DiscountKind,
  /** The texts before and after the lines, unchanged. */
  introText: Text(2_000),
  concludeText: Text(2_000),
  /** The quote the invoice was created from. */
  estimationId: Type.Optional(Nullable(Id)),
  /** Whether the client's credit pays the invoice, as far as it suffices. */
  spendsCredit: Type.Optional(Type.Boolean()),
  /** Required if more than 1,000 € is to be paid in cash (E267). */
  cashReason: Type.Optional(Nullable(CashReason)),
  /** The client's order number, printed. */
  orderNumber: Type.Optional(Text(50)),
})
export type BillInput = Static<typeof BillInput>

export const NextBillNumber = Type.Object({
  billNumber: Type.String(),
  /** Whether the practice has no invoice yet, so that another first number may be typed. */
  isFirst: Type.Boolean(),
})
export type NextBillNumber = Static<typeof NextBillNumber>

export const BillKind = Type.Union([Type.Literal('INVOICE'), Type.Literal('CREDIT_NOTE')])

/**
 * The payment state, derived from the payment journal and the credit notes. `REFUNDED`: paid, then partly or wholly
 * refunded.
 */
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
  /** The recipient, if it is not the patient. */
  payerName: Nullable(Name),
  fullyPaid: Type.Boolean(),
  /** Including VAT; for a credit note, the amount credited. */
  totalPrice: Money,
  /** The VAT rate, the average of several rates. */
  taxes: Percent,
  /** The instant it was issued. */
  createdAt: Type.String(),
  kind: BillKind,
  /** Excluding VAT; equal to `totalPrice` for an invoice that was not issued in the application. */
  netPrice: Money,
  /** Null for a credit note. */
  dueOn: Nullable(Day),
  /** Days since the due date; 0 until that day, and once nothing remains to be paid. */
  overdueDays: Type.Integer({ minimum: 0 }),
  /** The amount still to be paid. */
  remaining: Money,
  paymentState: PaymentState,
  /** The number of the invoice that a credit note corrects. */
  correctsNumber: Nullable(Type.String()),
  /** The instant it was last sent by e-mail. */
  sentAt: Nullable(Type.String()),
  /** The state of the newest e-mail; null without one. */
  letterState: Nullable(EmailState),
  /** The level of the last dunning e-mail sent or queued; 0 without one. */
  reminderLevel: Type.Integer({ minimum: 0, maximum: 3 }),
})
export type BillListItem = Static<typeof BillListItem>

const billStatuses = ['ALL', 'UNPAID', 'OVERDUE', 'PAID'] as const
/** `ALL` includes credit notes. `UNPAID`: an amount remains to be paid; `OVERDUE`: it was due before today. */
export const BillStatus = Type.Enum(billStatuses)
export type BillStatus = Static<typeof BillStatus>

const StatusTotal = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  /** Euros: billed minus credit notes, remaining, overdue, or received minus refunded. */
  amount: SignedMoney,
})

/**
 * `sums` cover every matching document, on all pages, including VAT: `billed` minus credit notes, `paid` minus refunds,
 * `due` (still to be paid) and the part of it that is `overdue`. `billedNet` is `billed` without VAT, null if an amount
 * without VAT is unknown. `byStatus` covers the documents that match all filters but the status.
 */
export const BillPage = Type.Object({
  ...Paged(BillListItem).properties,
  byStatus: Type.Object({ ALL: StatusTotal, UNPAID: StatusTotal, OVERDUE: StatusTotal, PAID: StatusTotal }),
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
  /** The first and the last day of issue, both included. */
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  /** Words of the number or of the client's name. */
  name: Type.Optional(Text(100)),
  status: Type.Optional(BillStatus),
  /** `REFUSED`: the newest e-mail was not delivered. */
  letter: Type.Optional(Type.Union([Type.Literal('ALL'), Type.Literal('REFUSED')])),
  therapistId: Type.Optional(Id),
})

/**
 * A choice of the invoice form; `id` is the value sent with the invoice. The order is part of the API's contract
 * (ruling 7).
 */
const BillChoice = Type.Object({ id: Type.String(), label: Type.String() })
export const BillChoices = Type.Array(BillChoice)
type BillChoice = Static<typeof BillChoice>

/** Payment terms with the due date of an invoice: days after its issue, or after the end of the month of issue. */
export const PaymentTerms = Type.Array(
  Type.Object({ ...BillChoice.properties, days: Type.Integer(), fromEndOfMonth: Type.Boolean() }),
)
