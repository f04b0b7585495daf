import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { addDays } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { monday, zone } from '../../../testing/calendar.ts'
import {
  joinPractice,
  openPatientAccount,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller
let clock: Date

beforeAll(async () => {
  api = await testApp()
  api.services.now = () => clock
})
afterAll(() => api.close())
beforeEach(async () => {
  clock = new Date()
  practice = await openPractice(api, { published: true })
  alice = api.as(practice.token)
})

const path = '/tenant/personalize/session-types'
const created = async (body: object) => {
  const response = await alice.post(path, body)
  expect(response.status).toBe(201)
  return response.body
}
const list = async () => (await alice.get(path)).body
const names = async () => (await list()).map(({ name }: { name: string }) => name)
const aSession = (values: object) =>
  api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('session')
      .values({
        tenant_id: practice.tenantId,
        id: uuidv7(),
        therapist_id: practice.therapistId,
        session_type_id: practice.sessionTypeId,
        day: monday,
        start_time: '10:00',
        end_time: '11:00',
        state: 'VALIDATED',
        with_animal_only: true,
        ...values,
      })
      .execute(),
  )
const aClub = async (name: string) => (await alice.post('/clubs', clubNamed(name))).body
const clubNamed = (name: string) => ({
  name,
  email: '',
  phoneNumber: '',
  amountPerSession: 15,
  address: { streetName: '', zipCode: '', city: 'Lyon' },
})

const questions = () => `${path}/${practice.sessionTypeId}/questions`
const change = async (body: object) => {
  const response = await alice.put(`${path}/${practice.sessionTypeId}`, { name: 'Séance', ...body })
  expect(response.status).toBe(200)
}
const offered = async (day: string): Promise<string[]> =>
  (await api.as().get(`/therapists/${practice.therapistId}/slots?startDate=${day}&endDate=${day}`)).body.map(
    ({ startTime }: { startTime: string }) => startTime,
  )
const requestSession = async (startDate: string, startTime: string, endTime: string, extra: object = {}) => {
  const { patientId, token } = await openPatientAccount(api)
  return api.as(token).post('/public/patients/sessions', {
    startDate,
    startTime,
    endTime,
    therapistId: practice.therapistId,
    sessionTypeId: practice.sessionTypeId,
    patientId,
    answers: [],
    ...extra,
  })
}

