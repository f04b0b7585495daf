import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { SessionInput } from 'shared/contracts/agenda/session'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays, daysBetween } from 'shared/domain/calendar/day'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { defaultEndDate } from 'shared/domain/sessions/recurrence'
import { openAgenda, type Agenda } from '../../../../testing/agenda.ts'
import { monday } from '../../../../testing/calendar.ts'
import {
  joinPractice,
  openPatientAccount,
  openPractice,
  testApp,
  type ApiResponse,
  type TestApp,
} from '../../../../testing/practice.ts'
import { purgeDeletedSessions } from '../deletion/purgeDeletedSessions.service.ts'

let api: TestApp
let agenda: Agenda

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  agenda = await openAgenda(api)
})

const datesOf = ({ body }: ApiResponse): string[] => body.sessions.map(({ date }: { date: string }) => date)
const mondayPlusWeeks = (count: number) => addDays(monday, 7 * count)
/** Creates a series on twelve Mondays at ten. */
const addTwelveWeeklySessions = (change: object = {}) =>
  agenda.createSessions({ recurrence: 'WEEK', endDate: mondayPlusWeeks(11), ...change })
const nth = <T>(list: readonly T[], number: number): T => {
  const element = list[number - 1]
  if (element === undefined) throw new Error(`Missing element ${number}.`)
  return element
}
const readSession = async (id: string) => (await agenda.caller.get(`/sessions/${id}`)).body
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const listAuditEntries = (id: string) =>
  api.admin<{ act: string; details: object }>('select act, details from audit where entity_id = $1 order by at, id', [
    id,
  ])
const listSeriesRows = () =>
  api.admin<{ start_date: string; end_date: string }>(
    'select start_date::text, end_date::text from session_series where tenant_id = $1',
    [agenda.tenantId],
  )

