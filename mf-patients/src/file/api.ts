import { call, callFile, ifMatch } from 'shared/client'
import type { PatientSessionChange } from 'shared/contracts/patients/patientFile'
import type { Query } from 'shared/contracts/routes'

export const readAnswers = (id: string, signal?: AbortSignal) =>
  call('GET /patients/:id/questions', { params: { id }, signal })
export const readDocuments = (id: string, signal?: AbortSignal) =>
  call('GET /patients/:id/documents', { params: { id }, signal })
export const readCredits = (id: string, signal?: AbortSignal) =>
  call('GET /patients/:id/credits', { params: { id }, signal })
export const readTimeline = (id: string, query: Query<'GET /patients/:id/timeline'>, signal?: AbortSignal) =>
  call('GET /patients/:id/timeline', { params: { id }, query, signal })
/** Changes a session; the API refuses with 412 if its version has changed. */
export const changeSession = (
  { patientId, ...session }: { patientId: string; id: string; version: number },
  body: PatientSessionChange,
) =>
  call('PATCH /patients/:id/sessions/:sessionId', {
    params: { id: patientId, sessionId: session.id },
    body,
    headers: ifMatch(session),
  })
export const readCommentsFile = (sessionIds: string[]) =>
  callFile('POST /download/session-comments', { body: { sessionIds } })
