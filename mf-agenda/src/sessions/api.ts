import type { FitQuery } from 'shared/contracts/agenda/fit'
import type { PreviewInput, Session, SessionInput, ShortSession } from 'shared/contracts/agenda/session'
import { call, ifMatch } from 'shared/client'

/** `once`: only this session; `all`: this session and the following sessions of its series. */
export type Scope = 'once' | 'all'

export const loadSession = (id: string) => call('GET /sessions/:id', { params: { id } })

/** Returns the conflicts and warnings of each date without saving. */
export const previewSessions = (body: PreviewInput, signal?: AbortSignal) =>
  call('POST /sessions/preview', { body, signal })

/** Returns which animals fit these people on that day. */
export const readAnimalFits = (body: FitQuery, signal?: AbortSignal) =>
  call('POST /sessions/animal-fits', { body, signal })

/** Adds the session once per key: a double click, or a call repeated after a lost response, does not add it again. */
export const addSession = (body: SessionInput, idempotencyKey: string) =>
  call('POST /sessions', { body, headers: { 'Idempotency-Key': idempotencyKey } })

/** Saves the session; fails with 412 when it has changed since it was read. */
export const saveSession = ({ id, version }: Session, type: Scope, body: SessionInput) =>
  call('PUT /sessions/:id', { params: { id }, query: { type }, body, headers: ifMatch({ version }) })

/** Session id and the version that is shown. A call with it fails with 412 when somebody else changed the session meanwhile. */
export type SessionVersion = Pick<ShortSession, 'id' | 'version'>

export const deleteSession = ({ id, version }: SessionVersion, type: Scope) =>
  call('DELETE /sessions/:id', { params: { id }, query: { type }, headers: ifMatch({ version }) })

export const validateSession = ({ id, version }: SessionVersion) =>
  call('PATCH /sessions/:id/validate', { params: { id }, headers: ifMatch({ version }) })

export const cancelSession = ({ id, version }: SessionVersion) =>
  call('PATCH /sessions/:id/cancel', { params: { id }, headers: ifMatch({ version }) })

export const setSessionPaid = ({ id, version }: SessionVersion, paid: boolean) =>
  call('PATCH /sessions/:id', {
    params: { id },
    query: { paid: paid ? 'true' : 'false' },
    headers: ifMatch({ version }),
  })
