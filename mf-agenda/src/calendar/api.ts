import type { SavedSessions, SessionInput } from 'shared/contracts/agenda/session'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { call, ifMatch } from 'shared/client'
import { sessionInputAt } from 'shared/domain/sessions/sessionInputAt'
import type { SessionVersion } from '../sessions/api.ts'

/** `once`: only this session; `all`: this session and the following sessions of its series. */
export type MoveScope = 'once' | 'all'

/** Fields that save a moved session despite conflicts, with the reason. */
export type MoveOverrides = Pick<SessionInput, 'force' | 'forceReason'>

/**
 * Moves a session. The calendar has only a part of each session, so this reads the whole session and saves it with
 * the new times. Fails with 412 when it has changed since the calendar loaded it.
 */
export async function moveSession(
  { id, version }: SessionVersion,
  newSlot: TimeSlot,
  scope: MoveScope,
  overrides: MoveOverrides = {},
): Promise<SavedSessions> {
  const session = await call('GET /sessions/:id', { params: { id } })
  return call('PUT /sessions/:id', {
    params: { id },
    query: { type: scope },
    body: { ...sessionInputAt(session, newSlot), ...overrides },
    headers: ifMatch({ version }),
  })
}