describe('the types of session', () => {
  it('are created from a name alone, last in the list, with default values', async () => {
    const type = await created({ name: ' Médiation ' })
    expect(type).toMatchObject({
      name: 'Médiation',
      duration: 60,
      defaultSessionPrice: null,
      animalsNeeded: null,
      isPublic: true,
      clubIds: [],
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      noticeHours: 0,
      horizonDays: 365,
    })
    expect(await names()).toEqual(['Séance', 'Médiation'])
  })

  it('keep the fields that a change omits', async () => {
    const { id } = await created({ name: 'Médiation', duration: 45, defaultSessionPrice: 62.5, noticeHours: 24 })
    const { status, body } = await alice.put(`${path}/${id}`, { name: 'Médiation canine' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Médiation canine', duration: 45, defaultSessionPrice: 62.5, noticeHours: 24 })
  })

  it.each([
    ['without a name', { name: ' ' }, 400, 'E400'],
    ['with a length no session has', { name: 'Longue', duration: 721 }, 400, 'E400'],
    ['with a horizon of zero days', { name: 'Jamais', horizonDays: 0 }, 400, 'E400'],
    ['with an unknown species', { name: 'Autre', animalsNeeded: { count: 1, speciesId: uuidv7() } }, 404, 'E404'],
    ['with an unknown club', { name: 'Ailleurs', clubIds: [uuidv7()] }, 404, 'E404'],
  ])('are refused %s', async (_sentence, body, status, errorCode) => {
    expect(await alice.post(path, body)).toMatchObject({ status, body: { errorCode } })
    expect(await names()).toEqual(['Séance'])
  })

  it('cannot be changed with a stale version', async () => {
    const { id, version } = await created({ name: 'Médiation' })
    await alice.put(`${path}/${id}`, { name: 'Médiation', duration: 30 }, { 'if-match': `"${version}"` })
    const late = await alice.put(`${path}/${id}`, { name: 'Groupe' }, { 'if-match': `"${version}"` })
    expect(late).toMatchObject({ status: 412, body: { errorCode: 'E412' } })
    expect(await names()).toEqual(['Séance', 'Médiation'])
  })

  it('can be reordered, with unnamed ones last', async () => {
    const second = await created({ name: 'Deux' })
    const third = await created({ name: 'Trois' })
    const { status, body } = await alice.put(path, { sessionTypeIds: [third.id, second.id] })
    expect(status).toBe(200)
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Trois', 'Deux', 'Séance'])
    expect(await names()).toEqual(['Trois', 'Deux', 'Séance'])
    // Reordering keeps the versions: an open form can still be saved.
    expect(body[0].version).toBe(third.version)
  })

  it('can be deleted except the last one, also concurrently', async () => {
    const { id } = await created({ name: 'Médiation' })
    const both = await Promise.all([alice.delete(`${path}/${id}`), alice.delete(`${path}/${practice.sessionTypeId}`)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 409]))
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      errorCode: 'E190',
      message: 'Suppression impossible. Au moins 1 type de séance doit exister',
    })
    expect(await list()).toHaveLength(1)
  })

  it('once deleted stay on their sessions, and cannot be used for new ones', async () => {
    const { id } = await created({ name: 'Médiation' })
    await aSession({ session_type_id: id })
    expect((await alice.delete(`${path}/${id}`)).status).toBe(204)
    const [session] = (await alice.get(`/short-sessions?startDate=${monday}&endDate=${monday}`)).body
    expect(session.sessionTypeId).toBe(id)
    expect((await alice.get(`/patients?sessionTypes=${id}`)).status).toBe(200)
    expect((await alice.put(`${path}/${id}`, { name: 'Groupe' })).status).toBe(404)
    expect((await api.as().get(`/therapists/${practice.therapistId}/session-types`)).body).toHaveLength(1)
  })

  it('have their number of sessions', async () => {
    await aSession({})
    await aSession({ day: addDays(monday, 1) })
    await aSession({ day: '2020-01-06' })
    await aSession({ day: addDays(monday, 2), state: 'CANCELLED' })
    expect((await alice.get(`${path}/${practice.sessionTypeId}/usage`)).body).toEqual({ upcoming: 2, past: 1 })
  })

  it('can be read by every member, and changed with ADMINISTRATION only', async () => {
    const member = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    expect((await member.get(path)).body).toHaveLength(1)
    for (const refusal of [
      await member.post(path, { name: 'Autre' }),
      await member.get(`${path}/${practice.sessionTypeId}/questions`),
    ])
      expect(refusal).toMatchObject({ status: 403, body: { errorCode: 'E403' } })
  })
})

describe('the questions of a type', () => {
  it('are added in order, changed and deleted', async () => {
    const first = await alice.post(questions(), { text: 'Des allergies ?' })
    expect(first.status).toBe(201)
    const second = (await alice.post(questions(), { text: 'Pourquoi venez-vous ?' })).body
    await alice.put(`${questions()}/${first.body.id}`, { text: 'Avez-vous des allergies ?' })
    expect((await alice.get(questions())).body).toEqual([
      { id: first.body.id, text: 'Avez-vous des allergies ?', version: expect.any(String) },
      second,
    ])
    expect((await alice.delete(`${questions()}/${first.body.id}`)).status).toBe(204)
    expect((await alice.delete(`${questions()}/${first.body.id}`)).status).toBe(404)
    expect((await alice.get(questions())).body).toEqual([second])
  })

  it('cannot be changed with a stale version', async () => {
    const { id, version } = (await alice.post(questions(), { text: 'Des allergies ?' })).body
    const put = (text: string, seen: string) => alice.put(`${questions()}/${id}`, { text }, { 'if-match': `"${seen}"` })
    const saved = await put('Des peurs ?', version)
    expect(saved.status).toBe(200)
    expect(await put('Des phobies ?', version)).toMatchObject({ status: 412, body: { errorCode: 'E412' } })
    expect((await alice.get(questions())).body).toMatchObject([{ id, text: 'Des peurs ?' }])
    expect((await put('Des phobies ?', saved.body.version)).status).toBe(200)
    expect((await alice.get(questions())).body).toMatchObject([{ id, text: 'Des phobies ?' }])
  })

  it('have at least three characters', async () => {
    expect(await alice.post(questions(), { text: 'ab ' })).toMatchObject({ status: 400, body: { errorCode: 'E400' } })
    expect((await alice.post(questions(), { text: 'abc' })).status).toBe(201)
  })

  it('are only found under their session type', async () => {
    const { body } = await alice.post(questions(), { text: 'Des allergies ?' })
    const other = await created({ name: 'Médiation' })
    expect((await alice.put(`${path}/${other.id}/questions/${body.id}`, { text: 'Volée' })).status).toBe(404)
    expect((await alice.delete(`${path}/${other.id}/questions/${body.id}`)).status).toBe(404)
  })
})

