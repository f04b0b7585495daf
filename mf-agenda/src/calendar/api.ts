import type { SavedSessions, SessionInput } from 'shared/contracts/agenda/session'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { call, ifMatch } from 'shared/client'
import { sessionInputAt } from 'shared/domain/sessions/sessionInputAt'
import type { SeenSession } from '../sessions/api.ts'

/** `once`: this session alone; `all`: with the following ones of its series. */
export type MoveScope = 'once' | 'all'

export type MoveForce = Pick<SessionInput, 'force' | 'forceReason'>

/**
 * Moves a session. The calendar knows only a part of a session, so this reads the whole one and saves it with the new
 * times. Fails with 412 when it has changed since the calendar loaded it.
 */
export async function moveSession(
  { id, version }: SeenSession,
  to: TimeSlot,
  scope: MoveScope,
  force: MoveForce = {},
): Promise<SavedSessions> {
  const session = await call('GET /sessions/:id', { params: { id } })
  return call('PUT /sessions/:id', {
    params: { id },
    query: { type: scope },
    body: { ...sessionInputAt(session, to), ...force },
    headers: ifMatch({ version }),
  })
}
