import type { Handlers } from '../../../handlers.ts'
import { listConsents, recordConsent, withdrawConsents } from './consents.service.ts'

export const consentHandlers = {
  'GET /patients/:id/consents': (call) => listConsents(call, call.params.id),

  'POST /patients/:id/consents': (call) => recordConsent(call, call.params.id, call.body),

  'POST /patients/:id/consents/withdraw': (call) => withdrawConsents(call, call.params.id),
} satisfies Partial<Handlers>
