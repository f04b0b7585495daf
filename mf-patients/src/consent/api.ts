import { call } from 'shared/client'
import type { PaperConsent } from 'shared/contracts/patients/consent'

export const readConsents = (id: string, signal?: AbortSignal) =>
  call('GET /patients/:id/consents', { params: { id }, signal })
/** Records a consent given on paper; a retry under the same idempotency key does not record it again. */
export const recordConsent = (id: string, body: PaperConsent, idempotencyKey: string) =>
  call('POST /patients/:id/consents', { params: { id }, body, headers: { 'Idempotency-Key': idempotencyKey } })
export const withdrawConsents = (id: string) => call('POST /patients/:id/consents/withdraw', { params: { id } })
