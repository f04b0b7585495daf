import type { SavedSessions, SessionInput } from 'shared/contracts/session'
import { call } from 'shared/client'
import { inputOf } from './moving/moving.ts'
import type { Place } from './moving/moving.ts'

/** This one, or this one and the following of its series. */
export type MoveScope = 'once' | 'all'

export type MoveForce = Pick<SessionInput, 'force' | 'forceReason'>

/** The calendar knows a part of each session: it is asked for whole, and saved elsewhere as it stands at that moment. */
export async function moveSession(
  id: string,
  to: Place,
  scope: MoveScope,
  force: MoveForce = {},
): Promise<SavedSessions> {
  const session = await call('GET /sessions/:id', { params: { id } })
  return call('PUT /sessions/:id', {
    params: { id },
    query: { type: scope },
    body: { ...inputOf(session, to), ...force },
    headers: { 'If-Match': `"${session.version}"` },
  })
}

export const markPaid = (id: string, paid: boolean) =>
  call('PATCH /sessions/:id', { params: { id }, query: { paid: paid ? 'true' : 'false' } })
