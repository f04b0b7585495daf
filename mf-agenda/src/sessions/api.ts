import type { FitQuery } from 'shared/contracts/agenda/fit'
import type {
  FollowUp,
  PaymentMeans,
  PreviewInput,
  Session,
  SessionInput,
  ShortSession,
} from 'shared/contracts/agenda/session'
import { call, ifMatch } from 'shared/client'

/** `once`: only this session; `all`: this session and the following sessions of its series. */
export type Scope = 'once' | 'all'

export const loadSession = (id: string) => call('GET /sessions/:id', { params: { id } })

export const readLastSession = (patientId: string) =>
  call('GET /patients/:id/last-session', { params: { id: patientId } })

/** Returns the conflicts and warnings of each date without saving. */
export const previewSessions = (body: PreviewInput, signal?: AbortSignal) =>
  call('POST /sessions/preview', { body, signal })

/** Returns how well each animal fits the participants on a day. */
export const readAnimalFits = (body: FitQuery, signal?: AbortSignal) =>
  call('POST /sessions/animal-fits', { body, signal })

/** Adds the session once per idempotency key, even after a double click or a call repeated after a lost response. */
export const addSession = (body: SessionInput, idempotencyKey: string) =>
  call('POST /sessions', { body, headers: { 'Idempotency-Key': idempotencyKey } })

/** Saves the session; fails with 412 when it has changed since it was read. */
export const saveSession = ({ id, version }: Session, scope: Scope, body: SessionInput) =>
  call('PUT /sessions/:id', { params: { id }, query: { type: scope }, body, headers: ifMatch({ version }) })

/** Id of a session and its shown version. A call fails with 412 when somebody else has changed the session since. */
export type SessionVersion = Pick<ShortSession, 'id' | 'version'>

export const deleteSession = ({ id, version }: SessionVersion, scope: Scope) =>
  call('DELETE /sessions/:id', { params: { id }, query: { type: scope }, headers: ifMatch({ version }) })

export const validateSession = ({ id, version }: SessionVersion) =>
  call('PATCH /sessions/:id/validate', { params: { id }, headers: ifMatch({ version }) })

export const cancelSession = ({ id, version }: SessionVersion) =>
  call('PATCH /sessions/:id/cancel', { params: { id }, headers: ifMatch({ version }) })

/** Marks a session paid by a means of payment, paid without its means, or not paid. */
export const setSessionPaid = ({ id, version }: SessionVersion, paid: boolean, means?: PaymentMeans) =>
  call('PATCH /sessions/:id', {
    params: { id },
    query: { paid: paid ? 'true' : 'false', ...(means && { means }) },
    headers: ifMatch({ version }),
  })

/** Returns the preview of a deletion: the number of sessions to delete, and the sessions to keep. */
export const readDeletionPreview = (id: string, scope: Scope, signal?: AbortSignal) =>
  call('GET /sessions/:id/deletion', { params: { id }, query: { type: scope }, signal })

/** Undoes a deletion, and returns its sessions. */
export const undoDeletion = (undoId: string) => call('POST /session-deletions/:id/undo', { params: { id: undoId } })
/** Saves the patient's presence or the comment of a session. */
export const saveFollowUp = ({ id, version }: SessionVersion, followUp: FollowUp) =>
  call('PATCH /sessions/:id/follow-up', { params: { id }, body: followUp, headers: ifMatch({ version }) })

/** Returns the objectives in the evaluation of the patient's previous session. */
export const readPreviousObjectives = (id: string, signal?: AbortSignal) =>
  call('GET /sessions/:id/previous-objectives', { params: { id }, signal })
