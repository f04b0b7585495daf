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
