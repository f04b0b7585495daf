import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { shortDay } from 'shared/domain/format'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { purgeDeletedSessions } from './deletion/purgeDeletedSessions.service.ts'
import { autumnClockChange, monday, springClockChange, timeZone } from '../../../testing/calendar.ts'
import {
  joinPractice,
  openPatientAccount,
  openPractice,
  testApp,
  type ApiResponse,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'

let clock = new Date()
let api: TestApp
let practice: TestPractice
let patientId: string

beforeAll(async () => {
  api = await testApp({ services: { now: () => clock } })
})
afterAll(() => api.close())
beforeEach(async () => {
  clock = new Date()
  practice = await openPractice(api, { published: true })
  patientId = await insertPatient(practice)
})

const insertRow = (
  table: 'patient' | 'animal' | 'club' | 'vacation' | 'bill',
  { tenantId }: TestPractice,
  values: object,
) => {
  const id = uuidv7()
  return api
    .inTenant(tenantId, (tx) =>
      tx
        .insertInto(table)
        .values({ id, tenant_id: tenantId, ...values })
        .execute(),
    )
    .then(() => id)
}
const insertPatient = (targetPractice: TestPractice, values: object = {}) =>
  insertRow('patient', targetPractice, {
    type: 'INDIVIDUAL',
    firstname: 'Marie',
    lastname: 'Dupont',
    email: `marie.${uuidv7()}@exemple.fr`,
    ...values,
  })
const insertAnimal = async (targetPractice: TestPractice, name: string, values: object = {}) => {
  const [race] = await api.admin<{ id: string }>('select id from race limit 1')
  return insertRow('animal', targetPractice, { name, race_id: race?.id, nb_working_hours_by_week: 10, ...values })
}

const sessionInput = (change: object = {}) => ({
  startDate: monday,
  startTime: '10:00',
  endTime: '11:00',
  recurrence: 'ONCE',
  clubId: null,
  animalIds: [] as string[],
  therapistId: practice.therapistId,
  sessionTypeId: practice.sessionTypeId,
  patientId,
  price: 60,
  roomRent: 10,
  animalRent: 5.5,
  taxesPaidByPatient: 15.5,
  patientPresent: true,
  paid: false,
  withAnimalOnly: false,
  comments: '',
  ...change,
})
const caller = () => api.as(practice.token)
const postSession = (changes: object = {}) => caller().post('/sessions', sessionInput(changes))
const changeSession = (id: string, changes: object = {}, headers?: Record<string, string>) =>
  caller().put(`/sessions/${id}`, sessionInput(changes), headers)
const idOf = (response: ApiResponse): string => {
  expect(response.status).toBe(201)
  return response.body.sessions[0].id
}
const addSession = async (changes: object = {}) => idOf(await postSession(changes))
const readSession = async (id: string) => (await caller().get(`/sessions/${id}`)).body
const listAuditEntries = async (id: string) =>
  (await api.admin<{ act: string }>('select act from audit where entity_id = $1 order by at, id', [id])).map(
    ({ act }) => act,
  )
const readSessionRow = async (id: string) =>
  (
    await api.admin<{
      state: string
      allow_overlap: boolean
      force_reason: string | null
      comments: Buffer | null
      version: number
    }>('select * from session where id = $1', [id])
  )[0]
const listSessions = async (targetPractice = practice): Promise<string[]> =>
  (
    await api.as(targetPractice.token).get(`/short-sessions?startDate=${monday}&endDate=${addDays(monday, 6)}`)
  ).body.map(({ id }: { id: string }) => id)

/** Requests a session as an online visitor. */
const requestSession = async (changes: object = {}) => {
  const account = await openPatientAccount(api)
  const { therapistId, sessionTypeId } = practice
  const { status, body } = await api.as(account.token).post('/public/patients/sessions', {
    therapistId,
    sessionTypeId,
    patientId: account.patientId,
    startDate: monday,
    startTime: '10:00',
    endTime: '11:00',
    answers: [],
    ...changes,
  })
  expect(status).toBe(201)
  return { id: String(body.id), email: account.email }
}

describe('a session', () => {
  it('is validated when a member adds it, and read as saved', async () => {
    const animalId = await insertAnimal(practice, 'Tornade')
    const clubId = await insertRow('club', practice, { name: 'Écurie du Lac' })
    const response = await postSession({ animalIds: [animalId], clubId, comments: 'Séance calme.' })
    const shortSession = {
      id: idOf(response),
      seriesId: null,
      date: monday,
      startTime: '10:00',
      endTime: '11:00',
      title: 'Dupont Marie - Séance',
      validated: true,
      paid: false,
      paidMeans: null,
      patientPresent: true,
      billId: null,
      partBilled: false,
      recurrence: 'ONCE',
      therapistId: practice.therapistId,
      clubId,
      sessionTypeId: practice.sessionTypeId,
      animalIds: [animalId],
      patientId,
      forceReason: null,
      version: 1,
    }
    expect(response.body).toEqual({ sessions: [shortSession], kept: [] })
    expect(await readSession(shortSession.id)).toEqual({
      ...shortSession,
      price: 60,
      roomRent: 10,
      animalRent: 5.5,
      taxesPaidByPatient: 15.5,
      withAnimalOnly: false,
      selectedCorporatePatients: [],
      comments: 'Séance calme.',
      expiresAt: null,
      fitExceptions: [],
      version: 1,
      endDate: null,
      evaluation: emptyEvaluation(),
    })
    expect(await listAuditEntries(shortSession.id)).toEqual(['create'])
  })

  it('has encrypted comments', async () => {
    const row = await readSessionRow(await addSession({ comments: 'Une confidence' }))
    expect(row?.comments).not.toBeNull()
    expect(row?.comments?.includes('confidence')).toBe(false)
  })

  it.each<[string, () => Promise<object>, string]>([
    [
      'the firm that is its patient',
      async () => ({
        patientId: await insertPatient(practice, {
          type: 'FIRM',
          firstname: '',
          lastname: '',
          company_name: 'École du Lac',
        }),
      }),
      'École du Lac - Séance',
    ],
    [
      'the animals that work without a patient',
      async () => ({
        patientId: null,
        withAnimalOnly: true,
        animalIds: [await insertAnimal(practice, 'Zéphyr'), await insertAnimal(practice, 'Éclair')],
      }),
      'Éclair, Zéphyr - Séance',
    ],
    [
      'its type alone when it has neither patient nor animals',
      async () => ({ patientId: null, withAnimalOnly: true }),
      'Séance',
    ],
  ])('has a title with the name of %s', async (_caseName, changes, title) => {
    expect((await readSession(await addSession(await changes()))).title).toBe(title)
  })

  it('stores the attending employees of a firm', async () => {
    const firm = await insertPatient(practice, { type: 'FIRM', company_name: 'École du Lac' })
    const employees = [await insertPatient(practice), await insertPatient(practice)].toSorted()
    const id = await addSession({ patientId: firm, selectedCorporatePatients: employees })
    expect((await readSession(id)).selectedCorporatePatients).toEqual(employees)
    await changeSession(id, { patientId: firm, selectedCorporatePatients: employees.slice(1) })
    expect((await readSession(id)).selectedCorporatePatients).toEqual(employees.slice(1))
  })

  it.each<[string, object, string, string]>([
    ['without a patient', { patientId: null }, errorCode.invalid, 'patientId'],
    ['when it repeats without an end', { recurrence: 'WEEK' }, errorCode.invalid, 'endDate'],
    ['when it ends at its start', { endTime: '10:00' }, errorCode.timesRefused, 'endTime'],
    ['when it ends before its start', { endTime: '09:00' }, errorCode.timesRefused, 'endTime'],
    [
      'when it starts at an hour that the clock change skips',
      { startDate: springClockChange, startTime: '02:30', endTime: '04:00' },
      errorCode.timesRefused,
      'startTime',
    ],
    [
      'when it ends at an hour that the clock change skips',
      { startDate: springClockChange, startTime: '01:30', endTime: '02:30' },
      errorCode.timesRefused,
      'endTime',
    ],
    ['without a day', { startDate: '' }, errorCode.invalid, 'startDate'],
    ['before 1900', { startDate: '0000-01-01' }, errorCode.invalid, 'startDate'],
  ])('is refused %s', async (_caseName, changes, code, field) => {
    const response = await postSession(changes)
    expect(response).toMatchObject({ status: 400, body: { errorCode: code } })
    expect(response.body.problems.map((problem: { field: string }) => problem.field)).toContain(field)
    expect(await api.admin('select id from session where tenant_id = $1', [practice.tenantId])).toEqual([])
  })

  it('can last until midnight, and conflicts with nothing of the next day', async () => {
    const id = await addSession({ startTime: '23:00', endTime: '24:00' })
    expect(await readSession(id)).toMatchObject({ date: monday, startTime: '23:00', endTime: '24:00' })
    const list = await caller().get(`/short-sessions?startDate=${monday}&endDate=${monday}`)
    expect(list.body).toMatchObject([{ id, date: monday, startTime: '23:00', endTime: '24:00' }])
    expect(await postSession({ startTime: '23:30', endTime: '24:00' })).toMatchObject({
      status: 409,
      body: {
        errorCode: errorCode.sessionConflict,
        conflicts: [{ detail: expect.stringContaining('de 23:00 à 24:00') }],
      },
    })
    expect((await postSession({ startDate: addDays(monday, 1), startTime: '00:00', endTime: '01:00' })).status).toBe(
      201,
    )
    expect((await postSession({ startTime: '24:00', endTime: '24:00' })).status).toBe(400)
  })

  it('keeps its local time on the day of a clock change', async () => {
    const springSession = await addSession({ startDate: springClockChange })
    const autumnSession = await addSession({ startDate: autumnClockChange, startTime: '02:15', endTime: '02:45' })
    expect(await readSession(springSession)).toMatchObject({
      date: springClockChange,
      startTime: '10:00',
      endTime: '11:00',
    })
    expect(await readSession(autumnSession)).toMatchObject({
      date: autumnClockChange,
      startTime: '02:15',
      endTime: '02:45',
    })
  })

  it.each<[string, (otherPractice: TestPractice) => Promise<object>]>([
    ['a therapist of another practice', async (otherPractice) => ({ therapistId: otherPractice.therapistId })],
    ['a session type of another practice', async (otherPractice) => ({ sessionTypeId: otherPractice.sessionTypeId })],
    ['a patient of another practice', async (otherPractice) => ({ patientId: await insertPatient(otherPractice) })],
    [
      'an animal of another practice',
      async (otherPractice) => ({
        animalIds: [await insertAnimal(practice, 'Ours'), await insertAnimal(otherPractice, 'Ours')],
      }),
    ],
    [
      'a club of another practice',
      async (otherPractice) => ({ clubId: await insertRow('club', otherPractice, { name: 'Ailleurs' }) }),
    ],
    [
      'an employee of another practice',
      async (otherPractice) => ({ selectedCorporatePatients: [await insertPatient(otherPractice)] }),
    ],
    ['a removed patient', async () => ({ patientId: await insertPatient(practice, { removed_at: new Date() }) })],
    ['a member who is not a therapist', async () => ({ therapistId: (await joinPractice(api, practice)).id })],
  ])('is refused with 404 for %s', async (_caseName, changes) => {
    const otherPractice = await openPractice(api)
    const refusedReferences = await changes(otherPractice)
    expect(await postSession(refusedReferences)).toMatchObject({ status: 404, body: { errorCode: errorCode.notFound } })
    const id = await addSession()
    expect(await changeSession(id, refusedReferences)).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.notFound },
    })
    expect(await readSession(id)).toMatchObject({ version: 1, therapistId: practice.therapistId, patientId })
  })

  it('refuses a deleted patient as employee who was only its patient', async () => {
    const id = await addSession()
    await api.inTenant(practice.tenantId, (tx) =>
      tx.updateTable('patient').set({ removed_at: new Date() }).where('id', '=', patientId).execute(),
    )
    expect(await changeSession(id, { selectedCorporatePatients: [patientId] })).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.notFound },
    })
  })

  it('keeps a patient who has been deleted since', async () => {
    const id = await addSession()
    await api.inTenant(practice.tenantId, (tx) =>
      tx.updateTable('patient').set({ removed_at: new Date() }).where('id', '=', patientId).execute(),
    )
    expect((await changeSession(id, { price: 70 })).status).toBe(200)
    expect(await readSession(id)).toMatchObject({ patientId, title: 'Dupont Marie - Séance', price: 70 })
  })

  it('returns 404 to another practice for the calls that read or change it', async () => {
    const id = await addSession({ comments: 'Privé' })
    const otherPracticeCaller = api.as((await openPractice(api)).token)
    const responses = [
      await otherPracticeCaller.get(`/sessions/${id}`),
      await otherPracticeCaller.get(`/sessions/${id}/questions`),
      await otherPracticeCaller.put(`/sessions/${id}`, sessionInput()),
      await otherPracticeCaller.patch(`/sessions/${id}/validate`),
      await otherPracticeCaller.patch(`/sessions/${id}/cancel`),
      await otherPracticeCaller.patch(`/sessions/${id}?paid=true`),
      await otherPracticeCaller.delete(`/sessions/${id}`),
    ]
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404))
    expect(await readSessionRow(id)).toMatchObject({ state: 'VALIDATED', version: 1 })
    expect(await listSessions(await openPractice(api))).toEqual([])
  })

  it('requires AGENDA', async () => {
    const id = await addSession()
    const member = api.as((await joinPractice(api, practice, { privileges: ['PATIENTS'] })).token)
    expect((await member.get(`/sessions/${id}`)).status).toBe(403)
    expect((await member.post('/sessions', sessionInput())).status).toBe(403)
  })
})

