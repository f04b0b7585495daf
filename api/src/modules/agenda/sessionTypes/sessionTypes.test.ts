import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { buildClubInput } from '../../../testing/buildClubInput.ts'
import { monday, timeZone } from '../../../testing/calendar.ts'
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

const typesPath = '/tenant/personalize/session-types'
const createType = async (body: object) => {
  const response = await alice.post(typesPath, body)
  expect(response.status).toBe(201)
  return response.body
}
const listTypes = async () => (await alice.get(typesPath)).body
const listNames = async () => (await listTypes()).map(({ name }: { name: string }) => name)
const insertSession = (values: object) =>
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
const createClub = async (name: string) => (await alice.post('/clubs', buildClubInput({ name }))).body

const questionsPath = () => `${typesPath}/${practice.sessionTypeId}/questions`
const changeType = async (body: object) => {
  const response = await alice.put(`${typesPath}/${practice.sessionTypeId}`, { name: 'Séance', ...body })
  expect(response.status).toBe(200)
}
const listStartTimes = async (day: string): Promise<string[]> =>
  (await api.as().get(`/therapists/${practice.therapistId}/slots?startDate=${day}&endDate=${day}`)).body.map(
    ({ startTime }: { startTime: string }) => startTime,
  )
const requestSession = async (startDate: string, startTime: string, endTime: string, change: object = {}) => {
  const { patientId, token } = await openPatientAccount(api)
  return api.as(token).post('/public/patients/sessions', {
    startDate,
    startTime,
    endTime,
    therapistId: practice.therapistId,
    sessionTypeId: practice.sessionTypeId,
    patientId,
    answers: [],
    ...change,
  })
}

describe('session types', () => {
  it('can be created from a name alone, with default values, as the last of the list', async () => {
    const type = await createType({ name: ' Médiation ' })
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
    expect(await listNames()).toEqual(['Séance', 'Médiation'])
  })

  it('keep the fields that a change omits', async () => {
    const { id } = await createType({ name: 'Médiation', duration: 45, defaultSessionPrice: 62.5, noticeHours: 24 })
    const { status, body } = await alice.put(`${typesPath}/${id}`, { name: 'Médiation canine' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Médiation canine', duration: 45, defaultSessionPrice: 62.5, noticeHours: 24 })
  })

  it.each([
    ['without a name', { name: ' ' }, 400, errorCode.invalid],
    ['with a duration over the limit', { name: 'Longue', duration: 721 }, 400, errorCode.invalid],
    ['with a horizon of zero days', { name: 'Jamais', horizonDays: 0 }, 400, errorCode.invalid],
    [
      'with an unknown species',
      { name: 'Autre', animalsNeeded: { count: 1, speciesId: uuidv7() } },
      404,
      errorCode.notFound,
    ],
    ['with an unknown club', { name: 'Ailleurs', clubIds: [uuidv7()] }, 404, errorCode.notFound],
  ])('are refused %s', async (_caseName, body, status, code) => {
    expect(await alice.post(typesPath, body)).toMatchObject({ status, body: { errorCode: code } })
    expect(await listNames()).toEqual(['Séance'])
  })

  it('cannot be changed with a stale version', async () => {
    const { id, version } = await createType({ name: 'Médiation' })
    await alice.put(`${typesPath}/${id}`, { name: 'Médiation', duration: 30 }, { 'if-match': `"${version}"` })
    const staleResponse = await alice.put(`${typesPath}/${id}`, { name: 'Groupe' }, { 'if-match': `"${version}"` })
    expect(staleResponse).toMatchObject({ status: 412, body: { errorCode: errorCode.changedMeanwhile } })
    expect(await listNames()).toEqual(['Séance', 'Médiation'])
  })

  it('can be reordered, with types that the call omits at the end', async () => {
    const secondType = await createType({ name: 'Deux' })
    const thirdType = await createType({ name: 'Trois' })
    const { status, body } = await alice.put(typesPath, { sessionTypeIds: [thirdType.id, secondType.id] })
    expect(status).toBe(200)
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Trois', 'Deux', 'Séance'])
    expect(await listNames()).toEqual(['Trois', 'Deux', 'Séance'])
    // Reordering does not change versions: a form opened before the reordering can still be saved.
    expect(body[0].version).toBe(thirdType.version)
  })

  it('can be deleted except the last session type, even by concurrent calls', async () => {
    const { id } = await createType({ name: 'Médiation' })
    const responses = await Promise.all([
      alice.delete(`${typesPath}/${id}`),
      alice.delete(`${typesPath}/${practice.sessionTypeId}`),
    ])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204, 409]))
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      errorCode: errorCode.lastSessionType,
      message: 'Suppression impossible. Au moins 1 type de séance doit exister',
    })
    expect(await listTypes()).toHaveLength(1)
  })

  it('remain on existing sessions once deleted, and are no longer offered', async () => {
    const { id } = await createType({ name: 'Médiation' })
    await insertSession({ session_type_id: id })
    expect((await alice.delete(`${typesPath}/${id}`)).status).toBe(204)
    const [session] = (await alice.get(`/short-sessions?startDate=${monday}&endDate=${monday}`)).body
    expect(session.sessionTypeId).toBe(id)
    expect((await alice.get(`/patients?sessionTypes=${id}`)).status).toBe(200)
    expect((await alice.put(`${typesPath}/${id}`, { name: 'Groupe' })).status).toBe(404)
    expect((await api.as().get(`/therapists/${practice.therapistId}/session-types`)).body).toHaveLength(1)
  })

  it('have the number of upcoming and past sessions', async () => {
    await insertSession({})
    await insertSession({ day: addDays(monday, 1) })
    await insertSession({ day: '2020-01-06' })
    await insertSession({ day: addDays(monday, 2), state: 'CANCELLED' })
    expect((await alice.get(`${typesPath}/${practice.sessionTypeId}/usage`)).body).toEqual({ upcoming: 2, past: 1 })
  })

  it('can be read by every member, and changed only with ADMINISTRATION', async () => {
    const member = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    expect((await member.get(typesPath)).body).toHaveLength(1)
    for (const refusal of [
      await member.post(typesPath, { name: 'Autre' }),
      await member.get(`${typesPath}/${practice.sessionTypeId}/questions`),
    ])
      expect(refusal).toMatchObject({ status: 403, body: { errorCode: errorCode.forbidden } })
  })
})

