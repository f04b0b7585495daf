import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { SessionInput } from 'shared/contracts/agenda/session'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { openAgenda, type Agenda } from '../../../../testing/agenda.ts'
import { monday } from '../../../../testing/calendar.ts'
import { openConnections } from '../../../../testing/connections.ts'
import { joinPractice, testApp, type TestApp } from '../../../../testing/practice.ts'

let api: TestApp
let agenda: Agenda
let rex: string

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  agenda = await openAgenda(api)
  rex = await agenda.createAnimal('Rex', { nb_working_hours_by_week: 3 })
})

const addColleague = async () => (await joinPractice(api, { ...agenda }, { roles: ['ROLE_THERAPIST'] })).id
const dailySeries = (days: number): Partial<SessionInput> => ({
  recurrence: 'DAY',
  endDate: addDays(monday, days - 1),
  animalIds: [rex],
})
const rexConflict = (date: string) => ({ date, kind: 'workload', id: rex, name: 'Rex', detail: expect.any(String) })

describe('an animal that would work over its limits', () => {
  it('prevents adding a series, with every occurrence counted', async () => {
    const response = await agenda.postSession(dailySeries(5))
    expect(response).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionConflict } })
    expect(response.body.conflicts).toEqual([rexConflict(addDays(monday, 3)), rexConflict(addDays(monday, 4))])
    expect(response.body.conflicts[0].detail).toContain('Rex')
    expect(await agenda.listSessionRows()).toEqual([])
    expect((await agenda.postSession(dailySeries(3))).status).toBe(201)
  })

  it('is accepted with a reason, which is stored, and still may not overlap its other sessions', async () => {
    const forcedSession = { ...dailySeries(4), force: true }
    for (const forceReason of [undefined, '  ']) {
      expect(await agenda.postSession({ ...forcedSession, forceReason })).toMatchObject({
        status: 400,
        body: {
          errorCode: errorCode.invalid,
          problems: [{ field: 'forceReason', message: 'Motif obligatoire : un animal dépasse ses limites.' }],
        },
      })
    }
    expect(await agenda.listSessionRows()).toEqual([])
    await agenda.createSessions({ ...forcedSession, forceReason: 'Fête du village' })
    expect(
      (await agenda.listSessionRows()).map(({ force_reason, allow_overlap }) => [force_reason, allow_overlap]),
    ).toEqual([
      [null, false],
      [null, false],
      [null, false],
      ['Fête du village', false],
    ])
  })

  it('does not conflict on skipped or forced dates', async () => {
    const skipDates = [addDays(monday, 3)]
    expect((await agenda.postSession({ ...dailySeries(5), skipDates })).body.conflicts).toEqual([
      rexConflict(addDays(monday, 4)),
    ])
    expect(
      (
        await agenda.postSession({
          ...dailySeries(5),
          skipDates,
          force: true,
          forceDates: [addDays(monday, 4)],
          forceReason: 'Fête',
        })
      ).status,
    ).toBe(201)
  })

  it('does not prevent other changes of its session or shortening it, but prevents lengthening or moving it', async () => {
    const sessions = await agenda.createSessions({ ...dailySeries(4), force: true, forceReason: 'Fête' })
    const lastSession = { id: sessions.at(-1)?.id ?? '', startDate: addDays(monday, 3), animalIds: [rex] }
    expect((await agenda.changeSession(lastSession.id, { ...lastSession, price: 70 })).status).toBe(200)
    expect((await agenda.listSessionRows()).at(-1)).toMatchObject({ force_reason: 'Fête' })
    expect((await agenda.changeSession(lastSession.id, { ...lastSession, startTime: '10:15' })).status).toBe(200)
    expect((await agenda.listSessionRows()).at(-1)).toMatchObject({ start_time: '10:15', force_reason: 'Fête' })
    expect((await agenda.changeSession(lastSession.id, { ...lastSession, endTime: '11:30' })).body.conflicts).toEqual([
      rexConflict(lastSession.startDate),
    ])
    expect(
      (await agenda.changeSession(lastSession.id, { ...lastSession, startDate: addDays(monday, 4) })).body.conflicts,
    ).toEqual([rexConflict(addDays(monday, 4))])
  })

  it('does not have its hours counted twice when a session or series moves', async () => {
    const sessions = await agenda.createSessions(dailySeries(3))
    const [firstId = ''] = sessions.map(({ id }) => id)
    expect((await agenda.changeSession(firstId, { startDate: addDays(monday, 4), animalIds: [rex] })).status).toBe(200)
    expect((await agenda.listSessionRows()).map(({ day }) => day)).toEqual(
      [1, 2, 4].map((days) => addDays(monday, days)),
    )
    await agenda.changeSession(firstId, { startDate: monday, animalIds: [rex] })
    const luna = await agenda.createAnimal('Luna', { nb_working_hours_by_week: 3 })
    const series = await agenda.createSessions({
      ...dailySeries(3),
      startDate: addDays(monday, 7),
      endDate: addDays(monday, 9),
      animalIds: [luna],
    })
    const response = await agenda.changeSession(
      series[0]?.id ?? '',
      { startDate: addDays(monday, 8), animalIds: [luna] },
      'all',
    )
    expect(response.status).toBe(200)
    expect((await agenda.listSessionRows()).map(({ day, force_reason }) => [day, force_reason])).toEqual(
      [0, 1, 2, 8, 9, 10].map((days) => [addDays(monday, days), null]),
    )
  })

  it('is checked when added to a session, unlike the animals already in it', async () => {
    await agenda.createSessions(dailySeries(3))
    const luna = await agenda.createAnimal('Luna', { nb_working_hours_by_week: 0.5 })
    const [forcedSession] = await agenda.createSessions({
      startDate: addDays(monday, 4),
      animalIds: [luna],
      force: true,
      forceReason: 'Fête',
    })
    const response = await agenda.changeSession(forcedSession?.id ?? '', {
      startDate: addDays(monday, 4),
      animalIds: [luna, rex],
    })
    expect(response.body.conflicts).toEqual([rexConflict(addDays(monday, 4))])
  })

  it('is checked in each session of the series to which it is added', async () => {
    const sessions = await agenda.createSessions({ recurrence: 'DAY', endDate: addDays(monday, 4) })
    const response = await agenda.changeSession(sessions[0]?.id ?? '', { animalIds: [rex] }, 'all')
    expect(response.body.conflicts).toEqual([rexConflict(addDays(monday, 3)), rexConflict(addDays(monday, 4))])
    expect((await agenda.listSessionRows()).every(({ version }) => version === 1)).toBe(true)
  })

  it('is refused when its id is sent in upper case', async () => {
    const animalId = await agenda.createAnimal('Nala', { nb_working_hours_by_week: 1 })
    const { status, body } = await agenda.postSession({
      startTime: '08:00',
      endTime: '10:00',
      animalIds: [animalId.toUpperCase()],
    })
    expect([status, body.problems]).toEqual([400, [{ field: 'animalIds.0', message: 'Valeur incorrecte' }]])
  })

  it('gets only one session in its last free hour when several are saved concurrently', async () => {
    await agenda.createSessions(dailySeries(2))
    const therapists = [agenda.therapistId, await addColleague(), await addColleague(), await addColleague()]
    await openConnections(api, therapists.length)
    const responses = await Promise.all(
      therapists.map((therapistId, index) =>
        agenda.postSession({
          therapistId,
          animalIds: [rex],
          startDate: addDays(monday, 2),
          startTime: `${12 + index}:00`,
          endTime: `${13 + index}:00`,
        }),
      ),
    )
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409', '409'])
    for (const { body } of responses.filter(({ status }) => status === 409))
      expect(body.conflicts).toEqual([rexConflict(addDays(monday, 2))])
  })

  it('gets only one session in its last free hour when several are lengthened concurrently', async () => {
    await agenda.createSessions(dailySeries(1))
    const sessions = await agenda.createSessions({
      recurrence: 'DAY',
      startDate: addDays(monday, 1),
      endDate: addDays(monday, 2),
      startTime: '14:00',
      endTime: '14:30',
      animalIds: [rex],
    })
    await openConnections(api, sessions.length)
    const responses = await Promise.all(
      sessions.map(({ id, date }) =>
        agenda.changeSession(id, { startDate: date, startTime: '14:00', endTime: '15:30', animalIds: [rex] }),
      ),
    )
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const lengthenedIds = (
      await api.admin<{ id: string }>("select id from session where tenant_id = $1 and end_time = '15:30'", [
        agenda.tenantId,
      ])
    ).map(({ id }) => id)
    expect(lengthenedIds).toEqual(
      sessions.filter((_session, index) => responses[index]?.status === 200).map(({ id }) => id),
    )
  })
})
