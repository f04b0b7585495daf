import { optimisticChanges, queryClient } from 'shared/client'
import type { Session, ShortSession } from 'shared/contracts/agenda/session'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { cachedSession, refreshSessions, sessionsSaved, updateCachedSession } from 'shared/lists'
import { sessionKey } from '../../keys.ts'
import type { SeenSession } from '../api.ts'

type ChangeableFields = TimeSlot & Pick<ShortSession, 'paid'>
export type ShownSession = ChangeableFields & SeenSession

/** One queue for all changes of a session: two quick ones would have the same version, and one would be refused. */
const change = optimisticChanges<ShownSession>()

/** The cache key of the version that one of our own changes made from `version`. */
const madeOfKey = (id: string, version: number) => ['session-version', id, version]

/**
 * The latest version that our own changes made from this one. A user may act on a session rendered before the response
 * to the previous change, such as by a drag still in progress; our own changes must not be refused as somebody else's.
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
  // The calendar may show newer values than the session a dialog was opened for; the change applies to its version.
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
