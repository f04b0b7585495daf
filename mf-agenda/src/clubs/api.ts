import { call, ifMatch } from 'shared/client'
import type { Club, ClubInput, ClubSession, ClubSessionInput } from 'shared/contracts/agenda/club'
import type { Period } from 'shared/domain/calendar/period'

export const readClub = (id: string, signal?: AbortSignal) => call('GET /clubs/:id', { params: { id }, signal })
/** Idempotent per key: repeating the call after a lost response adds no second place. */
export const addClub = (body: ClubInput, idempotencyKey: string) =>
  call('POST /clubs', { body, headers: { 'Idempotency-Key': idempotencyKey } })
/** Fails with 412 when the place has changed since it was read. */
export const changeClub = ({ id, version }: Club, body: ClubInput) =>
  call('PUT /clubs/:id', { params: { id }, body, headers: ifMatch({ version }) })
export const deleteClub = (id: string) => call('DELETE /clubs/:id', { params: { id } })
export const readActivity = (id: string, query: Period, signal: AbortSignal) =>
  call('GET /clubs/:id/activity', { params: { id }, query, signal })
/** Fails with 412 when the amount due has changed since `seen` was read. */
export const settle = (id: string, seen: Pick<ClubSession, 'id' | 'version'>, body: ClubSessionInput) =>
  call('PUT /clubs/:id/sessions/:sessionId', { params: { id, sessionId: seen.id }, body, headers: ifMatch(seen) })