describe('the questions of a session type', () => {
  it('can be added in order, changed and deleted', async () => {
    const firstResponse = await alice.post(questionsPath(), { text: 'Des allergies ?' })
    expect(firstResponse.status).toBe(201)
    const secondQuestion = (await alice.post(questionsPath(), { text: 'Pourquoi venez-vous ?' })).body
    await alice.put(`${questionsPath()}/${firstResponse.body.id}`, { text: 'Avez-vous des allergies ?' })
    expect((await alice.get(questionsPath())).body).toEqual([
      { id: firstResponse.body.id, text: 'Avez-vous des allergies ?', version: expect.any(String) },
      secondQuestion,
    ])
    expect((await alice.delete(`${questionsPath()}/${firstResponse.body.id}`)).status).toBe(204)
    expect((await alice.delete(`${questionsPath()}/${firstResponse.body.id}`)).status).toBe(404)
    expect((await alice.get(questionsPath())).body).toEqual([secondQuestion])
  })

  it('cannot be changed with a stale version', async () => {
    const { id, version } = (await alice.post(questionsPath(), { text: 'Des allergies ?' })).body
    const saveText = (text: string, ifMatchVersion: string) =>
      alice.put(`${questionsPath()}/${id}`, { text }, { 'if-match': `"${ifMatchVersion}"` })
    const savedQuestion = await saveText('Des peurs ?', version)
    expect(savedQuestion.status).toBe(200)
    expect(await saveText('Des phobies ?', version)).toMatchObject({
      status: 412,
      body: { errorCode: errorCode.changedMeanwhile },
    })
    expect((await alice.get(questionsPath())).body).toMatchObject([{ id, text: 'Des peurs ?' }])
    expect((await saveText('Des phobies ?', savedQuestion.body.version)).status).toBe(200)
    expect((await alice.get(questionsPath())).body).toMatchObject([{ id, text: 'Des phobies ?' }])
  })

  it('are refused with less than three characters', async () => {
    expect(await alice.post(questionsPath(), { text: 'ab ' })).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.invalid },
    })
    expect((await alice.post(questionsPath(), { text: 'abc' })).status).toBe(201)
  })

  it('are only found under their own session type', async () => {
    const { body } = await alice.post(questionsPath(), { text: 'Des allergies ?' })
    const otherType = await createType({ name: 'Médiation' })
    expect((await alice.put(`${typesPath}/${otherType.id}/questions/${body.id}`, { text: 'Volée' })).status).toBe(404)
    expect((await alice.delete(`${typesPath}/${otherType.id}/questions/${body.id}`)).status).toBe(404)
  })
})

