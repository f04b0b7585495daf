import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { addDays } from 'shared/domain/calendar/day'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { shortDay } from 'shared/domain/format'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { autumnChange, monday, springChange, zone } from '../../../testing/calendar.ts'
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
let test: TestApp
let practice: TestPractice
let patientId: string

beforeAll(async () => {
  test = await testApp({ services: { now: () => clock } })
})
afterAll(() => test.close())
beforeEach(async () => {
  clock = new Date()
  practice = await openPractice(test, { published: true })
  patientId = await aPatient(practice)
})

const insert = (
  table: 'patient' | 'animal' | 'club' | 'vacation' | 'bill',
  { tenantId }: TestPractice,
  values: object,
) => {
  const id = uuidv7()
  return test
    .inTenant(tenantId, (tx) =>
      tx
        .insertInto(table)
        .values({ id, tenant_id: tenantId, ...values })
        .execute(),
    )
    .then(() => id)
}
const aPatient = (of: TestPractice, values: object = {}) =>
  insert('patient', of, {
    type: 'INDIVIDUAL',
    firstname: 'Marie',
    lastname: 'Dupont',
    email: `marie.${uuidv7()}@exemple.fr`,
    ...values,
  })
const anAnimal = async (of: TestPractice, name: string, values: object = {}) => {
  const [race] = await test.admin<{ id: string }>('select id from race limit 1')
  return insert('animal', of, { name, race_id: race?.id, nb_working_hours_by_week: 10, ...values })
}

