import { Type, type Static } from 'typebox'
import { Offer } from '../access.ts'
import { Id, Nullable, Text, Version } from '../wire.ts'

/** A card as it is typed; it is stored nowhere. */
export const PaymentCard = Type.Object({ cardNumber: Text(30), expirationDate: Text(10), cvc: Text(10) })
export type PaymentCard = Static<typeof PaymentCard>

/** The card as it is shown: `•••• •••• •••• 4242`, `12/28`, and no cryptogram; all empty while there is none. */
export const MaskedCard = Type.Object({
  cardNumber: Type.String(),
  expirationDate: Type.String(),
  cvc: Type.Literal(''),
})
export type MaskedCard = Static<typeof MaskedCard>

/** What the practice has subscribed to. `isPaid`: a means of payment is known and good, so that the trial's end closes nothing. */
export const Subscription = Type.Object({
  version: Version,
  offer: Offer,
  nbMaxAssistants: Type.Integer(),
  nbMaxTherapists: Type.Integer(),
  trialEndsAt: Type.String(),
  isPaid: Type.Boolean(),
  /** Null while no card is known. `hasFailed`: the last payment was refused. */
  card: Nullable(Type.Object({ brand: Type.String(), hasFailed: Type.Boolean() })),
  /** False where no payment provider is configured. */
  takesCards: Type.Boolean(),
  /** The provider is a double, which takes no money. */
  isDemonstration: Type.Boolean(),
})
export type Subscription = Static<typeof Subscription>

/** Ultime is by contract, and chosen by nobody alone (ruling 4). */
export const OfferChoice = Type.Object({ offer: Type.Union([Type.Literal('PRO'), Type.Literal('STANDARD')]) })
export type OfferChoice = Static<typeof OfferChoice>

/** What the payment provider tells of a customer's payments; `createdAt` is an ISO instant. */
export const PaymentEvent = Type.Object({
  id: Text(100, 1),
  type: Type.Union([Type.Literal('payment.succeeded'), Type.Literal('payment.failed'), Type.Literal('card.expired')]),
  createdAt: Type.String({ format: 'date-time', maxLength: 40 }),
  customerId: Id,
})
export type PaymentEvent = Static<typeof PaymentEvent>