describe('POST /sessions for a series', () => {
  it('keeps the local time across clock changes', async () => {
    const springSeries = await agenda.postSession({
      startDate: '2027-03-21',
      endDate: '2027-04-04',
      recurrence: 'WEEK',
    })
    const autumnSeries = await agenda.postSession({
      startDate: '2026-10-18',
      endDate: '2026-11-01',
      recurrence: 'WEEK',
    })
    expect(datesOf(springSeries)).toEqual(['2027-03-21', '2027-03-28', '2027-04-04'])
    expect(datesOf(autumnSeries)).toEqual(['2026-10-18', '2026-10-25', '2026-11-01'])
    const rows = await api.admin<{ hour: string }>(
      `select distinct to_char(lower(during), 'HH24:MI') as hour from session where tenant_id = $1`,
      [agenda.tenantId],
    )
    expect(rows).toEqual([{ hour: '10:00' }])
    const { body } = await agenda.caller.get('/short-sessions?startDate=2027-03-28&endDate=2027-03-28')
    expect(body).toMatchObject([{ date: '2027-03-28', startTime: '10:00', endTime: '11:00', recurrence: 'WEEK' }])
  })

  it('repeats every fourteen days across week 53', async () => {
    const response = await agenda.postSession({
      startDate: '2026-12-17',
      endDate: '2027-01-20',
      recurrence: 'TWO_WEEKS',
    })
    expect(datesOf(response)).toEqual(['2026-12-17', '2026-12-31', '2027-01-14'])
  })

  it('excludes weekends from a series on weekdays', async () => {
    expect(datesOf(await agenda.postSession({ recurrence: 'DAY_OF_WEEK', endDate: addDays(monday, 7) }))).toEqual(
      [0, 1, 2, 3, 4, 7].map((count) => addDays(monday, count)),
    )
  })

  it('saves every day of a year from 29 February, with comments on the first session only and one audit entry', async () => {
    const [rex, luna] = [await agenda.createAnimal('Rex'), await agenda.createAnimal('Luna')]
    const endDate = defaultEndDate('2028-02-29')
    const sessions = await agenda.createSessions({
      startDate: '2028-02-29',
      endDate,
      recurrence: 'DAY',
      animalIds: [rex, luna],
      comments: 'Première',
      evaluation: emptyEvaluation(),
    })
    expect(sessions).toHaveLength(366)
    expect([sessions.at(0)?.date, sessions.at(-1)?.date]).toEqual(['2028-02-29', '2029-02-28'])
    expect(new Set(sessions.map(({ seriesId }) => seriesId)).size).toBe(1)
    expect(
      await api.admin('select count(*)::integer as count from session_animal where tenant_id = $1 and live', [
        agenda.tenantId,
      ]),
    ).toEqual([{ count: 732 }])
    const [firstRow, ...otherRows] = await agenda.listSessionRows()
    expect([firstRow?.comments, firstRow?.evaluation].every((encryptedText) => encryptedText !== null)).toBe(true)
    expect(otherRows.filter(({ comments, evaluation }) => comments ?? evaluation)).toEqual([])
    const auditEntries = await api.admin('select act, details from audit where tenant_id = $1 and entity = $2', [
      agenda.tenantId,
      'session',
    ])
    expect(auditEntries).toEqual([{ act: 'create', details: { series: sessions[0]?.seriesId, count: 366 } }])
  })

  it('saves nothing when one day has a conflict, and reports every conflict', async () => {
    const [existingSession] = await agenda.createSessions({ startDate: addDays(monday, 1) })
    const vacation = await agenda.insertRow('vacation', {
      member_id: agenda.therapistId,
      starts_at: `${addDays(monday, 300)} 00:00`,
      ends_at: `${addDays(monday, 301)} 00:00`,
    })
    const response = await agenda.postSession({ recurrence: 'DAY', endDate: defaultEndDate(monday) })
    expect(response).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionConflict } })
    expect(response.body.conflicts).toMatchObject([
      { date: addDays(monday, 1), kind: 'therapist', id: existingSession?.id },
      { date: addDays(monday, 300), kind: 'vacation', id: vacation },
    ])
    expect(await agenda.listSessionRows()).toHaveLength(1)
    expect(await listSeriesRows()).toEqual([])
  })

  it('saves a series without the skipped dates, and despite conflicts on the forced dates', async () => {
    await agenda.createSessions({ startDate: mondayPlusWeeks(1) })
    await agenda.createSessions({ startDate: mondayPlusWeeks(2) })
    const series: Partial<SessionInput> = {
      recurrence: 'WEEK',
      endDate: mondayPlusWeeks(3),
      force: true,
      forceReason: 'Deux groupes',
      forceDates: [mondayPlusWeeks(1)],
    }
    expect((await agenda.postSession(series)).body.conflicts).toMatchObject([
      { date: mondayPlusWeeks(2), kind: 'therapist' },
    ])
    const sessions = await agenda.createSessions({ ...series, skipDates: [mondayPlusWeeks(2)] })
    expect(sessions.map(({ date }) => date)).toEqual([monday, mondayPlusWeeks(1), mondayPlusWeeks(3)])
    const seriesSessionRows = (await agenda.listSessionRows())
      .filter(({ series_id }) => series_id)
      .map(({ day, allow_overlap, force_reason }) => ({ day, allow_overlap, force_reason }))
    expect(seriesSessionRows.map(({ allow_overlap, force_reason }) => [allow_overlap, force_reason])).toEqual([
      [false, null],
      [true, 'Deux groupes'],
      [false, null],
    ])
  })

  it.each<[string, object, string, string]>([
    ['of more than 400 days', { recurrence: 'DAY', endDate: addDays(monday, 400) }, errorCode.invalid, 'endDate'],
    ['without an end', { recurrence: 'DAY', endDate: null }, errorCode.invalid, 'endDate'],
    [
      'that ends before it starts',
      { recurrence: 'WEEK', endDate: addDays(monday, -1) },
      errorCode.datesRefused,
      'endDate',
    ],
    [
      'on weekdays within a weekend',
      { recurrence: 'DAY_OF_WEEK', startDate: addDays(monday, 5), endDate: addDays(monday, 6) },
      errorCode.invalid,
      'endDate',
    ],
    [
      'whose dates are all skipped',
      { recurrence: 'WEEK', endDate: mondayPlusWeeks(1), skipDates: [monday, mondayPlusWeeks(1)] },
      errorCode.invalid,
      'skipDates',
    ],
  ])('refuses a series %s', async (_caseName, change, code, field) => {
    expect(await agenda.postSession(change)).toMatchObject({
      status: 400,
      body: { errorCode: code, problems: [{ field }] },
    })
    expect(await agenda.listSessionRows()).toEqual([])
  })

  it('accepts a series of 400 days', async () => {
    expect(await agenda.createSessions({ recurrence: 'DAY', endDate: addDays(monday, 399) })).toHaveLength(400)
  })

  it('returns the last day of the series with each session', async () => {
    const sessions = await addTwelveWeeklySessions()
    expect(await readSession(nth(sessions, 12).id)).toMatchObject({
      endDate: mondayPlusWeeks(11),
      recurrence: 'WEEK',
      seriesId: sessions[0]?.seriesId,
    })
  })
})

