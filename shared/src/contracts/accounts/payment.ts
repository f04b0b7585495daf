import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Offer } from '../access.ts'
import { Id, Nullable, Text, Version } from '../wire.ts'

/** A card as typed; it is never stored. */
export const PaymentCard = Type.Object({ cardNumber: Text(30), expirationDate: Text(10), cvc: Text(10) })
export type PaymentCard = Static<typeof PaymentCard>

/**
 * The card as displayed: `•••• •••• •••• 4242`, `12/28`, without its security code; all fields are empty without a
 * card.
 */
export const MaskedCard = Type.Object({
  cardNumber: Type.String(),
  expirationDate: Type.String(),
  cvc: Type.Literal(''),
})
export type MaskedCard = Static<typeof MaskedCard>

/**
 * The practice's subscription. `isPaid`: a valid means of payment is stored, so that the end of the trial does not
 * block the practice.
 */
export const Subscription = Type.Object({
  version: Version,
  offer: Offer,
  nbMaxAssistants: Type.Integer(),
  nbMaxTherapists: Type.Integer(),
  trialEndsAt: Type.String(),
  isPaid: Type.Boolean(),
  /** Null without a card. `hasFailed`: the last payment was refused. */
  card: Nullable(Type.Object({ brand: Type.String(), hasFailed: Type.Boolean() })),
  /** False where no payment provider is configured. */
  takesCards: Type.Boolean(),
  /** The provider is a test double that charges nothing. */
  isDemonstration: Type.Boolean(),
})
export type Subscription = Static<typeof Subscription>

/** An offer the practice can choose itself; Ultime is sold on request only (ruling 4). */
export const OfferChoice = Type.Object({ offer: Type.Union([Type.Literal('PRO'), Type.Literal('STANDARD')]) })
export type OfferChoice = Static<typeof OfferChoice>

/** An event reported by the payment provider about a customer's payments; `createdAt` is an ISO instant. */
export const PaymentEvent = Type.Object({
  id: Text(100, 1),
  type: Type.Union([Type.Literal('payment.succeeded'), Type.Literal('payment.failed'), Type.Literal('card.expired')]),
  createdAt: Type.String({ format: 'date-time', maxLength: 40 }),
  customerId: Id,
})
export type PaymentEvent = Static<typeof PaymentEvent>
