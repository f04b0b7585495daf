import { afterEach, expect, it } from '@jest/globals'
import { queryClient } from 'shared/client'
import { cachedSession, sessionWeek } from 'shared/lists'
import { aSession } from 'shared/testing'
import type { SeenSession } from '../api.ts'
import { changeSession } from './changeSession.ts'

const seen = aSession({ date: '2026-11-20', startTime: '10:00', endTime: '11:00', paid: false })
const later = { startTime: '11:00', endTime: '12:00' }
const showInCalendar = (session: typeof seen) => queryClient.setQueryData(sessionWeek('2026-11-16').queryKey, [session])

afterEach(() => queryClient.clear())

it('moves a session that was paid since the dialog opened, and leaves it paid', async () => {
  showInCalendar({ ...seen, paid: true })
  const sent = changeSession(seen, later, async () => [{ ...seen, ...later, paid: true }])
  expect(cachedSession(seen.id)).toMatchObject({ ...later, paid: true })
  await sent
  expect(cachedSession(seen.id)).toMatchObject({ ...later, paid: true })
})

it('shows what the calendar showed before when it fails', async () => {
  showInCalendar({ ...seen, paid: true })
  await expect(changeSession(seen, later, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(cachedSession(seen.id)).toMatchObject({ startTime: '10:00', paid: true })
})

it('acts on the version of the session it was given', async () => {
  showInCalendar({ ...seen, version: seen.version + 1 })
  const versions: number[] = []
  await changeSession(seen, later, async ({ version }) => {
    versions.push(version)
    return []
  })
  expect(versions).toEqual([seen.version])
})

/** Records the versions that are acted on, and makes the next of each. */
function versionsSent() {
  const versions: number[] = []
  const send = async ({ version }: SeenSession) => {
    versions.push(version)
    return [{ ...seen, version: version + 1 }]
  }
  return { versions, send }
}

it('acts on what our own change has made of a session that was drawn before its response', async () => {
  const { versions, send } = versionsSent()
  await changeSession({ ...seen, version: 3 }, later, send)
  await changeSession({ ...seen, version: 3 }, { paid: true }, send)
  await changeSession({ ...seen, version: 3 }, { paid: false }, send)
  expect(versions).toEqual([3, 4, 5])
})

it("acts on the version that was drawn, where somebody else's came after", async () => {
  const { versions, send } = versionsSent()
  await changeSession({ ...seen, version: 8 }, { paid: true }, send)
  await changeSession({ ...seen, version: 3 }, later, send)
  expect(versions).toEqual([8, 3])
})