describe('the list of sessions for the calendar', () => {
  it('has the sessions and requests of the requested days, in order, without expired requests', async () => {
    const secondId = await addSession({ startTime: '14:00', endTime: '15:00' })
    const { id } = await requestSession()
    const { id: cancelledId } = await requestSession({ startTime: '16:00', endTime: '17:00' })
    await caller().patch(`/sessions/${cancelledId}/cancel`)
    await addSession({ startDate: addDays(monday, 7) })
    await addSession({ startDate: addDays(monday, -1) })
    expect(await listSessions()).toEqual([id, secondId])
    // A request expires after 48 hours.
    clock = new Date(clock.getTime() + 49 * 3_600_000)
    expect(await listSessions()).toEqual([secondId])
  })

  it('can be limited to the requests to validate', async () => {
    await addSession({ startTime: '14:00', endTime: '15:00' })
    const { id } = await requestSession()
    const { body } = await caller().get(
      `/short-sessions?startDate=${monday}&endDate=${addDays(monday, 6)}&pending=true`,
    )
    expect(body.map((session: { id: string }) => session.id)).toEqual([id])
  })

  it.each([
    ['more than 400 days', addDays(monday, 400)],
    ['a period that ends before it starts', addDays(monday, -1)],
  ])('refuses %s', async (_caseName, endDate) => {
    expect(await caller().get(`/short-sessions?startDate=${monday}&endDate=${endDate}`)).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.invalid },
    })
  })
})

