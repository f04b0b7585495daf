import type { Session, SessionInput } from 'shared/contracts/session'
import { call } from 'shared/client'
import { sessionsGone, sessionsSaved } from 'shared/lists'

export const loadSession = (id: string) => call('GET /sessions/:id', { params: { id } })

/** The same key twice adds one session: a double click or a second try after a cut is harmless. */
export const addSession = (body: SessionInput, idempotencyKey: string) => call('POST /sessions', { body, headers: { 'Idempotency-Key': idempotencyKey } })

/** Refused with 412 when the session is no longer in this version. */
export const saveSession = ({ id, version }: Session, body: SessionInput) =>
  call('PUT /sessions/:id', { params: { id }, query: { type: 'once' }, body, headers: { 'If-Match': `"${version}"` } })

export const deleteSession = (id: string) => call('DELETE /sessions/:id', { params: { id }, query: { type: 'once' } })

export const validateSession = (id: string) => call('PATCH /sessions/:id/validate', { params: { id } })

export const cancelSession = (id: string) => call('PATCH /sessions/:id/cancel', { params: { id } })

export const setPaid = (id: string, paid: boolean) => call('PATCH /sessions/:id', { params: { id }, query: { paid: paid ? 'true' : 'false' } })

export const sessionsAdded = sessionsSaved

export const sessionsChanged = sessionsSaved

export const sessionsRemoved = sessionsGone
