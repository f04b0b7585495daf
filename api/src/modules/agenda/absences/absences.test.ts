import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { toWireMoment } from 'shared/domain/calendar/absence'
import { addDays } from 'shared/domain/calendar/day'
import { v7 as uuidv7 } from 'uuid'
import { monday } from '../../../testing/calendar.ts'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'
import { insertManySessions } from '../../../testing/manySessions.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller
let clock: Date
const tuesday = addDays(monday, 1)

beforeAll(async () => {
  api = await testApp()
  api.services.now = () => clock
})
afterAll(() => api.close())
beforeEach(async () => {
  clock = new Date()
  practice = await openPractice(api, { published: true, offer: 'ULTIME' })
  alice = api.as(practice.token)
})

const path = '/user/personalize/vacations'
const toWirePeriod = (from: [string, string], to: [string, string]) => ({
  from: toWireMoment({ day: from[0], time: from[1] }),
  to: toWireMoment({ day: to[0], time: to[1] }),
})
const mondayPeriod = toWirePeriod([monday, '00:00'], [tuesday, '00:00'])
const listAbsences = async (caller = alice) => (await caller.get(path)).body
const addAbsence = async (body: object) => {
  const response = await alice.post(path, body)
  expect(response.status).toBe(201)
  return response.body
}
const undo = (undoId: string) => alice.post(`/user/personalize/vacation-acts/${undoId}/undo`)

async function insertSession(values: object = {}): Promise<string> {
  const [patientId, id] = [uuidv7(), uuidv7()]
  await api.inTenant(practice.tenantId, async (tx) => {
    await tx
      .insertInto('patient')
      .values({
        tenant_id: practice.tenantId,
        id: patientId,
        type: 'INDIVIDUAL',
        firstname: 'Paul',
        lastname: 'Martin',
        email: `paul.${patientId}@exemple.fr`,
      })
      .execute()
    await tx
      .insertInto('session')
      .values({
        tenant_id: practice.tenantId,
        id,
        therapist_id: practice.therapistId,
        session_type_id: practice.sessionTypeId,
        patient_id: patientId,
        day: monday,
        start_time: '10:00',
        end_time: '11:00',
        state: 'VALIDATED',
        ...values,
      })
      .execute()
  })
  return id
}
const readRow = async (id: string) =>
  (
    await api.admin<{ day: string; start_time: string; state: string; version: number }>(
      'select day::text, start_time::text, state, version from session where id = $1',
      [id],
    )
  )[0]
const listEmails = (id: string) =>
  api.admin<{ name: string }>(`select name from letter where data->>'sessionId' = $1`, [id])
const decisionInput = (sessionId: string, act: string, change: object = {}) => ({
  sessionId,
  version: 1,
  act,
  ...change,
})
const newTimeSlot = { date: tuesday, startTime: '15:00', endTime: '16:00' }

const listAffectedSessions = async (query: { from: string; to: string }) =>
  (await alice.get(`${path}/sessions?${new URLSearchParams(query).toString()}`)).body

