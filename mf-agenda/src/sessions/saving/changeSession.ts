import { optimisticChanges, queryClient } from 'shared/client'
import type { Session, ShortSession } from 'shared/contracts/agenda/session'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { cachedSession, refreshSessions, sessionsSaved, updateCachedSession } from 'shared/lists'
import { sessionKey } from '../../keys.ts'
import type { SeenSession } from '../api.ts'

type ChangeableFields = TimeSlot & Pick<ShortSession, 'paid'>
export type ShownSession = ChangeableFields & SeenSession

/** One line for all changes of a session: two quick ones of different kinds would be of the same version, and one refused. */
const change = optimisticChanges<ShownSession>()

/** Where the version is kept that a change of ours has made of another one. */
const madeOfKey = (id: string, version: number) => ['session-version', id, version]

/**
 * One may act on a session as it was drawn before the response of the change before, such as by a drag that goes on
 * meanwhile. What it became by our own changes alone is not somebody else's change.
 */
function afterOwnChanges({ id, version }: SeenSession): number {
  const next = queryClient.getQueryData<number>(madeOfKey(id, version))
  return next !== undefined && next > version ? afterOwnChanges({ id, version: next }) : version
}

const shownOf = ({ id, version, date, startTime, endTime, paid }: ShownSession): ShownSession => ({
  id,
  version,
  date,
  startTime,
  endTime,
  paid,
})

function show({ id, date, startTime, endTime, paid }: ShownSession) {
  updateCachedSession(id, { date, startTime, endTime, paid })
  // The form has its own date and times, which are compared with the saved ones.
  queryClient.setQueryData<Session>(sessionKey(id), (session) => session && { ...session, paid })
}

/**
 * Shows the changed session at once, in the calendar and in its form, then sends the change for the version that the
 * changes before it have left. `send` returns the saved sessions. Throws when it fails: the screen then shows what the
 * server has.
 */
export async function changeSession(
  session: ShownSession,
  fields: Partial<ChangeableFields>,
  send: (seen: SeenSession) => Promise<readonly ShortSession[]>,
): Promise<void> {
  // What the calendar shows may be newer than the session a dialog was opened for; its version is still the one acted on.
  const from = { ...shownOf(cachedSession(session.id) ?? session), version: afterOwnChanges(session) }
  try {
    await change({
      id: session.id,
      from,
      to: { ...from, ...fields },
      show,
      send: async (confirmed) => {
        const saved = await send(confirmed)
        sessionsSaved(saved)
        const own = saved.find(({ id }) => id === session.id)
        if (!own) return { ...confirmed, ...fields }
        queryClient.setQueryData(madeOfKey(own.id, confirmed.version), own.version)
        return shownOf(own)
      },
    })
  } catch (error) {
    // The change may have been saved although its response was lost.
    refreshSessions()
    throw error
  }
}
