import { etagOf } from '../../../etag.ts'
import type { Handlers } from '../../../handlers.ts'
import { rawBodyOf } from '../../../plugins/jsonBodies.ts'
import { changeCard, readCard } from './card.service.ts'
import { changeOffer, readSubscription } from './subscription.service.ts'
import { receivePaymentEvent } from './webhook.service.ts'

export const paymentHandlers = {
  'GET /user/personalize/paiement': (call) => readCard(call),

  'POST /user/personalize/paiement': (call) => changeCard(call, call.body),

  'GET /user/personalize/subscription': async (call) => {
    const subscription = await readSubscription(call)
    void call.reply.header('etag', etagOf(subscription))
    return subscription
  },

  'PUT /user/personalize/subscription': async (call) => {
    const subscription = await changeOffer(call, call.body, call.request.headers['if-match'])
    void call.reply.header('etag', etagOf(subscription))
    return subscription
  },

  'POST /payment/webhook': ({ services, request, body }) => {
    const signature = String(request.headers['x-payment-signature'] ?? '')
    return receivePaymentEvent(services, { rawBody: rawBodyOf(request), signature }, body)
  },
} satisfies Partial<Handlers>
