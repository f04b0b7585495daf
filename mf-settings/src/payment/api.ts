import { call, ifMatch } from 'shared/client'
import type { OfferChoice, PaymentCard, Subscription } from 'shared/contracts/accounts/payment'

export const readCard = (signal?: AbortSignal) => call('GET /user/personalize/paiement', { signal })
export const saveCard = (body: PaymentCard) => call('POST /user/personalize/paiement', { body })
export const readSubscription = (signal?: AbortSignal) => call('GET /user/personalize/subscription', { signal })
/** Refused with 412 when the offer is no longer the one that was seen. */
export const saveOffer = (seen: Subscription, body: OfferChoice) =>
  call('PUT /user/personalize/subscription', { body, headers: ifMatch(seen) })