describe('my absences', () => {
  it('can be added, listed with the offset +00, changed and deleted', async () => {
    const addedAbsence = await addAbsence({ ...mondayPeriod, label: ' Congés ' })
    expect(addedAbsence).toMatchObject({ ...mondayPeriod, label: 'Congés', moved: 0, cancelled: 0 })
    expect(await listAbsences()).toMatchObject([{ id: addedAbsence.id, ...mondayPeriod, label: 'Congés' }])
    const longerPeriod = toWirePeriod([monday, '00:00'], [addDays(monday, 3), '00:00'])
    const changedAbsence = await alice.put(`${path}/${addedAbsence.id}`, longerPeriod, {
      'if-match': `"${addedAbsence.version}"`,
    })
    expect(changedAbsence).toMatchObject({ status: 200, body: { ...longerPeriod, label: 'Congés' } })
    const staleChange = await alice.put(`${path}/${addedAbsence.id}`, mondayPeriod, {
      'if-match': `"${addedAbsence.version}"`,
    })
    expect(staleChange).toMatchObject({ status: 412, body: { errorCode: errorCode.changedMeanwhile } })
    expect((await alice.delete(`${path}/${addedAbsence.id}`)).status).toBe(204)
    expect(await listAbsences()).toEqual([])
    expect((await alice.delete(`${path}/${addedAbsence.id}`)).status).toBe(404)
  })

  it('list all sessions during them, without a maximum number', async () => {
    const firstDay = addDays(monday, 70)
    await insertManySessions(api, practice, 260, { with_animal_only: 'true', day: `date '${firstDay}' + n / 40` })
    const affectedSessions = await listAffectedSessions(
      toWirePeriod([firstDay, '00:00'], [addDays(firstDay, 30), '00:00']),
    )
    expect(affectedSessions).toHaveLength(260)
  })

  it('are listed with upcoming absences first and past absences last', async () => {
    for (const day of ['2020-03-02', addDays(monday, 7), monday, '2020-06-01'])
      await addAbsence(toWirePeriod([day, '09:00'], [day, '12:00']))
    expect((await listAbsences()).map(({ from }: { from: string }) => from.slice(0, 10))).toEqual([
      monday,
      addDays(monday, 7),
      '2020-06-01',
      '2020-03-02',
    ])
  })

  it.each([
    ['they end at their start', toWirePeriod([monday, '10:00'], [monday, '10:00'])],
    ['their first day does not exist', { from: '2027-02-30T10:00:00+00', to: '2027-03-01T10:00:00+00' }],
    ['their offset is not +00', { from: `${monday}T10:00:00+01`, to: `${tuesday}T10:00:00+01` }],
    ['they last three years', toWirePeriod([monday, '00:00'], [addDays(monday, 1100), '00:00'])],
  ])('are refused when %s', async (_caseName, body) => {
    expect(await alice.post(path, body)).toMatchObject({ status: 400, body: { errorCode: errorCode.invalid } })
  })

  it('are private to the member, and their label is encrypted', async () => {
    const addedAbsence = await addAbsence({ ...mondayPeriod, label: 'Hospitalisation' })
    const bruno = api.as(
      (await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'], privileges: ['AGENDA'] })).token,
    )
    expect(await listAbsences(bruno)).toEqual([])
    expect((await bruno.put(`${path}/${addedAbsence.id}`, mondayPeriod)).status).toBe(404)
    expect((await bruno.delete(`${path}/${addedAbsence.id}`)).status).toBe(404)
    expect((await bruno.post(`/user/personalize/vacation-acts/${addedAbsence.undoId}/undo`)).status).toBe(404)
    const [row] = await api.admin<{ label: Buffer }>('select label from vacation where id = $1', [addedAbsence.id])
    expect(row?.label.includes('Hospitalisation')).toBe(false)
  })

  it('leave no bookable slot during them', async () => {
    await addAbsence(toWirePeriod([monday, '08:00'], [monday, '18:30']))
    const { body } = await api
      .as()
      .get(`/therapists/${practice.therapistId}/slots?startDate=${monday}&endDate=${monday}`)
    expect(body.map(({ startTime }: { startTime: string }) => startTime)).toEqual(['18:30', '19:00'])
  })
})

describe('the sessions affected by an absence', () => {
  it('are the upcoming sessions that overlap it, excluding adjacent, past, cancelled and expired sessions', async () => {
    const id = await insertSession()
    await insertSession({ state: 'CANCELLED' })
    await insertSession({
      start_time: '12:00',
      end_time: '13:00',
      state: 'PENDING',
      expires_at: new Date(Date.now() - 1000),
    })
    expect(await listAffectedSessions(toWirePeriod([monday, '10:59'], [monday, '12:30']))).toEqual([
      {
        id,
        version: 1,
        date: monday,
        startTime: '10:00',
        endTime: '11:00',
        title: expect.stringContaining('Martin'),
        validated: true,
        billed: false,
      },
    ])
    expect(await listAffectedSessions(toWirePeriod([monday, '11:00'], [monday, '12:00']))).toEqual([])
    clock = new Date(`${monday}T23:00:00Z`)
    expect(await listAffectedSessions(mondayPeriod)).toEqual([])
  })

  it('are moved, cancelled with an e-mail, or kept, in one call', async () => {
    const [toMove, toCancel, toKeep] = [
      await insertSession(),
      await insertSession({ start_time: '12:00', end_time: '13:00' }),
      await insertSession({ start_time: '14:00', end_time: '15:00' }),
    ]
    const savedAbsence = await addAbsence({
      ...mondayPeriod,
      sessions: [
        decisionInput(toMove, 'MOVE', newTimeSlot),
        decisionInput(toCancel, 'CANCEL'),
        decisionInput(toKeep, 'KEEP'),
      ],
    })
    expect(savedAbsence).toMatchObject({ moved: 1, cancelled: 1 })
    expect(await readRow(toMove)).toMatchObject({ day: tuesday, start_time: '15:00:00', state: 'VALIDATED' })
    expect(await readRow(toCancel)).toMatchObject({ day: monday, state: 'CANCELLED' })
    expect(await readRow(toKeep)).toMatchObject({ day: monday, state: 'VALIDATED', version: 1 })
    expect(await listEmails(toCancel)).toEqual([{ name: 'sessionCancelled' }])
  })

  it.each([
    [
      'a session moved into the absence',
      () => ({ ...newTimeSlot, date: monday }),
      'MOVE',
      409,
      errorCode.sessionConflict,
    ],
    ['a move without a new time', () => ({}), 'MOVE', 400, errorCode.invalid],
    ['a session that was changed since', () => ({ version: 7 }), 'CANCEL', 412, errorCode.changedMeanwhile],
    ['an unknown session', () => ({ sessionId: uuidv7() }), 'KEEP', 404, errorCode.notFound],
  ])(
    'keep their state, and the absence is not saved, when the call contains %s',
    async (_caseName, change, act, status, code) => {
      const [first, second] = [await insertSession(), await insertSession({ start_time: '12:00', end_time: '13:00' })]
      const sessions = [decisionInput(first, 'CANCEL'), decisionInput(second, act, change())]
      expect(await alice.post(path, { ...mondayPeriod, sessions })).toMatchObject({ status, body: { errorCode: code } })
      expect(await listAbsences()).toEqual([])
      expect(await readRow(first)).toMatchObject({ state: 'VALIDATED', version: 1 })
      expect(await listEmails(first)).toEqual([])
    },
  )

  it('cannot be changed by a member without AGENDA or by a colleague of their therapist', async () => {
    const id = await insertSession()
    const bruno = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'], privileges: ['AGENDA'] })
    const sessions = [decisionInput(id, 'CANCEL')]
    expect(await api.as(bruno.token).post(path, { ...mondayPeriod, sessions })).toMatchObject({ status: 404 })
    const carole = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    expect(await api.as(carole.token).post(path, { ...mondayPeriod, sessions })).toMatchObject({ status: 403 })
    expect(await readRow(id)).toMatchObject({ state: 'VALIDATED', version: 1 })
    expect(await listEmails(id)).toEqual([])
  })
})

describe('undoing an absence', () => {
  it('deletes it, restores the sessions that it moved and cancelled, and sends no e-mail', async () => {
    const [toMove, toCancel] = [await insertSession(), await insertSession({ start_time: '12:00', end_time: '13:00' })]
    const { undoId } = await addAbsence({
      ...mondayPeriod,
      sessions: [decisionInput(toMove, 'MOVE', newTimeSlot), decisionInput(toCancel, 'CANCEL')],
    })
    expect((await undo(undoId)).status).toBe(204)
    expect(await listAbsences()).toEqual([])
    expect(await readRow(toMove)).toMatchObject({ day: monday, start_time: '10:00:00', state: 'VALIDATED' })
    expect(await readRow(toCancel)).toMatchObject({ start_time: '12:00:00', state: 'VALIDATED' })
    expect(await listEmails(toCancel)).toEqual([])
    expect((await undo(undoId)).status).toBe(404)
  })

  it('restores the former period and label after a change', async () => {
    const { id } = await addAbsence({ ...mondayPeriod, label: 'Congés' })
    const changedAbsence = await alice.put(`${path}/${id}`, {
      ...toWirePeriod([tuesday, '09:00'], [tuesday, '12:00']),
      label: '',
    })
    expect((await undo(changedAbsence.body.undoId)).status).toBe(204)
    expect(await listAbsences()).toMatchObject([{ id, ...mondayPeriod, label: 'Congés' }])
  })

  it('is refused with E145 once 15 seconds have passed', async () => {
    const { undoId } = await addAbsence(mondayPeriod)
    clock = new Date(clock.getTime() + 15_000)
    expect(await undo(undoId)).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionStateChanged } })
    expect(await listAbsences()).toHaveLength(1)
  })

  it('is refused with E145 when a session that it moved has been changed since', async () => {
    const id = await insertSession()
    const { undoId } = await addAbsence({ ...mondayPeriod, sessions: [decisionInput(id, 'MOVE', newTimeSlot)] })
    await api.admin('update session set version = version + 1 where id = $1', [id])
    expect(await undo(undoId)).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionStateChanged } })
    expect(await readRow(id)).toMatchObject({ day: tuesday })
    expect(await listAbsences()).toHaveLength(1)
  })

  it('is refused with E143 when the slot of a cancelled session has been taken since', async () => {
    const id = await insertSession()
    const { undoId } = await addAbsence({ ...mondayPeriod, sessions: [decisionInput(id, 'CANCEL')] })
    await insertSession()
    expect(await undo(undoId)).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionConflict } })
    expect(await readRow(id)).toMatchObject({ state: 'CANCELLED' })
    expect(await listEmails(id)).toHaveLength(1)
  })
})
