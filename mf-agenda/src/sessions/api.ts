import type { FitQuery } from 'shared/contracts/agenda/fit'
import type { PreviewInput, Session, SessionInput, ShortSession } from 'shared/contracts/agenda/session'
import { call, ifMatch } from 'shared/client'

/** One occurrence alone, or that one and the following. */
export type Scope = 'once' | 'all'

export const loadSession = (id: string) => call('GET /sessions/:id', { params: { id } })

/** Returns the conflicts and warnings of each date; nothing is saved. */
export const previewSessions = (body: PreviewInput, signal?: AbortSignal) =>
  call('POST /sessions/preview', { body, signal })

/** Returns which animals fit these people on that day. */
export const readAnimalFits = (body: FitQuery, signal?: AbortSignal) =>
  call('POST /sessions/animal-fits', { body, signal })

/** The same key twice adds one session: a double click or a second try after a cut is harmless. */
export const addSession = (body: SessionInput, idempotencyKey: string) =>
  call('POST /sessions', { body, headers: { 'Idempotency-Key': idempotencyKey } })

/** Refused with 412 when the session is no longer in this version. */
export const saveSession = ({ id, version }: Session, type: Scope, body: SessionInput) =>
  call('PUT /sessions/:id', { params: { id }, query: { type }, body, headers: ifMatch({ version }) })

/** A session in the version on the screen: an action on it is refused with 412 once somebody else changed it. */
export type SeenSession = Pick<ShortSession, 'id' | 'version'>

export const deleteSession = ({ id, version }: SeenSession, type: Scope) =>
  call('DELETE /sessions/:id', { params: { id }, query: { type }, headers: ifMatch({ version }) })

export const validateSession = ({ id, version }: SeenSession) =>
  call('PATCH /sessions/:id/validate', { params: { id }, headers: ifMatch({ version }) })

export const cancelSession = ({ id, version }: SeenSession) =>
  call('PATCH /sessions/:id/cancel', { params: { id }, headers: ifMatch({ version }) })

export const setSessionPaid = ({ id, version }: SeenSession, paid: boolean) =>
  call('PATCH /sessions/:id', {
    params: { id },
    query: { paid: paid ? 'true' : 'false' },
    headers: ifMatch({ version }),
  })
