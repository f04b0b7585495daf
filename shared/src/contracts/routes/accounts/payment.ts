import { errorCode } from '../../errorCodes.ts'
import { MaskedCard, OfferChoice, PaymentCard, PaymentEvent, Subscription } from '../../accounts/payment.ts'
import type { Route } from '../route.ts'

/** Administrators pay for the practice, even once it is blocked (ruling 5). */
const paymentAccess = { auth: 'bearer', privilege: 'ADMINISTRATION', whenBlocked: true } as const

export const paymentRoutes = {
  'GET /user/personalize/paiement': {
    ...paymentAccess,
    summary: 'The card with which the practice pays its subscription, masked (ruling 6)',
    ok: MaskedCard,
    status: 200,
    errors: [],
  },
  'POST /user/personalize/paiement': {
    ...paymentAccess,
    summary: 'Pay with this card: it is sent to the payment provider, and returned masked. Unblocks a blocked practice',
    containsSecret: true,
    body: PaymentCard,
    ok: MaskedCard,
    status: 200,
    errors: [errorCode.invalid, errorCode.cardDeclined, errorCode.unavailable],
  },
  'GET /user/personalize/subscription': {
    ...paymentAccess,
    summary: 'Offer, limits, end of the trial, and whether a valid means of payment is known, with an ETag',
    ok: Subscription,
    status: 200,
    errors: [],
  },
  'PUT /user/personalize/subscription': {
    ...paymentAccess,
    summary: 'Change the offer; 409 (E206) if the team is too large for it, 412 if If-Match has an outdated ETag',
    body: OfferChoice,
    ok: Subscription,
    status: 200,
    errors: [errorCode.offerTooSmall, errorCode.changedMeanwhile],
  },
  'POST /payment/webhook': {
    summary:
      "Receive an event about a customer's payments from the payment provider: signed in `x-payment-signature`, in any order, possibly repeated; 400 for an event more than 5 minutes ahead of the clock",
    auth: 'public',
    isSigned: true,
    body: PaymentEvent,
    status: 204,
    errors: [errorCode.invalid, errorCode.unauthenticated, errorCode.notFound],
  },
} as const satisfies Record<string, Route>