const sessionOf = (change: object = {}) => ({
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
const as = () => test.as(practice.token)
const add = (change: object = {}) => as().post('/sessions', sessionOf(change))
const change = (id: string, changes: object = {}, headers?: Record<string, string>) =>
  as().put(`/sessions/${id}`, sessionOf(changes), headers)
const idOf = (response: ApiResponse): string => {
  expect(response.status).toBe(201)
  return response.body.sessions[0].id
}
const added = async (changes: object = {}) => idOf(await add(changes))
const read = async (id: string) => (await as().get(`/sessions/${id}`)).body
const acts = async (id: string) =>
  (await test.admin<{ act: string }>('select act from audit where entity_id = $1 order by at, id', [id])).map(
    ({ act }) => act,
  )
const rowOf = async (id: string) =>
  (
    await test.admin<{
      state: string
      allow_overlap: boolean
      force_reason: string | null
      comments: Buffer | null
      version: number
    }>('select * from session where id = $1', [id])
  )[0]
const listed = async (of = practice): Promise<string[]> =>
  (await test.as(of.token).get(`/short-sessions?startDate=${monday}&endDate=${addDays(monday, 6)}`)).body.map(
    ({ id }: { id: string }) => id,
  )

/** Requests a session as the booking page does. */
const requested = async (changes: object = {}) => {
  const account = await openPatientAccount(test)
  const { therapistId, sessionTypeId } = practice
  const { status, body } = await test.as(account.token).post('/public/patients/sessions', {
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
  it('added by the practice is validated, and read as written', async () => {
    const animalId = await anAnimal(practice, 'Tornade')
    const clubId = await insert('club', practice, { name: 'Écurie du Lac' })
    const response = await add({ animalIds: [animalId], clubId, comments: 'Séance calme.' })
    const short = {
      id: idOf(response),
      seriesId: null,
      date: monday,
      startTime: '10:00',
      endTime: '11:00',
      title: 'Dupont Marie - Séance',
      validated: true,
      paid: false,
      patientPresent: true,
      billId: null,
      partBilled: false,
      recurrence: 'ONCE',
      therapistId: practice.therapistId,
      clubId,
      sessionTypeId: practice.sessionTypeId,
      animalIds: [animalId],
      patientId,
      version: 1,
    }
    expect(response.body).toEqual({ sessions: [short], kept: [] })
    expect(await read(short.id)).toEqual({
      ...short,
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
    expect(await acts(short.id)).toEqual(['create'])
  })

  it('has encrypted comments', async () => {
    const row = await rowOf(await added({ comments: 'Une confidence' }))
    expect(row?.comments).not.toBeNull()
    expect(row?.comments?.includes('confidence')).toBe(false)
  })

  it.each<[string, () => Promise<object>, string]>([
    [
      'its company',
      async () => ({
        patientId: await aPatient(practice, {
          type: 'FIRM',
          firstname: '',
          lastname: '',
          company_name: 'École du Lac',
        }),
      }),
      'École du Lac - Séance',
    ],
    [
      'its animals when they work alone',
      async () => ({
        patientId: null,
        withAnimalOnly: true,
        animalIds: [await anAnimal(practice, 'Zéphyr'), await anAnimal(practice, 'Éclair')],
      }),
      'Éclair, Zéphyr - Séance',
    ],
    ['its type when it has no patient', async () => ({ patientId: null, withAnimalOnly: true }), 'Séance'],
  ])('has the name of %s', async (_sentence, changes, title) => {
    expect((await read(await added(await changes()))).title).toBe(title)
  })

  it('of a firm stores the attending employees', async () => {
    const firm = await aPatient(practice, { type: 'FIRM', company_name: 'École du Lac' })
    const employees = [await aPatient(practice), await aPatient(practice)].toSorted()
    const id = await added({ patientId: firm, selectedCorporatePatients: employees })
    expect((await read(id)).selectedCorporatePatients).toEqual(employees)
    await change(id, { patientId: firm, selectedCorporatePatients: employees.slice(1) })
    expect((await read(id)).selectedCorporatePatients).toEqual(employees.slice(1))
  })

  it.each<[string, object, string, string]>([
    ['without a patient', { patientId: null }, 'E400', 'patientId'],
    ['that repeats without an end', { recurrence: 'WEEK' }, 'E400', 'endDate'],
    ['that ends when it starts', { endTime: '10:00' }, 'E113', 'endTime'],
    ['that ends before it starts', { endTime: '09:00' }, 'E113', 'endTime'],
    [
      'at an hour the clocks skip',
      { startDate: springChange, startTime: '02:30', endTime: '04:00' },
      'E113',
      'startTime',
    ],
    [
      'until an hour the clocks skip',
      { startDate: springChange, startTime: '01:30', endTime: '02:30' },
      'E113',
      'endTime',
    ],
    ['without a day', { startDate: '' }, 'E400', 'startDate'],
    ['before 1900', { startDate: '0000-01-01' }, 'E400', 'startDate'],
  ])('%s is refused', async (_sentence, changes, errorCode, field) => {
    const response = await add(changes)
    expect(response).toMatchObject({ status: 400, body: { errorCode } })
    expect(response.body.problems.map((problem: { field: string }) => problem.field)).toContain(field)
    expect(await test.admin('select id from session where tenant_id = $1', [practice.tenantId])).toEqual([])
  })

  it('on the day of a clock change keeps its local time', async () => {
    const spring = await added({ startDate: springChange })
    const autumn = await added({ startDate: autumnChange, startTime: '02:15', endTime: '02:45' })
    expect(await read(spring)).toMatchObject({ date: springChange, startTime: '10:00', endTime: '11:00' })
    expect(await read(autumn)).toMatchObject({ date: autumnChange, startTime: '02:15', endTime: '02:45' })
  })

  it.each<[string, (other: TestPractice) => Promise<object>]>([
    ['the therapist', async (other) => ({ therapistId: other.therapistId })],
    ['the session type', async (other) => ({ sessionTypeId: other.sessionTypeId })],
    ['the patient', async (other) => ({ patientId: await aPatient(other) })],
    ['an animal', async (other) => ({ animalIds: [await anAnimal(practice, 'Ours'), await anAnimal(other, 'Ours')] })],
    ['the place', async (other) => ({ clubId: await insert('club', other, { name: 'Ailleurs' }) })],
    ['an employee', async (other) => ({ selectedCorporatePatients: [await aPatient(other)] })],
    ['a patient who was removed', async () => ({ patientId: await aPatient(practice, { removed_at: new Date() }) })],
    ['a member who is not a therapist', async () => ({ therapistId: (await joinPractice(test, practice)).id })],
  ])('is not found with %s of another practice', async (_sentence, changes) => {
    const other = await openPractice(test)
    const foreign = await changes(other)
    expect(await add(foreign)).toMatchObject({ status: 404, body: { errorCode: 'E404' } })
    const id = await added()
    expect(await change(id, foreign)).toMatchObject({ status: 404, body: { errorCode: 'E404' } })
    expect(await read(id)).toMatchObject({ version: 1, therapistId: practice.therapistId, patientId })
  })

  it('keeps a patient who was deleted since', async () => {
    const id = await added()
    await test.inTenant(practice.tenantId, (tx) =>
      tx.updateTable('patient').set({ removed_at: new Date() }).where('id', '=', patientId).execute(),
    )
    expect((await change(id, { price: 70 })).status).toBe(200)
    expect(await read(id)).toMatchObject({ patientId, title: 'Dupont Marie - Séance', price: 70 })
  })

  it('stays out of reach of another practice, whatever the call', async () => {
    const id = await added({ comments: 'Privé' })
    const other = test.as((await openPractice(test)).token)
    const responses = [
      await other.get(`/sessions/${id}`),
      await other.get(`/sessions/${id}/questions`),
      await other.put(`/sessions/${id}`, sessionOf()),
      await other.patch(`/sessions/${id}/validate`),
      await other.patch(`/sessions/${id}/cancel`),
      await other.patch(`/sessions/${id}?paid=true`),
      await other.delete(`/sessions/${id}`),
    ]
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404))
    expect(await rowOf(id)).toMatchObject({ state: 'VALIDATED', version: 1 })
    expect(await listed(await openPractice(test))).toEqual([])
  })

  it('requires AGENDA', async () => {
    const id = await added()
    const member = test.as((await joinPractice(test, practice, { privileges: ['PATIENTS'] })).token)
    expect((await member.get(`/sessions/${id}`)).status).toBe(403)
    expect((await member.post('/sessions', sessionOf())).status).toBe(403)
  })
})

describe('the agenda', () => {
  it('lists sessions and requests of the requested days, in order, without expired ones', async () => {
    const second = await added({ startTime: '14:00', endTime: '15:00' })
    const { id: first } = await requested()
    const { id: cancelled } = await requested({ startTime: '16:00', endTime: '17:00' })
    await as().patch(`/sessions/${cancelled}/cancel`)
    await added({ startDate: addDays(monday, 7) })
    await added({ startDate: addDays(monday, -1) })
    expect(await listed()).toEqual([first, second])
    clock = new Date(clock.getTime() + 49 * 3_600_000)
    expect(await listed()).toEqual([second])
  })

  it('can list only the requests to validate', async () => {
    await added({ startTime: '14:00', endTime: '15:00' })
    const { id } = await requested()
    const { body } = await as().get(`/short-sessions?startDate=${monday}&endDate=${addDays(monday, 6)}&pending=true`)
    expect(body.map((session: { id: string }) => session.id)).toEqual([id])
  })

  it.each([
    ['more than 400 days', addDays(monday, 400)],
    ['a period that ends before it starts', addDays(monday, -1)],
  ])('refuses %s', async (_sentence, endDate) => {
    expect(await as().get(`/short-sessions?startDate=${monday}&endDate=${endDate}`)).toMatchObject({
      status: 400,
      body: { errorCode: 'E400' },
    })
  })
})

describe('a session that overlaps', () => {
  it("is refused with all conflicts: the therapist's sessions, the animals' sessions, absences", async () => {
    const [rex, luna] = [await anAnimal(practice, 'Rex'), await anAnimal(practice, 'Luna')]
    const colleague = (await joinPractice(test, practice, { roles: ['ROLE_THERAPIST'] })).id
    const mine = await added({ animalIds: [rex] })
    const theirs = await added({ therapistId: colleague, animalIds: [luna], patientId: await aPatient(practice) })
    const absence = await insert('vacation', practice, {
      member_id: practice.therapistId,
      starts_at: `${monday} 10:30`,
      ends_at: `${addDays(monday, 2)} 09:00`,
    })
    const response = await add({ startTime: '10:30', endTime: '11:30', animalIds: [rex, luna] })
    expect(response).toMatchObject({ status: 409, body: { errorCode: 'E143' } })
    expect(response.body.conflicts).toEqual([
      {
        date: monday,
        kind: 'therapist',
        id: mine,
        name: 'Dupont Marie - Séance',
        detail: 'Déjà « Dupont Marie - Séance » de 10:00 à 11:00.',
      },
      { date: monday, kind: 'animal', id: theirs, name: 'Luna', detail: 'Luna travaille déjà de 10:00 à 11:00.' },
      { date: monday, kind: 'animal', id: mine, name: 'Rex', detail: 'Rex travaille déjà de 10:00 à 11:00.' },
      {
        date: monday,
        kind: 'vacation',
        id: absence,
        name: 'Alice Durand',
        detail: `Absence du ${shortDay(monday)} à 10:30 au ${shortDay(addDays(monday, 2))} à 09:00.`,
      },
    ])
    expect(await listed()).toHaveLength(2)
  })

  it('is saved when forced, and marked as forced', async () => {
    const animalIds = [await anAnimal(practice, 'Rex')]
    await added({ animalIds })
    const id = await added({ animalIds, force: true, forceReason: 'Deux groupes ensemble' })
    expect(await rowOf(id)).toMatchObject({
      state: 'VALIDATED',
      allow_overlap: true,
      force_reason: 'Deux groupes ensemble',
    })
    expect(await test.admin('select details from audit where entity_id = $1', [id])).toEqual([
      { details: { forced: 1, reason: 'Deux groupes ensemble' } },
    ])
  })

  it('is not marked as forced when there was no conflict', async () => {
    expect(await rowOf(await added({ force: true, forceReason: 'Au cas où' }))).toMatchObject({
      allow_overlap: false,
      force_reason: null,
    })
  })

  it('does not conflict when only adjacent', async () => {
    const animalIds = [await anAnimal(practice, 'Rex')]
    await insert('vacation', practice, {
      member_id: practice.therapistId,
      starts_at: `${monday} 12:00`,
      ends_at: `${monday} 13:00`,
    })
    const middle = await added({ animalIds })
    const after = await added({ startTime: '11:00', endTime: '12:00', animalIds })
    const before = await added({ startTime: '09:00', endTime: '10:00', animalIds })
    const afterAbsence = await added({ startTime: '13:00', endTime: '14:00', animalIds })
    expect(await listed()).toEqual([before, middle, after, afterAbsence])
    expect(await rowOf(after)).toMatchObject({ allow_overlap: false, force_reason: null })
  })

  it('conflicts with a pending request, not with an expired one', async () => {
    const { id } = await requested()
    expect((await add()).body.conflicts).toMatchObject([{ kind: 'therapist', id }])
    clock = new Date(clock.getTime() + 49 * 3_600_000)
    expect((await add()).status).toBe(201)
    expect(await rowOf(id)).toMatchObject({ state: 'EXPIRED' })
  })

  it('is accepted once among 20 concurrent ones, for the therapist and for an animal', async () => {
    const animalIds = [await anAnimal(practice, 'Rex')]
    const colleagues = await Promise.all([1, 2].map(() => joinPractice(test, practice, { roles: ['ROLE_THERAPIST'] })))
    const therapists = [practice.therapistId, ...colleagues.map(({ id }) => id)]
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => add({ animalIds, therapistId: therapists[index % 3] })),
    )
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual([
      '201',
      ...Array.from({ length: 19 }, () => '409'),
    ])
    expect(responses.filter(({ status }) => status === 409).every(({ body }) => body.conflicts.length > 0)).toBe(true)
    expect(await listed()).toHaveLength(1)
  })
})

describe('a session that is changed', () => {
  it('has a new version, and its animals follow its time', async () => {
    const [rex, luna] = [await anAnimal(practice, 'Rex'), await anAnimal(practice, 'Luna')]
    const id = await added({ animalIds: [rex] })
    const response = await change(id, { startTime: '15:00', endTime: '16:30', animalIds: [luna], comments: 'Reportée' })
    expect(response).toMatchObject({
      status: 200,
      body: { sessions: [{ id, startTime: '15:00', animalIds: [luna] }], kept: [] },
    })
    expect(response.headers['etag']).toBe('"2"')
    expect(await read(id)).toMatchObject({ version: 2, endTime: '16:30', comments: 'Reportée' })
    expect((await add({ animalIds: [rex] })).status).toBe(201)
    expect(
      (
        await add({
          startTime: '16:00',
          endTime: '17:00',
          animalIds: [luna],
          therapistId: (await joinPractice(test, practice, { roles: ['ROLE_THERAPIST'] })).id,
        })
      ).body.conflicts,
    ).toMatchObject([{ kind: 'animal', id }])
  })

  it('does not conflict with itself', async () => {
    const animalIds = [await anAnimal(practice, 'Rex')]
    const id = await added({ animalIds })
    expect((await change(id, { animalIds, startTime: '10:30', endTime: '11:30' })).status).toBe(200)
    expect(await read(id)).toMatchObject({ startTime: '10:30', endTime: '11:30', animalIds })
    expect(await rowOf(id)).toMatchObject({ allow_overlap: false, version: 2 })
  })

  it('is refused over another, and saved when forced', async () => {
    await added()
    const id = await added({ startTime: '14:00', endTime: '15:00' })
    expect(await change(id, {})).toMatchObject({ status: 409, body: { errorCode: 'E143' } })
    expect((await change(id, { force: true, forceReason: 'Ensemble' })).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ allow_overlap: true, force_reason: 'Ensemble' })
  })

  it('that was forced over another requires no confirmation while it does not move', async () => {
    await added()
    const id = await added({ force: true, forceReason: 'Ensemble' })
    expect((await change(id, { comments: 'Bien' })).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ allow_overlap: true, force_reason: 'Ensemble' })
    expect((await change(id, { startTime: '15:00', endTime: '16:00' })).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ allow_overlap: false, force_reason: null })
  })

  it('is audited with the names of its fields, without their values', async () => {
    const id = await added({ comments: 'Avant' })
    await change(id, { comments: 'Avant', price: 75 })
    await change(id, { comments: 'Après', price: 75 })
    expect(
      await test.admin(`select details from audit where entity_id = $1 and act = 'update' order by at, id`, [id]),
    ).toEqual([{ details: { fields: ['price'] } }, { details: { fields: ['comments'] } }])
  })

  it('is refused with a stale version (If-Match)', async () => {
    const id = await added()
    const { headers } = await as().get(`/sessions/${id}`)
    expect(headers['etag']).toBe('"1"')
    expect((await change(id, { price: 61 }, { 'if-match': '"1"' })).status).toBe(200)
    expect(await change(id, { price: 62 }, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { errorCode: 'E412' },
    })
    expect((await change(id, { price: 63 }, { 'if-match': 'W/"2"' })).status).toBe(200)
    expect((await change(id, { price: 64 }, { 'if-match': '*' })).status).toBe(200)
    expect(await read(id)).toMatchObject({ price: 64, version: 4 })
  })

  it('cannot be paid, validated, cancelled or deleted with a stale version', async () => {
    const id = await added()
    expect((await change(id, { price: 61 }, { 'if-match': '"1"' })).status).toBe(200)
    const seen = { 'if-match': '"1"' }
    const refusals = [
      await as().patch(`/sessions/${id}?paid=true`, undefined, seen),
      await as().patch(`/sessions/${id}/validate`, undefined, seen),
      await as().patch(`/sessions/${id}/cancel`, undefined, seen),
      await as().delete(`/sessions/${id}`, seen),
    ]
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 412, body: { errorCode: 'E412' } })
    expect(await read(id)).toMatchObject({ paid: false, validated: true, version: 2 })
    expect((await as().delete(`/sessions/${id}`, { 'if-match': '"2"' })).status).toBe(200)
  })

  it('accepts one of two concurrent changes of the same version', async () => {
    const id = await added()
    const responses = await Promise.all([61, 62, 63].map((price) => change(id, { price }, { 'if-match': '"1"' })))
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '412', '412'])
    const price = 61 + responses.findIndex(({ status }) => status === 200)
    expect(await read(id)).toMatchObject({ price, version: 2 })
  })

  it('on an invoice cannot be changed, cancelled or deleted', async () => {
    const id = await added()
    const billId = await insert('bill', practice, {
      bill_number: 'F-1',
      patient_id: patientId,
      therapist_id: practice.therapistId,
      total_price: 60,
      taxes: 0,
    })
    await test.inTenant(practice.tenantId, (tx) =>
      tx.updateTable('session').set({ bill_id: billId }).where('id', '=', id).execute(),
    )
    for (const response of [
      await change(id, { price: 1 }),
      await as().delete(`/sessions/${id}`),
      await as().patch(`/sessions/${id}/cancel`),
    ])
      expect(response).toMatchObject({ status: 409, body: { errorCode: 'E146' } })
    expect(await read(id)).toMatchObject({ price: 60, version: 1 })
    expect((await as().patch(`/sessions/${id}?paid=true`)).body).toMatchObject({ paid: true, billId })
  })

  it('that was booked online notifies the patient of the new time', async () => {
    const { id, email } = await requested()
    await as().patch(`/sessions/${id}/validate`)
    await change(id, { startTime: '17:00', endTime: '18:00', patientId: (await read(id)).patientId })
    const mails = (await test.mails('sessionValidated')).filter(({ data }) => data.sessionId === id)
    expect(mails.map(({ to, data: { startTime, sequence } }) => [to.address, startTime, sequence])).toEqual([
      [email, '10:00', 2],
      [email, '17:00', 3],
    ])
  })

  it('that was booked online and is given to another patient notifies the first of the cancellation, and voids their link', async () => {
    const { id, email } = await requested()
    await as().patch(`/sessions/${id}/validate`)
    const [validation] = (await test.mails('sessionValidated')).filter(({ data }) => data.sessionId === id)
    await change(id, { patientId: await aPatient(practice) })
    expect((await test.mails('sessionCancelled')).filter(({ data }) => data.sessionId === id)).toMatchObject([
      { to: { address: email }, data: { by: 'practice', wasValidated: true } },
    ])
    expect(await test.as().post('/public/cancellations', { token: validation?.data.cancelToken })).toMatchObject({
      status: 404,
      body: { errorCode: 'E144' },
    })
    await change(id, { startTime: '17:00', endTime: '18:00', patientId: (await read(id)).patientId })
    expect((await test.mails('sessionValidated')).filter(({ data }) => data.sessionId === id)).toHaveLength(1)
  })

  it('causes no deadlock with another one in both orders concurrently', async () => {
    const [rex, luna] = [await anAnimal(practice, 'Rex'), await anAnimal(practice, 'Luna')]
    const colleague = (await joinPractice(test, practice, { roles: ['ROLE_THERAPIST'] })).id
    const one = await added({ animalIds: [rex] })
    const two = await added({ animalIds: [luna], therapistId: colleague })
    const [before] = await test.admin<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    const swaps = Array.from({ length: 12 }, (_, index) => {
      const [animalIds, therapistId] = index % 2 ? [[rex, luna], practice.therapistId] : [[luna, rex], colleague]
      return change(index % 3 ? one : two, {
        animalIds,
        therapistId,
        startTime: `${10 + (index % 4)}:00`,
        endTime: `${11 + (index % 4)}:00`,
        force: index % 5 === 0,
      })
    })
    const statuses = (await Promise.all(swaps)).map(({ status }) => status)
    expect(statuses.every((status) => [200, 409, 412].includes(status))).toBe(true)
    const [after] = await test.admin<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    expect(after).toEqual(before)
  })
})