describe('a series of twelve sessions, of which one is moved, one billed, one paid and one evaluated', () => {
  let sessions: Awaited<ReturnType<Agenda['createSessions']>>
  const evaluation = {
    ...emptyEvaluation(),
    evaluationGlobale: { satisfaction: 4, pointsForts: 'Calme', difficultes: '', ajustements: '' },
  }
  beforeEach(async () => {
    sessions = await addTwelveWeeklySessions({ comments: 'La première' })
    await agenda.changeSession(nth(sessions, 8).id, {
      startDate: addDays(mondayPlusWeeks(7), 2),
      startTime: '16:00',
      endTime: '17:00',
    })
    await agenda.caller.patch(`/sessions/${nth(sessions, 9).id}?paid=true`)
    await agenda.billSession(nth(sessions, 10).id)
    await agenda.changeSession(nth(sessions, 11).id, {
      startDate: mondayPlusWeeks(10),
      evaluation,
      comments: 'Bien passée',
      price: 75,
    })
  })

  it('moves all sessions from the edited seventh on, except the individually moved and the billed session', async () => {
    const seventhSession = nth(sessions, 7)
    const response = await agenda.changeSession(
      seventhSession.id,
      {
        startDate: addDays(mondayPlusWeeks(6), 1),
        startTime: '14:00',
        endTime: '15:30',
        roomRent: 12,
        comments: 'À la carrière',
        paid: true,
      },
      'all',
    )
    expect(response.status).toBe(200)
    expect(response.headers['etag']).toBe('"2"')
    expect(idsOf(response.body.sessions)).toEqual(idsOf([7, 8, 9, 11, 12].map((number) => nth(sessions, number))))
    expect(response.body.kept).toEqual([
      { id: nth(sessions, 8).id, date: addDays(mondayPlusWeeks(7), 2), reason: 'Déplacée seule : elle garde sa date' },
      { id: nth(sessions, 10).id, date: mondayPlusWeeks(9), reason: 'Facturée' },
    ])

    expect(await readSession(nth(sessions, 6).id)).toMatchObject({ version: 1, startTime: '10:00' })
    for (const number of [7, 9, 11, 12]) {
      const { date, startTime, endTime, roomRent } = await readSession(nth(sessions, number).id)
      expect([date, startTime, endTime, roomRent]).toEqual([
        addDays(mondayPlusWeeks(number - 1), 1),
        '14:00',
        '15:30',
        12,
      ])
    }
    // The individually moved session receives the rent but not the date; the billed session receives nothing.
    expect(await readSession(nth(sessions, 8).id)).toMatchObject({
      date: addDays(mondayPlusWeeks(7), 2),
      startTime: '16:00',
      endTime: '17:00',
      roomRent: 12,
    })
    expect(await readSession(nth(sessions, 10).id)).toMatchObject({
      date: mondayPlusWeeks(9),
      startTime: '10:00',
      roomRent: 0,
      version: 1,
    })
    // Fields that were entered for a single session are kept.
    const paidIds = (await agenda.listSessionRows()).filter((row) => row.paid).map(({ id }) => id)
    expect(paidIds).toEqual([seventhSession.id, nth(sessions, 9).id])
    expect(await readSession(nth(sessions, 11).id)).toMatchObject({
      price: 75,
      comments: 'Bien passée',
      evaluation,
    })
    expect(await readSession(nth(sessions, 12).id)).toMatchObject({
      comments: '',
      endDate: addDays(mondayPlusWeeks(11), 1),
    })
    expect((await listAuditEntries(seventhSession.id)).at(-1)).toMatchObject({
      act: 'update',
      details: { count: 5, kept: 2 },
    })
  })

  it('keeps the billed session as its last session when the sessions from the ninth on are deleted', async () => {
    await agenda.changeSession(nth(sessions, 7).id, { startDate: addDays(mondayPlusWeeks(6), 1) }, 'all')
    const ninthSession = nth(sessions, 9)
    const response = await agenda.deleteSession(ninthSession.id, 'all')
    expect(response.body).toMatchObject({
      deleted: idsOf([9, 11, 12].map((number) => nth(sessions, number))),
      kept: [{ id: nth(sessions, 10).id, date: mondayPlusWeeks(9), reason: 'Facturée' }],
    })
    expect(idsOf(await agenda.listSessionRows())).toEqual(
      idsOf([1, 2, 3, 4, 5, 6, 7, 8, 10].map((number) => nth(sessions, number))),
    )
    expect(await listSeriesRows()).toEqual([{ start_date: monday, end_date: mondayPlusWeeks(9) }])
    expect((await listAuditEntries(ninthSession.id)).at(-1)).toMatchObject({
      act: 'delete',
      details: { count: 3, kept: 1 },
    })
  })

  it('can be neither edited nor deleted from the billed session on', async () => {
    const tenthSession = nth(sessions, 10)
    expect(await agenda.deleteSession(tenthSession.id, 'all')).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionBilled },
    })
    expect(
      await agenda.changeSession(tenthSession.id, { startDate: mondayPlusWeeks(9), price: 1 }, 'all'),
    ).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionBilled },
    })
    expect(await agenda.listSessionRows()).toHaveLength(12)
  })
})

