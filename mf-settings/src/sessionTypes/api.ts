import { call, ifMatch } from 'shared/client'
import type { ClubInput } from 'shared/contracts/agenda/club'
import type { SessionType, SessionTypeInput, SessionTypeQuestion } from 'shared/contracts/directory/sessionType'

// Lets the browser finish the request after the page is closed.
const keepalive = true

export const readSessionTypes = () => call('GET /tenant/personalize/session-types')
export const addSessionType = (name: string, idempotencyKey: string) =>
  call('POST /tenant/personalize/session-types', {
    body: { name },
    headers: { 'Idempotency-Key': idempotencyKey },
    keepalive,
  })
/** Fails with 412 when the type has changed since `knownType` was read. */
export const changeSessionType = (knownType: SessionType, body: SessionTypeInput) =>
  call('PUT /tenant/personalize/session-types/:id', {
    params: { id: knownType.id },
    body,
    headers: ifMatch(knownType),
    keepalive,
  })
export const deleteSessionType = (id: string) =>
  call('DELETE /tenant/personalize/session-types/:id', { params: { id } })
export const orderSessionTypes = (sessionTypeIds: string[]) =>
  call('PUT /tenant/personalize/session-types', { body: { sessionTypeIds }, keepalive })
export const readUsage = (id: string, signal?: AbortSignal) =>
  call('GET /tenant/personalize/session-types/:id/usage', { params: { id }, signal })

/** Adds a place, at most once per idempotency key. */
export const addClub = (body: ClubInput, idempotencyKey: string) =>
  call('POST /clubs', { body, headers: { 'Idempotency-Key': idempotencyKey } })

export const readQuestions = (id: string, signal?: AbortSignal) =>
  call('GET /tenant/personalize/session-types/:id/questions', { params: { id }, signal })
export const addQuestion = (id: string, text: string, idempotencyKey: string) =>
  call('POST /tenant/personalize/session-types/:id/questions', {
    params: { id },
    body: { text },
    headers: { 'Idempotency-Key': idempotencyKey },
    keepalive,
  })
/** Fails with 412 when the question has changed since `knownQuestion` was read. */
export const changeQuestion = (id: string, knownQuestion: SessionTypeQuestion, text: string) =>
  call('PUT /tenant/personalize/session-types/:id/questions/:questionId', {
    params: { id, questionId: knownQuestion.id },
    body: { text },
    headers: ifMatch(knownQuestion),
    keepalive,
  })
export const deleteQuestion = (id: string, questionId: string) =>
  call('DELETE /tenant/personalize/session-types/:id/questions/:questionId', { params: { id, questionId }, keepalive })

export const readSpecies = (signal?: AbortSignal) => call('GET /types/animals', { signal })