describe('the settings of a session type for slots and requests', () => {
  it('exclude a type that is not public', async () => {
    await createType({ name: 'Publique', duration: 30 })
    await changeType({ isPublic: false })
    const types = (await api.as().get(`/therapists/${practice.therapistId}/session-types`)).body
    expect(types).toMatchObject([{ name: 'Publique' }])
    expect(await requestSession(monday, '10:00', '11:00')).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.sessionTypeGone },
    })
  })

  it('exclude all slots when no type is public', async () => {
    await changeType({ isPublic: false })
    expect(await listStartTimes(monday)).toEqual([])
  })

  it('keep buffers before and after each session free, including existing sessions', async () => {
    await insertSession({})
    await changeType({ bufferBeforeMinutes: 15, bufferAfterMinutes: 30 })
    const startTimes = await listStartTimes(monday)
    expect(startTimes).not.toContain('11:30')
    expect(startTimes.slice(0, 2)).toEqual(['08:00', '12:00'])
    expect(await requestSession(monday, '11:30', '12:30')).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.slotTaken },
    })
    expect((await requestSession(monday, '12:00', '13:00')).status).toBe(201)
  })

  it('exclude slots within the notice period', async () => {
    clock = instantOf(timeZone, monday, '09:10')
    await changeType({ noticeHours: 2 })
    expect((await listStartTimes(monday))[0]).toBe('11:30')
    expect(await requestSession(monday, '11:00', '12:00')).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.slotNotOffered },
    })
    expect((await requestSession(monday, '11:30', '12:30')).status).toBe(201)
  })

  it('exclude slots after the horizon', async () => {
    clock = instantOf(timeZone, monday, '07:00')
    await changeType({ horizonDays: 3 })
    expect(await listStartTimes(addDays(monday, 3))).not.toEqual([])
    expect(await listStartTimes(addDays(monday, 4))).toEqual([])
    expect(await requestSession(addDays(monday, 4), '10:00', '11:00')).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.slotNotOffered },
    })
  })

  it("use the type's only club, accept any club of a type with several, and refuse a deleted club", async () => {
    const [firstClub, secondClub] = [await createClub('Le Pré'), await createClub('Le Lac')]
    await changeType({ clubIds: [firstClub.id] })
    const response = await requestSession(monday, '10:00', '11:00')
    const [sessionRow] = await api.admin('select club_id, room_rent from session where id = $1', [response.body.id])
    expect(sessionRow).toMatchObject({ club_id: firstClub.id, room_rent: 15 })
    await changeType({ clubIds: [firstClub.id, secondClub.id] })
    const types = (await api.as().get(`/therapists/${practice.therapistId}/session-types`)).body
    expect(types[0].clubs.map(({ name }: { name: string }) => name)).toEqual(['Le Lac', 'Le Pré'])
    expect((await requestSession(monday, '12:00', '13:00', { clubId: secondClub.id })).status).toBe(201)
    await alice.delete(`/clubs/${secondClub.id}`)
    expect(await requestSession(monday, '14:00', '15:00', { clubId: secondClub.id })).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.notFound, problems: [{ field: 'clubId', kind: 'invalid' }] },
    })
    expect((await listTypes())[0].clubIds).toEqual([firstClub.id])
  })
})