describe('deleting sessions of a series', () => {
  it('keeps the first eight sessions when the ninth and following are deleted, and stores tombstones of the deleted sessions', async () => {
    const sessions = await addTwelveWeeklySessions()
    const [, , , , , , , , ...deletedIds] = idsOf(sessions)
    expect(await agenda.deleteSession(nth(sessions, 9).id, 'all')).toMatchObject({
      status: 200,
      body: { deleted: deletedIds, kept: [] },
    })
    expect(await agenda.listSessionRows()).toHaveLength(8)
    expect(await listSeriesRows()).toEqual([{ start_date: monday, end_date: mondayPlusWeeks(7) }])
    const tombstones = await api.admin<{ id: string; version: number; day: string }>(
      `select id, version, lower(during)::date::text as day from session_tombstone where tenant_id = $1 order by during`,
      [agenda.tenantId],
    )
    expect(tombstones).toEqual(deletedIds.map((id, index) => ({ id, version: 2, day: mondayPlusWeeks(8 + index) })))
  })

  it('deletes the series too when the first and all following sessions are deleted', async () => {
    const sessions = await addTwelveWeeklySessions()
    const { body } = await agenda.deleteSession(nth(sessions, 1).id, 'all')
    expect(body.deleted).toHaveLength(12)
    expect(await agenda.listSessionRows()).toEqual([])
    await purgeDeletedSessions(api.services, agenda.tenantId, body.undoId)
    expect(await listSeriesRows()).toEqual([])
  })

  it('changes the end of the series only when its last session is deleted', async () => {
    const sessions = await addTwelveWeeklySessions()
    await agenda.deleteSession(nth(sessions, 5).id)
    expect(await listSeriesRows()).toEqual([{ start_date: monday, end_date: mondayPlusWeeks(11) }])
    await agenda.deleteSession(nth(sessions, 12).id)
    expect(await listSeriesRows()).toEqual([{ start_date: monday, end_date: mondayPlusWeeks(10) }])
    expect(await agenda.listSessionRows()).toHaveLength(10)
  })

  it('keeps cancelled sessions when all following sessions are deleted', async () => {
    const sessions = await addTwelveWeeklySessions()
    await agenda.caller.patch(`/sessions/${nth(sessions, 11).id}/cancel`)
    expect((await agenda.deleteSession(nth(sessions, 1).id, 'all')).body.deleted).toHaveLength(11)
    expect(idsOf(await agenda.listSessionRows())).toEqual([nth(sessions, 11).id])
  })
})

