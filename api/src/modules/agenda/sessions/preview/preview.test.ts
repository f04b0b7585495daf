import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { openAgenda, type Agenda } from '../../../../testing/agenda.ts'
import { monday } from '../../../../testing/calendar.ts'
import { joinPractice, openPractice, testApp, type ApiResponse, type TestApp } from '../../../../testing/practice.ts'

let api: TestApp
let agenda: Agenda
let rex: string

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  agenda = await openAgenda(api)
  rex = await agenda.createAnimal('Rex', { nb_working_hours_by_week: 4 })
})

type DateKinds = [date: string, ...kinds: string[]]
const kindsByDate = ({ body }: ApiResponse): DateKinds[] =>
  body.dates.map(({ date, verdicts }: { date: string; verdicts: { kind: string }[] }) => [
    date,
    ...verdicts.map(({ kind }) => kind),
  ])
const mondayPlusDays = (count: number) => addDays(monday, count)
const weekSeries = { recurrence: 'DAY', endDate: mondayPlusDays(6) } as const

const readTableChecksums = async () => {
  const tables = [
    'session',
    'session_animal',
    'session_series',
    'session_tombstone',
    'session_corporate_patient',
    'audit',
    'animal',
    'vacation',
  ]
  const checksums = tables.map((table) =>
    api.admin<{ checksum: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as checksum from ${table} t where tenant_id = $1`,
      [agenda.tenantId],
    ),
  )
  return (await Promise.all(checksums)).flat()
}

describe('the preview of saving a session', () => {
  it('warns when a participant has another session at that time, with another therapist', async () => {
    const colleague = await joinPractice(api, agenda, { roles: ['ROLE_THERAPIST'] })
    await agenda.createSessions({ startTime: '10:30', endTime: '11:30', therapistId: colleague.id })
    const { body } = await agenda.previewSession({})
    expect(body.dates[0].verdicts).toEqual([
      {
        kind: 'patient',
        id: expect.any(String),
        name: 'Dupont Marie',
        detail: 'Dupont Marie a déjà une séance de 10:30 à 11:30.',
      },
    ])
    const later = await agenda.previewSession({ startTime: '11:30', endTime: '12:30' })
    expect(kindsByDate(later)).toEqual([[monday]])
  })
})

describe('the preview of saving a series', () => {
  it('lists verdicts by date: conflicts first, then warnings', async () => {
    const [earlierSession] = await agenda.createSessions({ startDate: mondayPlusDays(1), animalIds: [rex] })
    const vacation = await agenda.insertRow('vacation', {
      member_id: agenda.therapistId,
      starts_at: `${mondayPlusDays(2)} 00:00`,
      ends_at: `${mondayPlusDays(3)} 00:00`,
    })
    const response = await agenda.previewSession({ ...weekSeries, animalIds: [rex] })
    expect(response.status).toBe(200)
    expect(kindsByDate(response)).toEqual([
      [mondayPlusDays(0)],
      [mondayPlusDays(1), 'therapist', 'animal'],
      [mondayPlusDays(2), 'vacation', 'tired'],
      [mondayPlusDays(3), 'workload'],
      [mondayPlusDays(4), 'workload'],
      [mondayPlusDays(5), 'workload'],
      [mondayPlusDays(6), 'workload', 'closed'],
    ])
    expect(response.body.dates[1]).toEqual({
      sessionId: null,
      date: mondayPlusDays(1),
      startTime: '10:00',
      endTime: '11:00',
      verdicts: [
        {
          kind: 'therapist',
          id: earlierSession?.id,
          name: 'Dupont Marie - Séance',
          detail: 'Déjà « Dupont Marie - Séance » de 10:00 à 11:00.',
        },
        { kind: 'animal', id: earlierSession?.id, name: 'Rex', detail: 'Rex travaille déjà de 10:00 à 11:00.' },
      ],
    })
    expect(response.body.dates[2].verdicts[0]).toMatchObject({ kind: 'vacation', id: vacation })
    expect(response.body.dates[6].verdicts[1]).toEqual({
      kind: 'closed',
      id: null,
      name: 'Alice Durand',
      detail: "En dehors des horaires d'ouverture d'Alice Durand.",
    })
    expect(response.body.kept).toEqual([])
  })

  it('reports the same conflicts as saving', async () => {
    await agenda.createSessions({ startDate: mondayPlusDays(1), animalIds: [rex] })
    const series = { ...weekSeries, animalIds: [rex] }
    const blockingVerdicts = (await agenda.previewSession(series)).body.dates.flatMap(
      ({ date, verdicts }: { date: string; verdicts: { kind: string }[] }) =>
        verdicts
          .filter(({ kind }) => ['therapist', 'animal', 'workload', 'vacation'].includes(kind))
          .map(({ kind }) => `${date} ${kind}`),
    )
    const conflicts = (await agenda.postSession(series)).body.conflicts.map(
      ({ date, kind }: { date: string; kind: string }) => `${date} ${kind}`,
    )
    expect(conflicts).toEqual(blockingVerdicts)
    expect(blockingVerdicts.length).toBeGreaterThan(3)
  })

  it('lists skipped dates without counting their hours', async () => {
    const response = await agenda.previewSession({
      ...weekSeries,
      animalIds: [rex],
      skipDates: [mondayPlusDays(1), mondayPlusDays(3)],
    })
    expect(kindsByDate(response)).toEqual([
      [mondayPlusDays(0)],
      [mondayPlusDays(1)],
      [mondayPlusDays(2)],
      [mondayPlusDays(3)],
      [mondayPlusDays(4)],
      [mondayPlusDays(5), 'tired'],
      [mondayPlusDays(6), 'workload', 'closed'],
    ])
  })

  it("warns of a vaccine that has lapsed by the session's day, but not while it is valid", async () => {
    await agenda.insertRow('vaccine', {
      animal_id: rex,
      name: 'Grippe',
      date: mondayPlusDays(-300),
      valid_until: mondayPlusDays(1),
    })
    const response = await agenda.previewSession({ recurrence: 'DAY', endDate: mondayPlusDays(2), animalIds: [rex] })
    expect(kindsByDate(response)).toEqual([[mondayPlusDays(0)], [mondayPlusDays(1)], [mondayPlusDays(2), 'health']])
    expect(response.body.dates[2].verdicts).toMatchObject([
      { id: rex, name: 'Rex', detail: expect.stringContaining('« Grippe » de Rex') },
    ])
    expect((await agenda.postSession({ recurrence: 'DAY', endDate: mondayPlusDays(2), animalIds: [rex] })).status).toBe(
      201,
    )
  })

  it('warns of public holidays and of times outside the opening hours', async () => {
    const response = await agenda.previewSession({
      startDate: '2027-12-20',
      endDate: '2027-12-31',
      recurrence: 'DAY_OF_WEEK',
      startTime: '07:00',
      endTime: '08:00',
    })
    expect(kindsByDate(response).find(([date]) => date === '2027-12-24')).toEqual(['2027-12-24', 'closed'])
    const { body } = await agenda.previewSession({ startDate: '2028-05-01' })
    expect(body.dates[0].verdicts).toEqual([
      { kind: 'holiday', id: null, name: 'Fête du Travail', detail: 'Jour férié : Fête du Travail.' },
    ])
  })

  it('is refused for a series that is too long, a time that the clock skips, and a missing patient', async () => {
    expect(await agenda.previewSession({ recurrence: 'DAY', endDate: mondayPlusDays(400) })).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.invalid, problems: [{ field: 'endDate' }] },
    })
    expect(
      await agenda.previewSession({ startDate: '2027-03-28', startTime: '02:30', endTime: '03:30' }),
    ).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.timesRefused },
    })
    expect(await agenda.previewSession({ patientId: null })).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.invalid },
    })
  })
})

describe('the preview of changing a session', () => {
  it('does not count the session twice, and returns its id', async () => {
    const [session] = await agenda.createSessions({ animalIds: [rex] })
    const response = await agenda.previewSession({
      sessionId: session?.id,
      animalIds: [rex],
      startTime: '10:30',
      endTime: '11:30',
    })
    expect(response.body).toEqual({
      dates: [{ sessionId: session?.id, date: monday, startTime: '10:30', endTime: '11:30', verdicts: [] }],
      kept: [],
    })
  })

  it('covers the following sessions of a series, and lists the unchanged sessions with the reason', async () => {
    const sessions = await agenda.createSessions({ recurrence: 'WEEK', endDate: mondayPlusDays(28) })
    const ids = sessions.map(({ id }) => id)
    await agenda.billSession(ids[3] ?? '')
    const [otherPatientSession] = await agenda.createSessions({
      startDate: mondayPlusDays(15),
      patientId: await agenda.createPatient({ lastname: 'Petit' }),
    })
    const response = await agenda.previewSession({ sessionId: ids[1], type: 'all', startDate: mondayPlusDays(8) })
    expect(kindsByDate(response)).toEqual([
      [mondayPlusDays(8)],
      [mondayPlusDays(15), 'therapist'],
      [mondayPlusDays(29)],
    ])
    expect(response.body.dates.map(({ sessionId }: { sessionId: string }) => sessionId)).toEqual([
      ids[1],
      ids[2],
      ids[4],
    ])
    expect(response.body.dates[1].verdicts[0]).toMatchObject({
      id: otherPatientSession?.id,
      name: 'Petit Marie - Séance',
    })
    expect(response.body.kept).toEqual([{ id: ids[3], date: mondayPlusDays(21), reason: 'Facturée' }])
    expect(
      kindsByDate(await agenda.previewSession({ sessionId: ids[1], type: 'once', startDate: mondayPlusDays(8) })),
    ).toEqual([[mondayPlusDays(8)]])
  })

  it('warns of a session that is already over the limits, without blocking it', async () => {
    const [session] = await agenda.createSessions({
      animalIds: [rex],
      endTime: '15:00',
      force: true,
      forceReason: 'Fête',
    })
    const response = await agenda.previewSession({
      sessionId: session?.id,
      animalIds: [rex],
      endTime: '15:00',
      price: 70,
    })
    expect(kindsByDate(response)).toEqual([[monday, 'tired']])
  })

  it('is refused for a billed session, a cancelled session, and a session of another practice', async () => {
    const sessions = await agenda.createSessions({ recurrence: 'DAY', endDate: mondayPlusDays(1) })
    const [billedId = '', cancelledId = ''] = sessions.map(({ id }) => id)
    await agenda.billSession(billedId)
    await agenda.caller.patch(`/sessions/${cancelledId}/cancel`)
    expect(await agenda.previewSession({ sessionId: billedId })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionBilled },
    })
    expect(await agenda.previewSession({ sessionId: cancelledId })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionStateChanged },
    })
    const otherPracticeCaller = api.as((await openPractice(api)).token)
    expect(
      (await otherPracticeCaller.post('/sessions/preview', { ...agenda.sessionInput(), sessionId: billedId })).status,
    ).toBe(404)
  })
})

describe('a preview', () => {
  it('writes nothing', async () => {
    const sessions = await agenda.createSessions({ recurrence: 'WEEK', endDate: mondayPlusDays(28), animalIds: [rex] })
    const contentsBefore = await readTableChecksums()
    await agenda.previewSession({ ...weekSeries, animalIds: [rex] })
    await agenda.previewSession({
      sessionId: sessions[1]?.id,
      type: 'all',
      startDate: mondayPlusDays(9),
      animalIds: [],
      force: true,
      forceReason: 'Non',
    })
    expect(await readTableChecksums()).toEqual(contentsBefore)
  })
})
