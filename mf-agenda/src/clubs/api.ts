import { call, ifMatch } from 'shared/client'
import type { Club, ClubInput, ClubSession, ClubSessionInput } from 'shared/contracts/agenda/club'
import type { Query } from 'shared/contracts/routes'

export const readClub = (id: string, signal?: AbortSignal) => call('GET /clubs/:id', { params: { id }, signal })
/** Adds a place once per idempotency key, even if the call is repeated after a lost response. */
export const addClub = (body: ClubInput, idempotencyKey: string) =>
  call('POST /clubs', { body, headers: { 'Idempotency-Key': idempotencyKey } })
/** Saves the place; fails with 412 when it has changed since it was read. */
export const changeClub = ({ id, version }: Club, body: ClubInput) =>
  call('PUT /clubs/:id', { params: { id }, body, headers: ifMatch({ version }) })
export const deleteClub = (id: string) => call('DELETE /clubs/:id', { params: { id } })
export const readActivity = (id: string, query: Query<'GET /clubs/:id/activity'>, signal: AbortSignal) =>
  call('GET /clubs/:id/activity', { params: { id }, query, signal })
/** Saves the amount due and whether it is paid; fails with 412 when they have changed since `session` was read. */
export const changeClubSession = (id: string, session: Pick<ClubSession, 'id' | 'version'>, body: ClubSessionInput) =>
  call('PUT /clubs/:id/sessions/:sessionId', { params: { id, sessionId: session.id }, body, headers: ifMatch(session) })