describe('a new session, checked against other sessions and absences', () => {
  it('is refused with all conflicts: sessions of the therapist and of the animals, and absences', async () => {
    const [rex, luna] = [await insertAnimal(practice, 'Rex'), await insertAnimal(practice, 'Luna')]
    const colleague = (await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })).id
    const ownSession = await addSession({ animalIds: [rex] })
    const colleagueSession = await addSession({
      therapistId: colleague,
      animalIds: [luna],
      patientId: await insertPatient(practice),
    })
    const absence = await insertRow('vacation', practice, {
      member_id: practice.therapistId,
      starts_at: `${monday} 10:30`,
      ends_at: `${addDays(monday, 2)} 09:00`,
    })
    const response = await postSession({ startTime: '10:30', endTime: '11:30', animalIds: [rex, luna] })
    expect(response).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionConflict } })
    expect(response.body.conflicts).toEqual([
      {
        date: monday,
        kind: 'therapist',
        id: ownSession,
        name: 'Dupont Marie - Séance',
        detail: 'Déjà « Dupont Marie - Séance » de 10:00 à 11:00.',
      },
      {
        date: monday,
        kind: 'animal',
        id: colleagueSession,
        name: 'Luna',
        detail: 'Luna travaille déjà de 10:00 à 11:00.',
      },
      { date: monday, kind: 'animal', id: ownSession, name: 'Rex', detail: 'Rex travaille déjà de 10:00 à 11:00.' },
      {
        date: monday,
        kind: 'vacation',
        id: absence,
        name: 'Alice Durand',
        detail: `Absence du ${shortDay(monday)} à 10:30 au ${shortDay(addDays(monday, 2))} à 09:00.`,
      },
    ])
    expect(await listSessions()).toHaveLength(2)
  })

  it('is saved and marked as forced when the member forces it', async () => {
    const animalIds = [await insertAnimal(practice, 'Rex')]
    await addSession({ animalIds })
    const id = await addSession({ animalIds, force: true, forceReason: 'Deux groupes ensemble' })
    expect(await readSessionRow(id)).toMatchObject({
      state: 'VALIDATED',
      allow_overlap: true,
      force_reason: 'Deux groupes ensemble',
    })
    expect(await api.admin('select details from audit where entity_id = $1', [id])).toEqual([
      { details: { forced: 1, reason: 'Deux groupes ensemble' } },
    ])
    expect(await readSession(id)).toMatchObject({ forceReason: 'Deux groupes ensemble' })
  })

  it('is not marked as forced when there was no conflict', async () => {
    expect(await readSessionRow(await addSession({ force: true, forceReason: 'Au cas où' }))).toMatchObject({
      allow_overlap: false,
      force_reason: null,
    })
  })

  it('has no conflict with adjacent sessions', async () => {
    const animalIds = [await insertAnimal(practice, 'Rex')]
    await insertRow('vacation', practice, {
      member_id: practice.therapistId,
      starts_at: `${monday} 12:00`,
      ends_at: `${monday} 13:00`,
    })
    const middleSession = await addSession({ animalIds })
    const sessionAfter = await addSession({ startTime: '11:00', endTime: '12:00', animalIds })
    const sessionBefore = await addSession({ startTime: '09:00', endTime: '10:00', animalIds })
    const sessionAfterAbsence = await addSession({ startTime: '13:00', endTime: '14:00', animalIds })
    expect(await listSessions()).toEqual([sessionBefore, middleSession, sessionAfter, sessionAfterAbsence])
    expect(await readSessionRow(sessionAfter)).toMatchObject({ allow_overlap: false, force_reason: null })
  })

  it('has a conflict with a pending request, but not with an expired request', async () => {
    const { id } = await requestSession()
    expect((await postSession()).body.conflicts).toMatchObject([{ kind: 'therapist', id }])
    // A request expires after 48 hours.
    clock = new Date(clock.getTime() + 49 * 3_600_000)
    expect((await postSession()).status).toBe(201)
    expect(await readSessionRow(id)).toMatchObject({ state: 'EXPIRED' })
  })

  it('is saved once among 20 concurrent calls for one animal and three therapists', async () => {
    const animalIds = [await insertAnimal(practice, 'Rex')]
    const colleagues = await Promise.all([1, 2].map(() => joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })))
    const therapists = [practice.therapistId, ...colleagues.map(({ id }) => id)]
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => postSession({ animalIds, therapistId: therapists[index % 3] })),
    )
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual([
      '201',
      ...Array.from({ length: 19 }, () => '409'),
    ])
    expect(responses.filter(({ status }) => status === 409).every(({ body }) => body.conflicts.length > 0)).toBe(true)
    expect(await listSessions()).toHaveLength(1)
  })
})