describe('a request', () => {
  it('that is changed remains a request, and expires at its new start', async () => {
    const { id } = await requested({ startDate: addDays(monday, 2) })
    const patient = (await read(id)).patientId
    clock = instantOf(zone, addDays(monday, 2), '08:00')
    const { id: late } = await requested({ startDate: addDays(monday, 3) })
    await change(late, { startDate: addDays(monday, 2), startTime: '09:00', endTime: '10:00', patientId: patient })
    expect(await read(late)).toMatchObject({
      validated: false,
      expiresAt: instantOf(zone, addDays(monday, 2), '09:00').toISOString(),
    })
    expect(await acts(late)).toEqual(['request', 'update'])
  })

  it('is validated, and the patient receives the place, the link and the invitation', async () => {
    const clubId = await insert('club', practice, {
      name: 'Écurie du Lac',
      street_name: '1 chemin du Pré',
      zip_code: '69003',
      city: 'Lyon',
    })
    const { id, email } = await requested()
    await change(id, { clubId, patientId: (await read(id)).patientId })
    expect(await as().patch(`/sessions/${id}/validate`)).toMatchObject({ status: 200, body: { id, validated: true } })
    expect((await test.mails('sessionValidated')).filter(({ data }) => data.sessionId === id)).toMatchObject([
      {
        to: { address: email, name: 'Paul Martin' },
        data: {
          place: 'Écurie du Lac, 1 chemin du Pré, 69003 Lyon',
          timeZone: zone,
          sequence: 3,
          cancelToken: expect.any(String),
        },
      },
    ])
    expect(await read(id)).toMatchObject({ validated: true, expiresAt: null, version: 3 })
    expect(await acts(id)).toEqual(['request', 'update', 'validate'])
  })

  it('is validated once by concurrent calls of several members', async () => {
    const { id } = await requested()
    const responses = await Promise.all(Array.from({ length: 8 }, () => as().patch(`/sessions/${id}/validate`)))
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 7 }, () => '409'),
    ])
    expect(responses.filter(({ status }) => status === 409).map(({ body }) => body.errorCode)).toEqual(
      Array.from({ length: 7 }, () => 'E145'),
    )
    expect((await test.mails('sessionValidated')).filter(({ data }) => data.sessionId === id)).toHaveLength(1)
  })

  it('is validated or cancelled, never both', async () => {
    const { id } = await requested()
    const [validated, cancelled] = await Promise.all([
      as().patch(`/sessions/${id}/validate`),
      as().patch(`/sessions/${id}/cancel`),
    ])
    const row = await rowOf(id)
    // A validated request can still be cancelled; a cancelled one can no longer be validated.
    expect(cancelled.status).toBe(204)
    expect([200, 409]).toContain(validated.status)
    expect(row).toMatchObject({ state: 'CANCELLED', version: validated.status === 200 ? 3 : 2 })
  })

  it('cannot be validated over an absence or a forced session entered since', async () => {
    const { id } = await requested()
    const absence = await insert('vacation', practice, {
      member_id: practice.therapistId,
      starts_at: `${monday} 00:00`,
      ends_at: `${addDays(monday, 1)} 00:00`,
    })
    expect(await as().patch(`/sessions/${id}/validate`)).toMatchObject({
      status: 409,
      body: { errorCode: 'E143', conflicts: [{ kind: 'vacation', id: absence }] },
    })
    const { id: other } = await requested({ startDate: addDays(monday, 1) })
    const forced = await added({ startDate: addDays(monday, 1), force: true, forceReason: 'Urgence' })
    expect(await as().patch(`/sessions/${other}/validate`)).toMatchObject({
      status: 409,
      body: { errorCode: 'E143', conflicts: [{ kind: 'therapist', id: forced }] },
    })
    expect(await rowOf(other)).toMatchObject({ state: 'PENDING', version: 1 })
    expect(
      await test
        .mails('sessionValidated')
        .then((mails) => mails.filter(({ data }) => [id, other].includes(data.sessionId))),
    ).toEqual([])
  })

  it('cannot be validated over another session of one of its animals', async () => {
    const animalIds = [await anAnimal(practice, 'Rex')]
    const { id } = await requested()
    await change(id, { animalIds, patientId: (await read(id)).patientId })
    const colleague = (await joinPractice(test, practice, { roles: ['ROLE_THERAPIST'] })).id
    const theirs = await added({ animalIds, therapistId: colleague, force: true, forceReason: 'Ensemble' })
    expect((await as().patch(`/sessions/${id}/validate`)).body).toMatchObject({
      errorCode: 'E143',
      conflicts: [{ kind: 'animal', id: theirs, name: 'Rex' }],
    })
    expect(await rowOf(id)).toMatchObject({ state: 'PENDING' })
  })

  it('that the practice has forced can be validated', async () => {
    const { id } = await requested()
    await added({ force: true, forceReason: 'Ensemble' })
    const patient = (await read(id)).patientId
    await change(id, { patientId: patient, force: true, forceReason: 'Ensemble' })
    expect((await as().patch(`/sessions/${id}/validate`)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ state: 'VALIDATED', allow_overlap: true, force_reason: 'Ensemble' })
  })
})

