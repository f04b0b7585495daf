import { afterEach, expect, it } from '@jest/globals'
import { queryClient } from 'shared/client'
import { cachedSession, sessionWeek } from 'shared/lists'
import { aSession } from 'shared/testing'
import type { SeenSession } from '../api.ts'
import { changeSession } from './changeSession.ts'

const seen = aSession({ date: '2026-11-20', startTime: '10:00', endTime: '11:00', paid: false })
const laterTimes = { startTime: '11:00', endTime: '12:00' }
const showInCalendar = (session: typeof seen) => queryClient.setQueryData(sessionWeek('2026-11-16').queryKey, [session])

afterEach(() => queryClient.clear())

it('moves a session that was marked paid after the dialog opened, and leaves it paid', async () => {
  showInCalendar({ ...seen, paid: true })
  const pendingChange = changeSession(seen, laterTimes, async () => [{ ...seen, ...laterTimes, paid: true }])
  expect(cachedSession(seen.id)).toMatchObject({ ...laterTimes, paid: true })
  await pendingChange
  expect(cachedSession(seen.id)).toMatchObject({ ...laterTimes, paid: true })
})

it('shows the former values again when it fails', async () => {
  showInCalendar({ ...seen, paid: true })
  await expect(changeSession(seen, laterTimes, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(cachedSession(seen.id)).toMatchObject({ startTime: '10:00', paid: true })
})

it('sends the version of the session that it was given', async () => {
  showInCalendar({ ...seen, version: seen.version + 1 })
  const versions: number[] = []
  await changeSession(seen, laterTimes, async ({ version }) => {
    versions.push(version)
    return []
  })
  expect(versions).toEqual([seen.version])
})

/** Records the version of each request, and answers with the next one. */
function versionsSent() {
  const versions: number[] = []
  const send = async ({ version }: SeenSession) => {
    versions.push(version)
    return [{ ...seen, version: version + 1 }]
  }
  return { versions, send }
}

it('sends the version that our own previous change made, before its response was rendered', async () => {
  const { versions, send } = versionsSent()
  await changeSession({ ...seen, version: 3 }, laterTimes, send)
  await changeSession({ ...seen, version: 3 }, { paid: true }, send)
  await changeSession({ ...seen, version: 3 }, { paid: false }, send)
  expect(versions).toEqual([3, 4, 5])
})

it('sends the rendered version when a later one was made by somebody else', async () => {
  const { versions, send } = versionsSent()
  await changeSession({ ...seen, version: 8 }, { paid: true }, send)
  await changeSession({ ...seen, version: 3 }, laterTimes, send)
  expect(versions).toEqual([8, 3])
})