describe('changing a session', () => {
  it('increments its version and moves its animals to the new time', async () => {
    const [rex, luna] = [await insertAnimal(practice, 'Rex'), await insertAnimal(practice, 'Luna')]
    const id = await addSession({ animalIds: [rex] })
    const response = await changeSession(id, {
      startTime: '15:00',
      endTime: '16:30',
      animalIds: [luna],
      comments: 'Reportée',
    })
    expect(response).toMatchObject({
      status: 200,
      body: { sessions: [{ id, startTime: '15:00', animalIds: [luna] }], kept: [] },
    })
    expect(response.headers['etag']).toBe('"2"')
    expect(await readSession(id)).toMatchObject({ version: 2, endTime: '16:30', comments: 'Reportée' })
    expect((await postSession({ animalIds: [rex] })).status).toBe(201)
    expect(
      (
        await postSession({
          startTime: '16:00',
          endTime: '17:00',
          animalIds: [luna],
          therapistId: (await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })).id,
        })
      ).body.conflicts,
    ).toMatchObject([{ kind: 'animal', id }])
  })

  it('has no conflict with its own former time', async () => {
    const animalIds = [await insertAnimal(practice, 'Rex')]
    const id = await addSession({ animalIds })
    expect((await changeSession(id, { animalIds, startTime: '10:30', endTime: '11:30' })).status).toBe(200)
    expect(await readSession(id)).toMatchObject({ startTime: '10:30', endTime: '11:30', animalIds })
    expect(await readSessionRow(id)).toMatchObject({ allow_overlap: false, version: 2 })
  })

  it('is refused over another session, and saved when forced', async () => {
    await addSession()
    const id = await addSession({ startTime: '14:00', endTime: '15:00' })
    expect(await changeSession(id, {})).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionConflict } })
    expect((await changeSession(id, { force: true, forceReason: 'Ensemble' })).status).toBe(200)
    expect(await readSessionRow(id)).toMatchObject({ allow_overlap: true, force_reason: 'Ensemble' })
  })

  it('needs no confirmation for a forced session that does not move, and clears the reason when it moves', async () => {
    await addSession()
    const id = await addSession({ force: true, forceReason: 'Ensemble' })
    expect((await changeSession(id, { comments: 'Bien' })).status).toBe(200)
    expect(await readSessionRow(id)).toMatchObject({ allow_overlap: true, force_reason: 'Ensemble' })
    expect((await changeSession(id, { startTime: '15:00', endTime: '16:00' })).status).toBe(200)
    expect(await readSessionRow(id)).toMatchObject({ allow_overlap: false, force_reason: null })
  })

  it('is audited with the names of the changed fields, without their values', async () => {
    const id = await addSession({ comments: 'Avant' })
    await changeSession(id, { comments: 'Avant', price: 75 })
    await changeSession(id, { comments: 'Après', price: 75 })
    expect(
      await api.admin(`select details from audit where entity_id = $1 and act = 'update' order by at, id`, [id]),
    ).toEqual([{ details: { fields: ['price'] } }, { details: { fields: ['comments'] } }])
  })

  it('is refused with a stale version in If-Match', async () => {
    const id = await addSession()
    const { headers } = await caller().get(`/sessions/${id}`)
    expect(headers['etag']).toBe('"1"')
    expect((await changeSession(id, { price: 61 }, { 'if-match': '"1"' })).status).toBe(200)
    expect(await changeSession(id, { price: 62 }, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { errorCode: errorCode.changedMeanwhile },
    })
    expect((await changeSession(id, { price: 63 }, { 'if-match': 'W/"2"' })).status).toBe(200)
    expect((await changeSession(id, { price: 64 }, { 'if-match': '*' })).status).toBe(200)
    expect(await readSession(id)).toMatchObject({ price: 64, version: 4 })
  })

  it('is refused with a stale version, like payment, validation, cancellation and deletion', async () => {
    const id = await addSession()
    expect((await changeSession(id, { price: 61 }, { 'if-match': '"1"' })).status).toBe(200)
    const staleHeaders = { 'if-match': '"1"' }
    const refusals = [
      await caller().patch(`/sessions/${id}?paid=true`, undefined, staleHeaders),
      await caller().patch(`/sessions/${id}/validate`, undefined, staleHeaders),
      await caller().patch(`/sessions/${id}/cancel`, undefined, staleHeaders),
      await caller().delete(`/sessions/${id}`, staleHeaders),
    ]
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 412, body: { errorCode: errorCode.changedMeanwhile } })
    expect(await readSession(id)).toMatchObject({ paid: false, validated: true, version: 2 })
    expect((await caller().delete(`/sessions/${id}`, { 'if-match': '"2"' })).status).toBe(200)
  })

  it('succeeds for only one of three concurrent changes of the same version', async () => {
    const id = await addSession()
    const responses = await Promise.all(
      [61, 62, 63].map((price) => changeSession(id, { price }, { 'if-match': '"1"' })),
    )
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '412', '412'])
    const price = 61 + responses.findIndex(({ status }) => status === 200)
    expect(await readSession(id)).toMatchObject({ price, version: 2 })
  })

  it('is refused for a session on an invoice, like cancelling and deleting it', async () => {
    const id = await addSession()
    const billId = await insertRow('bill', practice, {
      bill_number: 'F-1',
      patient_id: patientId,
      therapist_id: practice.therapistId,
      total_price: 60,
      taxes: 0,
    })
    await api.inTenant(practice.tenantId, (tx) =>
      tx.updateTable('session').set({ bill_id: billId }).where('id', '=', id).execute(),
    )
    for (const response of [
      await changeSession(id, { price: 1 }),
      await caller().delete(`/sessions/${id}`),
      await caller().patch(`/sessions/${id}/cancel`),
    ])
      expect(response).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionBilled } })
    expect(await readSession(id)).toMatchObject({ price: 60, version: 1 })
    expect((await caller().patch(`/sessions/${id}?paid=true`)).body).toMatchObject({ paid: true, billId })
  })

  it('sends no e-mail about a moved session that the practice entered', async () => {
    const id = await addSession()
    expect((await changeSession(id, { startTime: '17:00', endTime: '18:00' })).status).toBe(200)
    expect(await readSession(id)).toMatchObject({ startTime: '17:00' })
    expect((await api.mails('sessionMoved')).filter(({ data }) => data.sessionId === id)).toEqual([])
  })

  it('notifies the patient who booked online of the new time', async () => {
    const { id, email } = await requestSession()
    await caller().patch(`/sessions/${id}/validate`)
    await changeSession(id, { startTime: '17:00', endTime: '18:00', patientId: (await readSession(id)).patientId })
    expect((await api.mails('sessionMoved')).filter(({ data }) => data.sessionId === id)).toMatchObject([
      {
        to: { address: email },
        data: {
          startTime: '17:00',
          sequence: 3,
          former: { date: monday, startTime: '10:00', endTime: '11:00', therapistName: 'Alice Durand' },
        },
      },
    ])
    expect((await api.mails('sessionValidated')).filter(({ data }) => data.sessionId === id)).toHaveLength(1)
  })

  it('notifies the patient who booked online when another patient gets the session, and invalidates their link', async () => {
    const { id, email } = await requestSession()
    await caller().patch(`/sessions/${id}/validate`)
    const [validation] = (await api.mails('sessionValidated')).filter(({ data }) => data.sessionId === id)
    await changeSession(id, { patientId: await insertPatient(practice) })
    expect((await api.mails('sessionCancelled')).filter(({ data }) => data.sessionId === id)).toMatchObject([
      { to: { address: email }, data: { by: 'practice', wasValidated: true } },
    ])
    expect(await api.as().post('/public/cancellations', { token: validation?.data.cancelToken })).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.linkRefused },
    })
    await changeSession(id, { startTime: '17:00', endTime: '18:00', patientId: (await readSession(id)).patientId })
    expect((await api.mails('sessionMoved')).filter(({ data }) => data.sessionId === id)).toEqual([])
  })

  it('causes no deadlock when concurrent changes lock the same sessions in opposite orders', async () => {
    const [rex, luna] = [await insertAnimal(practice, 'Rex'), await insertAnimal(practice, 'Luna')]
    const colleague = (await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })).id
    const firstId = await addSession({ animalIds: [rex] })
    const secondId = await addSession({ animalIds: [luna], therapistId: colleague })
    const [statsBefore] = await api.admin<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    const crosswiseChanges = Array.from({ length: 12 }, (_, index) => {
      const [animalIds, therapistId] = index % 2 ? [[rex, luna], practice.therapistId] : [[luna, rex], colleague]
      return changeSession(index % 3 ? firstId : secondId, {
        animalIds,
        therapistId,
        startTime: `${10 + (index % 4)}:00`,
        endTime: `${11 + (index % 4)}:00`,
        force: index % 5 === 0,
      })
    })
    const statuses = (await Promise.all(crosswiseChanges)).map(({ status }) => status)
    expect(statuses.every((status) => [200, 409, 412].includes(status))).toBe(true)
    const [statsAfter] = await api.admin<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    expect(statsAfter).toEqual(statsBefore)
  })
})

