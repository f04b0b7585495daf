import { afterEach, expect, it } from 'vitest'
import { queryClient } from 'shared/client'
import { cachedSession, sessionWeek } from 'shared/lists'
import { aSession } from 'shared/testing'
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
