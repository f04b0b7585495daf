import { call } from 'shared/client'
import type { PatientInput } from 'shared/contracts/patient'

export const readPatient = (id: string, signal: AbortSignal) =>
  call('GET /patients/:id/details', { params: { id }, signal })
/** The same key twice adds one patient: a second try after a lost response is harmless. */
export const addPatient = (body: PatientInput, idempotencyKey: string) =>
  call('POST /patients', { body, headers: { 'Idempotency-Key': idempotencyKey } })
export const changePatient = (id: string, body: PatientInput) => call('PUT /patients/:id', { params: { id }, body })
export const deletePatient = (id: string) => call('DELETE /patients/:id', { params: { id } })