describe('a pending request', () => {
  it('remains a request when changed, and expires at its new start', async () => {
    const { id } = await requestSession({ startDate: addDays(monday, 2) })
    const requesterFileId = (await readSession(id)).patientId
    clock = instantOf(timeZone, addDays(monday, 2), '08:00')
    const { id: lateRequestId } = await requestSession({ startDate: addDays(monday, 3) })
    await changeSession(lateRequestId, {
      startDate: addDays(monday, 2),
      startTime: '09:00',
      endTime: '10:00',
      patientId: requesterFileId,
    })
    expect(await readSession(lateRequestId)).toMatchObject({
      validated: false,
      expiresAt: instantOf(timeZone, addDays(monday, 2), '09:00').toISOString(),
    })
    expect(await listAuditEntries(lateRequestId)).toEqual(['request', 'update'])
  })

  it('can be validated: the patient receives the place, the link and the calendar invitation', async () => {
    const clubId = await insertRow('club', practice, {
      name: 'Écurie du Lac',
      street_name: '1 chemin du Pré',
      zip_code: '69003',
      city: 'Lyon',
    })
    const { id, email } = await requestSession()
    await changeSession(id, { clubId, patientId: (await readSession(id)).patientId })
    expect(await caller().patch(`/sessions/${id}/validate`)).toMatchObject({
      status: 200,
      body: { id, validated: true },
    })
    expect((await api.mails('sessionValidated')).filter(({ data }) => data.sessionId === id)).toMatchObject([
      {
        to: { address: email, name: 'Paul Martin' },
        data: {
          place: 'Écurie du Lac, 1 chemin du Pré, 69003 Lyon',
          timeZone: timeZone,
          sequence: 3,
          cancelToken: expect.any(String),
        },
      },
    ])
    expect(await readSession(id)).toMatchObject({ validated: true, expiresAt: null, version: 3 })
    expect(await listAuditEntries(id)).toEqual(['request', 'update', 'validate'])
  })

  it('is validated once by concurrent calls of several members', async () => {
    const { id } = await requestSession()
    const responses = await Promise.all(Array.from({ length: 8 }, () => caller().patch(`/sessions/${id}/validate`)))
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 7 }, () => '409'),
    ])
    expect(responses.filter(({ status }) => status === 409).map(({ body }) => body.errorCode)).toEqual(
      Array.from({ length: 7 }, () => errorCode.sessionStateChanged),
    )
    expect((await api.mails('sessionValidated')).filter(({ data }) => data.sessionId === id)).toHaveLength(1)
  })

  it('ends as cancelled when it is validated and cancelled concurrently', async () => {
    const { id } = await requestSession()
    const [validation, cancellation] = await Promise.all([
      caller().patch(`/sessions/${id}/validate`),
      caller().patch(`/sessions/${id}/cancel`),
    ])
    const row = await readSessionRow(id)
    // Two outcomes: validated and then cancelled, or cancelled and then not validated.
    expect(cancellation.status).toBe(204)
    expect([200, 409]).toContain(validation.status)
    expect(row).toMatchObject({ state: 'CANCELLED', version: validation.status === 200 ? 3 : 2 })
  })

  it('cannot be validated over an absence or a forced session that was saved later', async () => {
    const { id } = await requestSession()
    const absence = await insertRow('vacation', practice, {
      member_id: practice.therapistId,
      starts_at: `${monday} 00:00`,
      ends_at: `${addDays(monday, 1)} 00:00`,
    })
    expect(await caller().patch(`/sessions/${id}/validate`)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionConflict, conflicts: [{ kind: 'vacation', id: absence }] },
    })
    const { id: otherRequestId } = await requestSession({ startDate: addDays(monday, 1) })
    const forcedSession = await addSession({ startDate: addDays(monday, 1), force: true, forceReason: 'Urgence' })
    expect(await caller().patch(`/sessions/${otherRequestId}/validate`)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionConflict, conflicts: [{ kind: 'therapist', id: forcedSession }] },
    })
    expect(await readSessionRow(otherRequestId)).toMatchObject({ state: 'PENDING', version: 1 })
    expect(
      await api
        .mails('sessionValidated')
        .then((mails) => mails.filter(({ data }) => [id, otherRequestId].includes(data.sessionId))),
    ).toEqual([])
  })

  it('cannot be validated over another session of one of its animals', async () => {
    const animalIds = [await insertAnimal(practice, 'Rex')]
    const { id } = await requestSession()
    await changeSession(id, { animalIds, patientId: (await readSession(id)).patientId })
    const colleague = (await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })).id
    const colleagueSession = await addSession({
      animalIds,
      therapistId: colleague,
      force: true,
      forceReason: 'Ensemble',
    })
    expect((await caller().patch(`/sessions/${id}/validate`)).body).toMatchObject({
      errorCode: errorCode.sessionConflict,
      conflicts: [{ kind: 'animal', id: colleagueSession, name: 'Rex' }],
    })
    expect(await readSessionRow(id)).toMatchObject({ state: 'PENDING' })
  })

  it('can be validated despite a conflict that the practice has forced', async () => {
    const { id } = await requestSession()
    await addSession({ force: true, forceReason: 'Ensemble' })
    const requesterFileId = (await readSession(id)).patientId
    await changeSession(id, { patientId: requesterFileId, force: true, forceReason: 'Ensemble' })
    expect((await caller().patch(`/sessions/${id}/validate`)).status).toBe(200)
    expect(await readSessionRow(id)).toMatchObject({
      state: 'VALIDATED',
      allow_overlap: true,
      force_reason: 'Ensemble',
    })
  })
})

