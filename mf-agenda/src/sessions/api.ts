import type { PreviewInput, Session, SessionInput } from 'shared/contracts/session'
import { call } from 'shared/client'

/** One occurrence alone, or that one and the following. */
export type Scope = 'once' | 'all'

export const loadSession = (id: string) => call('GET /sessions/:id', { params: { id } })

/** What saving would meet, date by date; nothing is saved. */
export const previewSessions = (body: PreviewInput, signal?: AbortSignal) =>
  call('POST /sessions/preview', { body, signal })

/** The same key twice adds one session: a double click or a second try after a cut is harmless. */
export const addSession = (body: SessionInput, idempotencyKey: string) =>
  call('POST /sessions', { body, headers: { 'Idempotency-Key': idempotencyKey } })

/** Refused with 412 when the session is no longer in this version. */
export const saveSession = ({ id, version }: Session, type: Scope, body: SessionInput) =>
  call('PUT /sessions/:id', { params: { id }, query: { type }, body, headers: { 'If-Match': `"${version}"` } })

export const deleteSession = (id: string, type: Scope) =>
  call('DELETE /sessions/:id', { params: { id }, query: { type } })

export const validateSession = (id: string) => call('PATCH /sessions/:id/validate', { params: { id } })

export const cancelSession = (id: string) => call('PATCH /sessions/:id/cancel', { params: { id } })

export const setPaid = (id: string, paid: boolean) =>
  call('PATCH /sessions/:id', { params: { id }, query: { paid: paid ? 'true' : 'false' } })
