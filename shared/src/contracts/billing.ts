import { Type, type Static } from 'typebox'
import { Day, Id, Money, Paged, Percent, Text } from './wire.ts'

export const BillListItem = Type.Object({
  id: Id,
  billNumber: Type.String(),
  patient: Type.Object({ id: Id, name: Type.String() }),
  fullyPaid: Type.Boolean(),
  totalPrice: Money,
  taxes: Percent,
  createdAt: Type.String(),
})
export type BillListItem = Static<typeof BillListItem>
export const BillPage = Paged(BillListItem)
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