describe('cancelling or deleting a session', () => {
  it('frees the slot of a cancelled session and notifies the patient', async () => {
    const animalIds = [await insertAnimal(practice, 'Rex')]
    const id = await addSession({ animalIds })
    expect((await caller().patch(`/sessions/${id}/cancel`)).status).toBe(204)
    expect(await readSessionRow(id)).toMatchObject({ state: 'CANCELLED', version: 2 })
    expect((await api.mails('sessionCancelled')).filter(({ data }) => data.sessionId === id)).toMatchObject([
      { to: { name: 'Marie Dupont' }, data: { by: 'practice', to: 'patient', wasValidated: true, sequence: 2 } },
    ])
    expect((await postSession({ animalIds })).status).toBe(201)
    expect((await caller().get(`/sessions/${id}`)).status).toBe(404)
    expect(await caller().patch(`/sessions/${id}/cancel`)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionStateChanged },
    })
    expect(await changeSession(id)).toMatchObject({ status: 409, body: { errorCode: errorCode.sessionStateChanged } })
  })

  it.each([
    ['the guardian', { legal_manager_firstname: 'Sylvie', legal_manager_lastname: 'Roux' }, 'Sylvie Roux'],
    ['the referent', {}, undefined],
  ])('notifies %s when the patient has no e-mail address', async (_caseName, manager, name) => {
    const address = `famille.${uuidv7()}@exemple.fr`
    const sharedEmail =
      'legal_manager_firstname' in manager ? { legal_manager_email: address } : { referent_email: address }
    for (const firstname of ['Marie', 'Jeanne']) {
      const patientWithoutEmail = await insertPatient(practice, { firstname, email: '', ...manager, ...sharedEmail })
      const id = await addSession({ patientId: patientWithoutEmail })
      await caller().patch(`/sessions/${id}/cancel`)
      expect((await api.mails('sessionCancelled')).filter(({ data }) => data.sessionId === id)).toMatchObject([
        { to: { name: name ?? `${firstname} Dupont`, address }, data: { patientName: `${firstname} Dupont` } },
      ])
    }
  })

  it('sends no e-mail when the session has already taken place', async () => {
    const id = await addSession()
    clock = instantOf(timeZone, addDays(monday, 1), '10:00')
    await caller().patch(`/sessions/${id}/cancel`)
    expect((await api.mails('sessionCancelled')).filter(({ data }) => data.sessionId === id)).toEqual([])
  })

  it('deletes all rows of a deleted session, with an audit entry', async () => {
    const id = await addSession({ animalIds: [await insertAnimal(practice, 'Rex')] })
    const response = await caller().delete(`/sessions/${id}?type=once`)
    expect(response).toMatchObject({ status: 200, body: { deleted: [id], kept: [] } })
    await purgeDeletedSessions(api.services, practice.tenantId, response.body.undoId)
    expect(await readSessionRow(id)).toBeUndefined()
    expect(await api.admin('select * from session_animal where session_id = $1', [id])).toEqual([])
    expect((await caller().delete(`/sessions/${id}`)).status).toBe(404)
    expect(await listAuditEntries(id)).toEqual(['create', 'delete'])
  })

  it('notifies the patient who booked a deleted session online', async () => {
    const { id, email } = await requestSession()
    await caller().patch(`/sessions/${id}/validate`)
    const { body } = await caller().delete(`/sessions/${id}`)
    await purgeDeletedSessions(api.services, practice.tenantId, body.undoId)
    expect((await api.mails('sessionCancelled')).filter(({ data }) => data.sessionId === id)).toMatchObject([
      { to: { address: email }, data: { by: 'practice', sequence: 3 } },
    ])
  })
})

describe('the payment of a session', () => {
  it('can be set and unset', async () => {
    const id = await addSession()
    expect(await caller().patch(`/sessions/${id}?paid=true`)).toMatchObject({ status: 200, body: { id, paid: true } })
    expect((await caller().patch(`/sessions/${id}?paid=false`)).body.paid).toBe(false)
    expect(await readSession(id)).toMatchObject({ paid: false, version: 3 })
    expect(await listAuditEntries(id)).toEqual(['create', 'paid', 'paid'])
  })
})
