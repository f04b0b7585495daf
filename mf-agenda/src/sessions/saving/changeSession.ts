import { optimisticChanges, queryClient } from 'shared/client'
import type { Session, ShortSession } from 'shared/contracts/agenda/session'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { cachedSession, refreshSessions, sessionsSaved, updateCachedSession } from 'shared/lists'
import { sessionKey } from '../../keys.ts'
import type { SessionVersion } from '../api.ts'

type ChangeableFields = TimeSlot & Pick<ShortSession, 'paid' | 'paidMeans' | 'patientPresent'>
export type ShownSession = ChangeableFields & SessionVersion

/**
 * Adds a change to the session's queue, because two quick changes would otherwise send the same version, and the second
 * would be refused.
 */
const enqueueChange = optimisticChanges<ShownSession>()

/** Query key of the version that follows `version`, cached when this page made the change. */
const ownChangeKey = (id: string, version: number) => ['session-version', id, version]

/**
 * Returns the version after all changes that this page made since the given version. The user may act before the
 * response to the previous change is rendered, and the server would refuse the rendered version as a conflict.
 */
function findLatestOwnVersion({ id, version }: SessionVersion): number {
  const nextVersion = queryClient.getQueryData<number>(ownChangeKey(id, version))
  return nextVersion !== undefined && nextVersion > version
    ? findLatestOwnVersion({ id, version: nextVersion })
    : version
}

const toShownSession = ({
  id,
  version,
  date,
  startTime,
  endTime,
  paid,
  paidMeans,
  patientPresent,
}: ShownSession): ShownSession => ({ id, version, date, startTime, endTime, paid, paidMeans, patientPresent })

function showInCaches({ id, version: _version, ...fields }: ShownSession) {
  updateCachedSession(id, fields)
  const { paid, paidMeans } = fields
  // Updates only the payment, because the form compares its other fields with the cached values.
  queryClient.setQueryData<Session>(sessionKey(id), (session) => session && { ...session, paid, paidMeans })
}

/**
 * Shows a change in calendar and form as an optimistic update, then calls `send` with the latest version of this
 * page. `send` returns the saved sessions. When it fails, shows the server's session again and throws.
 */
export async function changeSession(
  session: ShownSession,
  fields: Partial<ChangeableFields>,
  send: (shownVersion: SessionVersion) => Promise<readonly ShortSession[]>,
): Promise<void> {
  // Takes the values from the calendar, where they may be newer than when a dialog was opened for the session, but the
  // version from the given session.
  const previousValue = {
    ...toShownSession(cachedSession(session.id) ?? session),
    version: findLatestOwnVersion(session),
  }
  try {
    await enqueueChange({
      id: session.id,
      previousValue,
      changedValue: { ...previousValue, ...fields },
      show: showInCaches,
      send: async (confirmedSession) => {
        const savedSessions = await send(confirmedSession)
        sessionsSaved(savedSessions)
        const savedSession = savedSessions.find(({ id }) => id === session.id)
        if (!savedSession) return { ...confirmedSession, ...fields }
        queryClient.setQueryData(ownChangeKey(savedSession.id, confirmedSession.version), savedSession.version)
        return toShownSession(savedSession)
      },
    })
  } catch (error) {
    // The server may have saved the change although its response was lost.
    refreshSessions()
    throw error
  }
}