describe('changing sessions of a series', () => {
  it('changes all sessions when the edit starts at the first session', async () => {
    const sessions = await addTwelveWeeklySessions()
    const response = await agenda.changeSession(
      nth(sessions, 1).id,
      { startDate: addDays(monday, 3), price: 80 },
      'all',
    )
    expect(datesOf(response)).toEqual(sessions.map(({ date }) => addDays(date, 3)))
    expect(
      (await agenda.listSessionRows()).map(({ price, version, moved_alone }) => [Number(price), version, moved_alone]),
    ).toEqual(sessions.map(() => [80, 2, false]))
  })

  it('changes only the last session when the edit starts there', async () => {
    const sessions = await addTwelveWeeklySessions()
    const response = await agenda.changeSession(
      nth(sessions, 12).id,
      { startDate: addDays(mondayPlusWeeks(11), 1) },
      'all',
    )
    expect(datesOf(response)).toEqual([addDays(mondayPlusWeeks(11), 1)])
    expect((await agenda.listSessionRows()).filter(({ version }) => version > 1)).toHaveLength(1)
  })

  it('can move the series to times that its own sessions occupy', async () => {
    const animalIds = [await agenda.createAnimal('Rex')]
    const sessions = await agenda.createSessions({ recurrence: 'DAY', endDate: addDays(monday, 9), animalIds })
    const movedLater = await agenda.changeSession(
      nth(sessions, 1).id,
      { startDate: addDays(monday, 1), startTime: '10:30', endTime: '11:30', animalIds },
      'all',
    )
    expect(datesOf(movedLater)).toEqual(sessions.map(({ date }) => addDays(date, 1)))
    const movedEarlier = await agenda.changeSession(nth(sessions, 1).id, { startDate: monday, animalIds }, 'all')
    expect(datesOf(movedEarlier)).toEqual(sessions.map(({ date }) => date))
    const timeSlots = await api.admin(
      `select count(*)::integer as count from session_animal sa join session s on s.id = sa.session_id and s.during = sa.during where s.tenant_id = $1`,
      [agenda.tenantId],
    )
    expect(timeSlots).toEqual([{ count: 10 }])
  })

  it('marks a session as moved when it alone gets another time', async () => {
    const sessions = await addTwelveWeeklySessions()
    await agenda.changeSession(nth(sessions, 3).id, { startDate: mondayPlusWeeks(2), price: 99 })
    await agenda.changeSession(nth(sessions, 4).id, {
      startDate: mondayPlusWeeks(3),
      startTime: '09:00',
      endTime: '10:00',
    })
    expect((await agenda.listSessionRows()).map(({ moved_alone }) => moved_alone)).toEqual(
      sessions.map((_session, index) => index === 3),
    )
  })

  it('removes the mark from a session that is moved back', async () => {
    const sessions = await addTwelveWeeklySessions()
    const thirdId = nth(sessions, 3).id
    await agenda.changeSession(thirdId, { startDate: addDays(mondayPlusWeeks(2), 2) })
    expect((await agenda.listSessionRows()).filter(({ moved_alone }) => moved_alone)).toHaveLength(1)
    await agenda.changeSession(thirdId, { startDate: mondayPlusWeeks(2) })
    expect((await agenda.listSessionRows()).filter(({ moved_alone }) => moved_alone)).toEqual([])
    await agenda.changeSession(nth(sessions, 1).id, { startDate: addDays(monday, 1) }, 'all')
    expect((await readSession(thirdId)).date).toBe(addDays(mondayPlusWeeks(2), 1))
  })

  it('copies only the edited fields, and keeps a price set for a single session', async () => {
    const sessions = await addTwelveWeeklySessions()
    await agenda.changeSession(nth(sessions, 5).id, { startDate: mondayPlusWeeks(4), price: 99 })
    const response = await agenda.changeSession(nth(sessions, 1).id, { startTime: '11:00', endTime: '12:00' }, 'all')
    expect(response.body.sessions).toHaveLength(12)
    expect(await readSession(nth(sessions, 5).id)).toMatchObject({ price: 99, startTime: '11:00' })
    await agenda.changeSession(nth(sessions, 1).id, { startTime: '11:00', endTime: '12:00', price: 70 }, 'all')
    expect((await readSession(nth(sessions, 5).id)).price).toBe(70)
  })

  it('changes the comments of the chosen session only', async () => {
    const sessions = await addTwelveWeeklySessions()
    const response = await agenda.changeSession(
      nth(sessions, 2).id,
      { startDate: mondayPlusWeeks(1), comments: 'Bien' },
      'all',
    )
    expect(datesOf(response)).toEqual([mondayPlusWeeks(1)])
    expect((await agenda.listSessionRows()).filter(({ version }) => version > 1)).toHaveLength(1)
  })

  it('also changes the patient, animals, employees and therapist', async () => {
    const colleagueId = (await joinPractice(api, { ...agenda }, { roles: ['ROLE_THERAPIST'] })).id
    const firmId = await agenda.createPatient({ type: 'FIRM', company_name: 'École du Lac' })
    const [employee, rex, luna] = [
      await agenda.createPatient(),
      await agenda.createAnimal('Rex'),
      await agenda.createAnimal('Luna'),
    ]
    const sessions = await addTwelveWeeklySessions({ animalIds: [rex] })
    const change = {
      startDate: mondayPlusWeeks(9),
      patientId: firmId,
      selectedCorporatePatients: [employee],
      animalIds: [luna],
      therapistId: colleagueId,
    }
    expect((await agenda.changeSession(nth(sessions, 10).id, change, 'all')).status).toBe(200)
    for (const number of [10, 11, 12]) {
      expect(await readSession(nth(sessions, number).id)).toMatchObject({
        patientId: firmId,
        selectedCorporatePatients: [employee],
        animalIds: [luna],
        therapistId: colleagueId,
      })
    }
    expect(await readSession(nth(sessions, 9).id)).toMatchObject({
      patientId: agenda.patientId,
      animalIds: [rex],
      therapistId: agenda.therapistId,
    })
  })

  it('saves nothing when one date overlaps another session, unless that date is skipped', async () => {
    const sessions = await addTwelveWeeklySessions()
    const [otherSession] = await agenda.createSessions({
      startDate: mondayPlusWeeks(8),
      startTime: '15:00',
      endTime: '16:00',
    })
    const newTimes = { startTime: '15:00', endTime: '16:00' } as const
    const refusal = await agenda.changeSession(nth(sessions, 1).id, newTimes, 'all')
    expect(refusal).toMatchObject({
      status: 409,
      body: {
        errorCode: errorCode.sessionConflict,
        conflicts: [{ date: mondayPlusWeeks(8), kind: 'therapist', id: otherSession?.id }],
      },
    })
    expect((await agenda.listSessionRows()).filter(({ version }) => version > 1)).toEqual([])

    const responseWithSkippedDate = await agenda.changeSession(
      nth(sessions, 1).id,
      { ...newTimes, price: 61, skipDates: [mondayPlusWeeks(8)] },
      'all',
    )
    expect(responseWithSkippedDate.body.kept).toEqual([
      {
        id: nth(sessions, 9).id,
        date: mondayPlusWeeks(8),
        reason: 'Laissée de côté : elle garde sa date et ses animaux',
      },
    ])
    expect(await readSession(nth(sessions, 9).id)).toMatchObject({ startTime: '10:00', price: 61 })
    expect((await agenda.listSessionRows()).filter(({ moved_alone }) => moved_alone).map(({ id }) => id)).toEqual([
      nth(sessions, 9).id,
    ])
  })

  it('is refused when two sessions of the series would overlap each other, and saved when forced', async () => {
    const sessions = await agenda.createSessions({ recurrence: 'DAY', endDate: addDays(monday, 4) })
    await agenda.changeSession(
      nth(sessions, 3).id,
      { startDate: addDays(monday, 1), startTime: '15:00', endTime: '16:00' },
      'all',
    )
    const eveningSlot = { startDate: addDays(monday, 1), startTime: '18:00', endTime: '19:00' } as const
    const refusal = await agenda.changeSession(nth(sessions, 2).id, eveningSlot, 'all')
    expect(refusal).toMatchObject({
      status: 409,
      body: { conflicts: [{ date: addDays(monday, 1), kind: 'therapist', name: 'Même série' }] },
    })
    expect(
      (
        await agenda.changeSession(
          nth(sessions, 2).id,
          { ...eveningSlot, force: true, forceReason: 'Deux groupes' },
          'all',
        )
      ).status,
    ).toBe(200)
    expect((await agenda.listSessionRows()).map(({ day, start_time }) => [day, start_time])).toEqual(
      [0, 1, 1, 2, 3].map((count, index) => [addDays(monday, count), index === 0 ? '10:00' : '18:00']),
    )
  })

  it('is refused with a stale version, and reports an invalid day once', async () => {
    const sessions = await agenda.createSessions({ startDate: '2027-03-28', recurrence: 'WEEK', endDate: '2027-04-04' })
    const id = nth(sessions, 1).id
    const change = agenda.sessionInput({ startDate: '2027-03-28', startTime: '02:15', endTime: '24:00' })
    expect((await agenda.caller.put(`/sessions/${id}?type=all`, change, { 'if-match': '"7"' })).status).toBe(412)
    expect(
      (await agenda.caller.put(`/sessions/${id}?type=all`, change, { 'if-match': '"1"' })).body.problems,
    ).toHaveLength(1)
  })

  it('is refused beyond the last day of the calendar', async () => {
    const [firstSession] = await agenda.createSessions({
      startDate: '2199-12-01',
      recurrence: 'WEEK',
      endDate: '2199-12-31',
    })
    const { status, body } = await agenda.changeSession(firstSession?.id ?? '', { startDate: '2199-12-10' }, 'all')
    expect([status, body.errorCode, body.problems]).toEqual([
      400,
      errorCode.datesRefused,
      [{ field: 'startDate', kind: 'invalid', message: 'Le calendrier va de 1900 à 2199.' }],
    ])
    expect((await agenda.listSessionRows()).map(({ day }) => day)).toEqual([
      '2199-12-01',
      '2199-12-08',
      '2199-12-15',
      '2199-12-22',
      '2199-12-29',
    ])
  })

  it("changes and deletes a session without series, with the scope 'all'", async () => {
    const [session] = await agenda.createSessions()
    expect((await agenda.changeSession(session?.id ?? '', { price: 70 }, 'all')).body).toMatchObject({
      sessions: [{ id: session?.id }],
      kept: [],
    })
    expect((await agenda.deleteSession(session?.id ?? '', 'all')).body).toMatchObject({
      deleted: [session?.id],
      kept: [],
    })
  })

  it('notifies a patient who booked online of the new time and of the cancellation', async () => {
    const sessions = await addTwelveWeeklySessions()
    const account = await openPatientAccount(api)
    const { id } = nth(sessions, 5)
    await api.admin('update session set requested_by = $1 where id = $2', [account.patientId, id])
    await agenda.changeSession(nth(sessions, 2).id, { startDate: addDays(mondayPlusWeeks(1), 1) }, 'all')
    const listEmailsAbout = async (name: 'sessionMoved' | 'sessionCancelled') =>
      (await api.mails(name))
        .filter(({ data }) => idsOf(sessions).includes(data.sessionId))
        .map(({ to, data: { sessionId, date, sequence } }) => ({ to: to.address, sessionId, date, sequence }))
    expect(await listEmailsAbout('sessionMoved')).toEqual([
      { to: account.email, sessionId: id, date: addDays(mondayPlusWeeks(4), 1), sequence: 2 },
    ])
    const { body } = await agenda.deleteSession(nth(sessions, 2).id, 'all')
    await purgeDeletedSessions(api.services, agenda.tenantId, body.undoId)
    expect(await listEmailsAbout('sessionCancelled')).toEqual([
      { to: account.email, sessionId: id, date: addDays(mondayPlusWeeks(4), 1), sequence: 3 },
    ])
  })

  it('returns 404 to another practice', async () => {
    const sessions = await addTwelveWeeklySessions()
    const otherPracticeCaller = api.as((await openPractice(api)).token)
    const id = nth(sessions, 2).id
    const responses = [
      await otherPracticeCaller.put(`/sessions/${id}?type=all`, agenda.sessionInput()),
      await otherPracticeCaller.delete(`/sessions/${id}?type=all`),
    ]
    expect(responses.map(({ status }) => status)).toEqual([404, 404])
    expect(await agenda.listSessionRows()).toHaveLength(12)
  })

  it('moves all remaining sessions or none when another call deletes some of them concurrently', async () => {
    const sessions = await addTwelveWeeklySessions()
    const [change, deletion] = await Promise.all([
      agenda.changeSession(nth(sessions, 3).id, { startDate: addDays(mondayPlusWeeks(2), 1) }, 'all'),
      agenda.deleteSession(nth(sessions, 6).id, 'all'),
    ])
    expect(deletion.status).toBe(200)
    expect([200, 412]).toContain(change.status)
    const days = (await agenda.listSessionRows()).map(({ day }) => day)
    expect(days).toHaveLength(5)
    const shiftsInDays = days.slice(2).map((day, index) => daysBetween(mondayPlusWeeks(index + 2), day))
    expect(new Set(shiftsInDays).size).toBe(1)
  })
})
