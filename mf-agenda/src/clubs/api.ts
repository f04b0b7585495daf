import { call, ifMatch } from 'shared/client'
import type { Club, ClubInput, ClubSession, ClubSessionInput } from 'shared/contracts/agenda/club'
import type { Period } from 'shared/domain/calendar/period'

export const readClub = (id: string, signal?: AbortSignal) => call('GET /clubs/:id', { params: { id }, signal })
/** The same key twice adds one place: a second try after a lost response is harmless. */
export const addClub = (body: ClubInput, idempotencyKey: string) =>
  call('POST /clubs', { body, headers: { 'Idempotency-Key': idempotencyKey } })
/** Refused with 412 when the club is no longer in this version. */
export const changeClub = ({ id, version }: Club, body: ClubInput) =>
  call('PUT /clubs/:id', { params: { id }, body, headers: ifMatch({ version }) })
export const deleteClub = (id: string) => call('DELETE /clubs/:id', { params: { id } })
export const readActivity = (id: string, query: Period, signal: AbortSignal) =>
  call('GET /clubs/:id/activity', { params: { id }, query, signal })
/** Refused with 412 when the amount due is no longer in the version that was seen. */
export const settle = (id: string, seen: Pick<ClubSession, 'id' | 'version'>, body: ClubSessionInput) =>
  call('PUT /clubs/:id/sessions/:sessionId', { params: { id, sessionId: seen.id }, body, headers: ifMatch(seen) })
