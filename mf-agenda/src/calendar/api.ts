import type { SavedSessions, SessionInput } from 'shared/contracts/agenda/session'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { call, ifMatch } from 'shared/client'
import { sessionInputAt } from 'shared/domain/sessions/sessionInputAt'
import type { SeenSession } from '../sessions/api.ts'

/** This session only, or with the following ones of its series. */
export type MoveScope = 'once' | 'all'

export type MoveForce = Pick<SessionInput, 'force' | 'forceReason'>

/**
 * The calendar holds only a part of each session: reads the whole session and saves it with the new times. Refused with 412
 * when it is no longer in the version that the calendar shows.
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
