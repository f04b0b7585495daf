import { afterEach, describe, expect, it } from '@jest/globals'
import { queryClient } from 'shared/client'
import { cachedSession, sessionWeek } from 'shared/lists'
import { aSession } from 'shared/testing'
import type { SessionVersion } from '../api.ts'
import { changeSession } from './changeSession.ts'

const shownSession = aSession({ date: '2026-11-20', startTime: '10:00', endTime: '11:00', paid: false })
const laterTimes = { startTime: '11:00', endTime: '12:00' }
const showInCalendar = (session: typeof shownSession) =>
  queryClient.setQueryData(sessionWeek('2026-11-16').queryKey, [session])

afterEach(() => queryClient.clear())

/** Records the version of each request, and responds with the next version. */
function recordVersions() {
  const versions: number[] = []
  const send = async ({ version }: SessionVersion) => {
    versions.push(version)
    return [{ ...shownSession, version: version + 1 }]
  }
  return { versions, send }
}

describe('changeSession', () => {
  it('keeps the payment of a session that was marked as paid after the dialog opened', async () => {
    showInCalendar({ ...shownSession, paid: true })
    const pendingChange = changeSession(shownSession, laterTimes, async () => [
      { ...shownSession, ...laterTimes, paid: true },
    ])
    expect(cachedSession(shownSession.id)).toMatchObject({ ...laterTimes, paid: true })
    await pendingChange
    expect(cachedSession(shownSession.id)).toMatchObject({ ...laterTimes, paid: true })
  })

  it('shows the previous values again when the change fails', async () => {
    showInCalendar({ ...shownSession, paid: true })
    await expect(changeSession(shownSession, laterTimes, () => Promise.reject(new Error('refused')))).rejects.toThrow(
      'refused',
    )
    expect(cachedSession(shownSession.id)).toMatchObject({ startTime: '10:00', paid: true })
  })

  it('sends the version of the given session, not of the session in the calendar', async () => {
    showInCalendar({ ...shownSession, version: shownSession.version + 1 })
    const versions: number[] = []
    await changeSession(shownSession, laterTimes, async ({ version }) => {
      versions.push(version)
      return []
    })
    expect(versions).toEqual([shownSession.version])
  })

  it('sends the version that the previous change returned, even before it is rendered', async () => {
    const { versions, send } = recordVersions()
    await changeSession({ ...shownSession, version: 3 }, laterTimes, send)
    await changeSession({ ...shownSession, version: 3 }, { paid: true }, send)
    await changeSession({ ...shownSession, version: 3 }, { paid: false }, send)
    expect(versions).toEqual([3, 4, 5])
  })

  it('sends the rendered version when a later version was made by somebody else', async () => {
    const { versions, send } = recordVersions()
    await changeSession({ ...shownSession, version: 8 }, { paid: true }, send)
    await changeSession({ ...shownSession, version: 3 }, laterTimes, send)
    expect(versions).toEqual([8, 3])
  })
})