describe('the settings of a session type apply to offered slots and to requests', () => {
  it('excludes a type that is not public', async () => {
    await created({ name: 'Publique', duration: 30 })
    await change({ isPublic: false })
    const types = (await api.as().get(`/therapists/${practice.therapistId}/session-types`)).body
    expect(types).toMatchObject([{ name: 'Publique' }])
    expect(await requestSession(monday, '10:00', '11:00')).toMatchObject({ status: 404, body: { errorCode: 'E149' } })
  })

  it('offers no slot without a public type', async () => {
    await change({ isPublic: false })
    expect(await offered(monday)).toEqual([])
  })

  it('respects the buffers, including those of existing sessions', async () => {
    await aSession({})
    await change({ bufferBeforeMinutes: 15, bufferAfterMinutes: 30 })
    const starts = await offered(monday)
    expect(starts).not.toContain('11:30')
    expect(starts.slice(0, 2)).toEqual(['08:00', '12:00'])
    expect(await requestSession(monday, '11:30', '12:30')).toMatchObject({ status: 409, body: { errorCode: 'E141' } })
    expect((await requestSession(monday, '12:00', '13:00')).status).toBe(201)
  })

  it('respects the notice', async () => {
    clock = instantOf(zone, monday, '09:10')
    await change({ noticeHours: 2 })
    expect((await offered(monday))[0]).toBe('11:30')
    expect(await requestSession(monday, '11:00', '12:00')).toMatchObject({ status: 409, body: { errorCode: 'E147' } })
    expect((await requestSession(monday, '11:30', '12:30')).status).toBe(201)
  })

  it('respects the horizon', async () => {
    clock = instantOf(zone, monday, '07:00')
    await change({ horizonDays: 3 })
    expect(await offered(addDays(monday, 3))).not.toEqual([])
    expect(await offered(addDays(monday, 4))).toEqual([])
    expect(await requestSession(addDays(monday, 4), '10:00', '11:00')).toMatchObject({
      status: 409,
      body: { errorCode: 'E147' },
    })
  })

  it('accepts its only club or one of several, but no deleted one', async () => {
    const [pre, lac] = [await aClub('Le Pré'), await aClub('Le Lac')]
    await change({ clubIds: [pre.id] })
    const held = await requestSession(monday, '10:00', '11:00')
    const [first] = await api.admin('select club_id, room_rent from session where id = $1', [held.body.id])
    expect(first).toMatchObject({ club_id: pre.id, room_rent: 15 })
    await change({ clubIds: [pre.id, lac.id] })
    const types = (await api.as().get(`/therapists/${practice.therapistId}/session-types`)).body
    expect(types[0].clubs.map(({ name }: { name: string }) => name)).toEqual(['Le Lac', 'Le Pré'])
    expect((await requestSession(monday, '12:00', '13:00', { clubId: lac.id })).status).toBe(201)
    await alice.delete(`/clubs/${lac.id}`)
    expect(await requestSession(monday, '14:00', '15:00', { clubId: lac.id })).toMatchObject({
      status: 404,
      body: { errorCode: 'E404', problems: [{ field: 'clubId', kind: 'invalid' }] },
    })
    expect((await list())[0].clubIds).toEqual([pre.id])
  })
})
