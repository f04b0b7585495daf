import { call, ifMatch } from 'shared/client'
import type { OfferChoice, PaymentCard, Subscription } from 'shared/contracts/accounts/payment'

export const readCard = (signal?: AbortSignal) => call('GET /user/personalize/paiement', { signal })
export const saveCard = (body: PaymentCard) => call('POST /user/personalize/paiement', { body })
export const readSubscription = (signal?: AbortSignal) => call('GET /user/personalize/subscription', { signal })
/** Fails with 412 when the offer has changed since `knownSubscription` was read. */
export const saveOffer = (knownSubscription: Subscription, body: OfferChoice) =>
  call('PUT /user/personalize/subscription', { body, headers: ifMatch(knownSubscription) })
