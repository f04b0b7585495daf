import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { openAgenda, type Agenda } from '../../../../testing/agenda.ts'
import { springClockChange } from '../../../../testing/calendar.ts'
import { testApp, type TestApp } from '../../../../testing/practice.ts'

let api: TestApp
let agenda: Agenda

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  agenda = await openAgenda(api)
})

const nightSeries = {
  startDate: addDays(springClockChange, -7),
  endDate: addDays(springClockChange, 7),
  startTime: '02:30',
  endTime: '03:30',
  recurrence: 'WEEK',
} as const
const listSlots = async () =>
  (await agenda.listSessionRows()).map(({ day, start_time }) => [day, start_time.slice(0, 5)])

describe('a series whose time a clock change skips on one date', () => {
  it('has a preview with one conflict on that date, which names the later time', async () => {
    const { status, body } = await agenda.previewSession(nightSeries)
    expect(status).toBe(200)
    expect(body.dates).toMatchObject([
      { date: nightSeries.startDate, startTime: '02:30' },
      {
        date: springClockChange,
        startTime: '03:30',
        endTime: '04:30',
        verdicts: [
          { kind: 'clock', id: null, detail: expect.stringContaining('la séance de 02:30 serait de 03:30 à 04:30') },
          { kind: 'closed' },
        ],
      },
      { date: nightSeries.endDate, startTime: '02:30' },
    ])
    expect(body.dates[0].verdicts.map(({ kind }: { kind: string }) => kind)).not.toContain('clock')
  })

  it('is refused unless the input skips or forces that date', async () => {
    expect(await agenda.postSession(nightSeries)).toMatchObject({
      status: 409,
      body: {
        errorCode: errorCode.sessionConflict,
        conflicts: [{ date: springClockChange, kind: 'clock' }],
      },
    })
    expect(await agenda.listSessionRows()).toEqual([])
  })

  it('is saved without that date when the input skips it', async () => {
    expect((await agenda.postSession({ ...nightSeries, skipDates: [springClockChange] })).status).toBe(201)
    expect(await listSlots()).toEqual([
      [nightSeries.startDate, '02:30'],
      [nightSeries.endDate, '02:30'],
    ])
  })

  it('is saved an hour later on that date when forced, but may not overlap another session', async () => {
    const response = await agenda.postSession({ ...nightSeries, force: true, forceDates: [springClockChange] })
    expect(response.status).toBe(201)
    expect(await listSlots()).toEqual([
      [nightSeries.startDate, '02:30'],
      [springClockChange, '03:30'],
      [nightSeries.endDate, '02:30'],
    ])
    expect(
      (await agenda.listSessionRows()).map(({ allow_overlap, force_reason }) => [allow_overlap, force_reason]),
    ).toEqual(Array.from({ length: 3 }, () => [false, null]))
  })

  it('also has the conflicts at the later time', async () => {
    await agenda.createSessions({ startDate: springClockChange, startTime: '03:45', endTime: '04:15' })
    const { body } = await agenda.previewSession(nightSeries)
    expect(body.dates[1].verdicts.slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual(['clock', 'therapist'])
  })

  it('can be moved to that time with its following sessions', async () => {
    const sessions = await agenda.createSessions({ ...nightSeries, startTime: '10:00', endTime: '11:00' })
    const change = { startDate: nightSeries.startDate, startTime: '02:30', endTime: '03:30' }
    const id = sessions[0]?.id ?? ''
    expect((await agenda.changeSession(id, change, 'all')).body).toMatchObject({
      errorCode: errorCode.sessionConflict,
      conflicts: [{ date: springClockChange, kind: 'clock' }],
    })
    const acceptance = { force: true, forceDates: [springClockChange] }
    expect((await agenda.changeSession(id, { ...change, ...acceptance }, 'all')).status).toBe(200)
    expect((await listSlots()).map(([, time]) => time)).toEqual(['02:30', '03:30', '02:30'])
  })
})

describe('a single session in the hour that a clock change skips', () => {
  it('is refused with E271', async () => {
    const session = { startDate: springClockChange, startTime: '02:30', endTime: '03:30' }
    expect(await agenda.postSession(session)).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.timesRefused },
    })
    expect(await agenda.previewSession(session)).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.timesRefused },
    })
  })
})
