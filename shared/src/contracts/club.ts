import { Type, type Static } from 'typebox'
import { Address, Id, Money } from './wire.ts'

export const Club = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  phoneNumber: Type.String(),
  amountPerSession: Money,
  address: Address,
})
export type Club = Static<typeof Club>