describe('a session that is cancelled or deleted', () => {
  it('cancelled by the practice frees its time and notifies the patient', async () => {
    const animalIds = [await anAnimal(practice, 'Rex')]
    const id = await added({ animalIds })
    expect((await as().patch(`/sessions/${id}/cancel`)).status).toBe(204)
    expect(await rowOf(id)).toMatchObject({ state: 'CANCELLED', version: 2 })
    expect((await test.mails('sessionCancelled')).filter(({ data }) => data.sessionId === id)).toMatchObject([
      { to: { name: 'Marie Dupont' }, data: { by: 'practice', to: 'patient', wasValidated: true, sequence: 2 } },
    ])
    expect((await add({ animalIds })).status).toBe(201)
    expect((await as().get(`/sessions/${id}`)).status).toBe(404)
    expect(await as().patch(`/sessions/${id}/cancel`)).toMatchObject({ status: 409, body: { errorCode: 'E145' } })
    expect(await change(id)).toMatchObject({ status: 409, body: { errorCode: 'E145' } })
  })

  it.each([
    ['their guardian', { legal_manager_firstname: 'Sylvie', legal_manager_lastname: 'Roux' }, 'Sylvie Roux'],
    ['their referent', {}, undefined],
  ])('of a patient without an e-mail address notifies %s', async (_sentence, manager, name) => {
    const address = `famille.${uuidv7()}@exemple.fr`
    const shared = 'legal_manager_firstname' in manager ? { legal_manager_email: address } : { referent_email: address }
    for (const firstname of ['Marie', 'Jeanne']) {
      const sibling = await aPatient(practice, { firstname, email: '', ...manager, ...shared })
      const id = await added({ patientId: sibling })
      await as().patch(`/sessions/${id}/cancel`)
      expect((await test.mails('sessionCancelled')).filter(({ data }) => data.sessionId === id)).toMatchObject([
        { to: { name: name ?? `${firstname} Dupont`, address }, data: { patientName: `${firstname} Dupont` } },
      ])
    }
  })

  it('cancelled once it has taken place notifies nobody', async () => {
    const id = await added()
    clock = instantOf(zone, addDays(monday, 1), '10:00')
    await as().patch(`/sessions/${id}/cancel`)
    expect((await test.mails('sessionCancelled')).filter(({ data }) => data.sessionId === id)).toEqual([])
  })

  it('deleted is removed with all its rows, and audited', async () => {
    const id = await added({ animalIds: [await anAnimal(practice, 'Rex')] })
    expect(await as().delete(`/sessions/${id}?type=once`)).toMatchObject({
      status: 200,
      body: { deleted: [id], kept: [] },
    })
    expect(await rowOf(id)).toBeUndefined()
    expect(await test.admin('select * from session_animal where session_id = $1', [id])).toEqual([])
    expect((await as().delete(`/sessions/${id}`)).status).toBe(404)
    expect(await acts(id)).toEqual(['create', 'delete'])
  })

  it('deleted notifies the patient who booked it online', async () => {
    const { id, email } = await requested()
    await as().patch(`/sessions/${id}/validate`)
    await as().delete(`/sessions/${id}`)
    expect((await test.mails('sessionCancelled')).filter(({ data }) => data.sessionId === id)).toMatchObject([
      { to: { address: email }, data: { by: 'practice', sequence: 3 } },
    ])
  })
})

describe('a session that is paid', () => {
  it('can be marked and unmarked', async () => {
    const id = await added()
    expect(await as().patch(`/sessions/${id}?paid=true`)).toMatchObject({ status: 200, body: { id, paid: true } })
    expect((await as().patch(`/sessions/${id}?paid=false`)).body.paid).toBe(false)
    expect(await read(id)).toMatchObject({ paid: false, version: 3 })
    expect(await acts(id)).toEqual(['create', 'paid', 'paid'])
  })
})
