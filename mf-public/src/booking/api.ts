import { call } from 'shared/client'
import type { NewPatient, SessionRequest } from 'shared/contracts/directory/booking'

export const readQuestions = (id: string, sessionTypeId: string, signal?: AbortSignal) =>
  call('GET /therapists/:id/session-types/:sessionTypeId/questions', { params: { id, sessionTypeId }, signal })

export const openAccount = (patient: NewPatient) => call('POST /public/patients', { body: patient })

export const attachAccount = (patient: NewPatient) => call('PUT /public/validations/patient', { body: patient })

export const signPatientIn = (email: string, password: string) =>
  call('POST /public/login', { body: { email, password } })

/** Requests a session once per idempotency key. A repeated call does not request it again. */
export const requestSession = (request: SessionRequest, token: string, key: string) =>
  call('POST /public/patients/sessions', { body: request, token, headers: { 'Idempotency-Key': key } })
