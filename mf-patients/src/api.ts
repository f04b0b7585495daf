import { call } from 'shared/client'
import type { Query } from 'shared/contracts/routes'

// Requests about one patient that several folders share; all other requests are in the `api.ts` of their folder.

export const readPatient = (id: string, signal?: AbortSignal) =>
  call('GET /patients/:id/details', { params: { id }, signal })
export const readSessions = (id: string, query: Query<'GET /patients/:id/sessions'>, signal?: AbortSignal) =>
  call('GET /patients/:id/sessions', { params: { id }, query, signal })
export const readSessionPage = (id: string, query: Query<'GET /patients/:id/sessions/page'>, signal?: AbortSignal) =>
  call('GET /patients/:id/sessions/page', { params: { id }, query, signal })
export const readEvaluations = (id: string, signal?: AbortSignal) =>
  call('GET /patients/:id/evaluations', { params: { id }, signal })
