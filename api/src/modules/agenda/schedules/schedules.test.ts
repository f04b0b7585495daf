import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api, { offer: 'ULTIME' })
  alice = api.as(practice.token)
  await api.inTenant(practice.tenantId, (tx) => tx.deleteFrom('opening_hours').execute())
})

const weekQuery = '?startDate=2026-11-16&endDate=2026-11-22'
const listSchedules = async (caller: Caller, query = weekQuery) => {
  const { status, body } = await caller.get(`/agenda/schedules${query}`)
  expect(status).toBe(200)
  return body
}
const addAbsence = (memberId: string, starts_at: string, ends_at: string) =>
  api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('vacation')
      .values({ tenant_id: practice.tenantId, id: crypto.randomUUID(), member_id: memberId, starts_at, ends_at })
      .execute(),
  )
const addOpeningHours = (memberId: string, weekday: number, start_time: string, end_time: string) =>
  api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('opening_hours')
      .values({ tenant_id: practice.tenantId, member_id: memberId, weekday, start_time, end_time })
      .execute(),
  )

describe('the schedules (opening hours and absences) for the calendar', () => {
  it('contain the opening hours and absences of each therapist', async () => {
    const { id: bruno } = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'] })
    await addOpeningHours(practice.therapistId, 2, '14:00', '18:00')
    await addOpeningHours(practice.therapistId, 1, '09:00', '12:30')
    await addOpeningHours(bruno, 6, '08:00', '20:00')
    await addAbsence(bruno, '2026-11-18 13:30:00', '2026-11-20 00:00:00')
    expect(await listSchedules(alice)).toEqual([
      {
        therapistId: practice.therapistId,
        opening: [
          { weekday: 1, startTime: '09:00', endTime: '12:30' },
          { weekday: 2, startTime: '14:00', endTime: '18:00' },
        ],
        absences: [],
      },
      {
        therapistId: bruno,
        opening: [{ weekday: 6, startTime: '08:00', endTime: '20:00' }],
        absences: [{ from: { day: '2026-11-18', time: '13:30' }, to: { day: '2026-11-20', time: '00:00' } }],
      },
    ])
  })

  it.each([
    ['ends when the first day begins', '2026-11-14 00:00:00', '2026-11-16 00:00:00', 0],
    ['ends a minute into the first day', '2026-11-14 00:00:00', '2026-11-16 00:01:00', 1],
    ['is longer than the period', '2026-11-01 00:00:00', '2026-12-01 00:00:00', 1],
    ['begins in the last minute', '2026-11-22 23:59:00', '2026-11-23 12:00:00', 1],
    ['begins the day after', '2026-11-23 00:00:00', '2026-11-24 00:00:00', 0],
  ])('include an absence only if it overlaps the requested days (here it %s)', async (_caseName, from, to, count) => {
    await addAbsence(practice.therapistId, from, to)
    const [schedule] = await listSchedules(alice)
    expect(schedule.absences).toHaveLength(count)
  })

  it.each([
    '?startDate=2026-11-22&endDate=2026-11-16',
    '?startDate=2026-01-01&endDate=2027-03-01',
    '?startDate=2026-11-22',
  ])('are refused for the query %s', async (query) => {
    expect(await alice.get(`/agenda/schedules${query}`)).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.invalid },
    })
  })

  it('exclude the schedules of other practices', async () => {
    await addAbsence(practice.therapistId, '2026-11-18 13:30:00', '2026-11-20 00:00:00')
    const otherPractice = await openPractice(api)
    const [schedule, ...otherSchedules] = await listSchedules(api.as(otherPractice.token))
    expect(otherSchedules).toEqual([])
    expect(schedule).toMatchObject({ therapistId: otherPractice.therapistId, absences: [] })
  })
})
