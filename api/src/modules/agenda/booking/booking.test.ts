import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { requestHoldHours } from 'shared/domain/sessions/booking'
import { v7 as uuidv7 } from 'uuid'
import { longFourByteText, longText } from '../../../testing/longText.ts'
import { autumnClockChange, monday, springClockChange, timeZone } from '../../../testing/calendar.ts'
import {
  openPatientAccount,
  openPractice,
  testApp,
  type TestApp,
  type TestPatientAccount,
  type TestPractice,
} from '../../../testing/practice.ts'
import { expireRequest } from './expiry.service.ts'

const hourMs = 3_600_000
let clock = new Date()
let api: TestApp
let practice: TestPractice
let patient: TestPatientAccount

beforeAll(async () => {
  api = await testApp({ services: { now: () => clock } })
})
afterAll(() => api.close())
beforeEach(async () => {
  clock = new Date()
  practice = await openPractice(api, { published: true })
  patient = await openPatientAccount(api)
})

const requestInput = (change: object = {}) => ({
  startDate: monday,
  startTime: '10:00',
  endTime: '11:00',
  answers: [],
  consent: { textVersion: 1, givenBy: 'SELF' },
  therapistId: practice.therapistId,
  sessionTypeId: practice.sessionTypeId,
  patientId: patient.patientId,
  ...change,
})
const requestSession = (change: object = {}, token = patient.token) =>
  api.as(token).post('/public/patients/sessions', requestInput(change))
const requestWithKey = (key: string) =>
  api.as(patient.token).post('/public/patients/sessions', requestInput(), { 'idempotency-key': key })
const listSessions = () =>
  api.admin<{ id: string; state: string; patient_id: string; price: number; expires_at: Date }>(
    'select * from session where tenant_id = $1 order by created_at',
    [practice.tenantId],
  )
const listPatientFiles = () =>
  api.admin<{
    id: string
    account_id: string | null
    type: string
    email: string
    firstname: string
    lastname: string
    phone_number: string
  }>('select * from patient where tenant_id = $1', [practice.tenantId])
const listEmailsAbout = async (sessionId: string) =>
  (
    await api.admin<{ name: string; address: string }>(
      `select name, recipient_address as address from letter where data->>'sessionId' = $1 order by created_at, id`,
      [sessionId],
    )
  ).map(({ name, address }) => `${name} → ${address}`)
const insertRow = (table: 'vacation' | 'session_type' | 'question' | 'patient', values: object) =>
  api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto(table)
      .values({ id: uuidv7(), tenant_id: practice.tenantId, ...values })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )

describe('a request for a session', () => {
  it('is stored as pending with its patient file, and notifies both sides', async () => {
    const { status, body } = await requestSession()
    expect(status).toBe(201)
    expect(await listSessions()).toMatchObject([
      { id: body.id, state: 'PENDING', price: 0, expires_at: new Date(clock.getTime() + requestHoldHours * hourMs) },
    ])
    expect(await listPatientFiles()).toMatchObject([
      {
        type: 'INDIVIDUAL',
        email: patient.email,
        firstname: 'Paul',
        lastname: 'Martin',
        phone_number: '0600000000',
        account_id: patient.patientId,
      },
    ])
    expect((await listEmailsAbout(body.id)).toSorted()).toEqual([
      `requestReceived → ${practice.email}`,
      `requestRecorded → ${patient.email}`,
    ])
    expect(await api.admin('select act, account_id from audit where entity_id = $1', [body.id])).toEqual([
      { act: 'request', account_id: patient.patientId },
    ])
  })

  it('is accepted in the last hour before midnight, and refused when it ends before it starts', async () => {
    const evening = { tenant_id: practice.tenantId, member_id: practice.therapistId, weekday: 1 }
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('opening_hours')
        .values({ ...evening, start_time: '21:00', end_time: '24:00' })
        .execute(),
    )
    expect(await requestSession({ startTime: '23:00', endTime: '22:00' })).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.timesRefused, message: "L'heure de fin doit être après l'heure de début" },
    })
    expect((await requestSession({ startTime: '23:00', endTime: '24:00' })).status).toBe(201)
    expect(await api.admin('select end_time from session where tenant_id = $1', [practice.tenantId])).toEqual([
      { end_time: '24:00' },
    ])
  })

  it('is stored once when it is sent again because its response was lost', async () => {
    const firstResponse = await requestWithKey('same-key')
    const secondResponse = await requestWithKey('same-key')
    expect(secondResponse).toMatchObject({ status: 201, body: firstResponse.body })
    expect(await listSessions()).toHaveLength(1)
    expect(await listEmailsAbout(firstResponse.body.id)).toHaveLength(2)
  })

  it('is refused as already stored for exactly the same slot, and as taken for an overlapping slot', async () => {
    expect((await requestSession()).status).toBe(201)
    expect(await requestSession()).toMatchObject({ status: 409, body: { errorCode: errorCode.slotHeld } })
    expect(await requestSession({ startTime: '10:30', endTime: '11:30' })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.slotTaken },
    })
    expect(await listSessions()).toHaveLength(1)
  })

  describe('for a person who is expected elsewhere at the same time', () => {
    const overlapping = { startTime: '10:30', endTime: '11:30' }
    const refusal = { status: 409, body: { errorCode: errorCode.personBusy } }
    let otherPractice: TestPractice
    const requestElsewhere = () =>
      requestSession({
        ...overlapping,
        therapistId: otherPractice.therapistId,
        sessionTypeId: otherPractice.sessionTypeId,
      })
    beforeEach(async () => {
      otherPractice = await openPractice(api, { published: true })
    })

    it('is refused without naming the other practice', async () => {
      expect((await requestSession()).status).toBe(201)
      const { status, body } = await requestElsewhere()
      expect({ status, body }).toMatchObject({
        ...refusal,
        body: { message: 'Vous avez déjà une séance ou une demande à ce moment.' },
      })
      expect(Object.keys(body).toSorted()).toEqual(['errorCode', 'message', 'requestId'])
    })

    it('is refused to an account whose e-mail address is not confirmed', async () => {
      patient = await openPatientAccount(api, { confirmed: false })
      expect((await requestSession()).status).toBe(201)
      expect(await requestElsewhere()).toMatchObject(refusal)
    })

    it("is accepted when the account's file in the other practice is of another child", async () => {
      expect((await requestSession()).status).toBe(201)
      await api.inTenant(otherPractice.tenantId, (tx) =>
        tx
          .insertInto('patient')
          .values({
            tenant_id: otherPractice.tenantId,
            id: uuidv7(),
            type: 'INDIVIDUAL',
            firstname: 'Zoé',
            lastname: 'Cadet',
            account_id: patient.patientId,
          })
          .execute(),
      )
      const { status, body } = await requestElsewhere()
      expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(String) } })
    })

    it('is accepted for an adjacent session, and once the first session is cancelled', async () => {
      const { body } = await requestSession()
      expect(
        (
          await requestSession({
            startTime: '11:00',
            endTime: '12:00',
            therapistId: otherPractice.therapistId,
            sessionTypeId: otherPractice.sessionTypeId,
          })
        ).status,
      ).toBe(201)
      await api.admin("update session set state = 'CANCELLED' where tenant_id = $1 or tenant_id = $2", [
        practice.tenantId,
        otherPractice.tenantId,
      ])
      expect(body.id).toEqual(expect.any(String))
      expect((await requestElsewhere()).status).toBe(201)
    })
  })

  describe('for a slot that the account requested before', () => {
    it('is refused as already stored even when the account has reached ten pending requests since', async () => {
      const hours = Array.from({ length: 10 }, (_, index) => String(index + 8).padStart(2, '0'))
      const slots = hours.map((start) => ({ startTime: `${start}:00`, endTime: `${start}:45` }))
      const { id } = await insertRow('session_type', { name: 'Médiation', duration: 45 })
      for (const slot of slots) expect((await requestSession({ ...slot, sessionTypeId: id })).status).toBe(201)
      expect(await requestSession({ ...slots[3], sessionTypeId: id })).toMatchObject({
        status: 409,
        body: { errorCode: errorCode.slotHeld },
      })
    })

    it('is refused as already stored even when the therapist has closed that hour since', async () => {
      expect((await requestSession()).status).toBe(201)
      await api.inTenant(practice.tenantId, (tx) => tx.deleteFrom('opening_hours').execute())
      await insertRow('vacation', {
        member_id: practice.therapistId,
        starts_at: `${monday} 00:00`,
        ends_at: `${addDays(monday, 1)} 00:00`,
      })
      expect(await requestSession()).toMatchObject({ status: 409, body: { errorCode: errorCode.slotHeld } })
    })

    it('is accepted once the earlier request has expired', async () => {
      expect((await requestSession()).status).toBe(201)
      clock = new Date(clock.getTime() + (requestHoldHours + 1) * hourMs)
      const { status, body } = await requestSession()
      expect(status).toBe(201)
      const formerRequests = (await listSessions()).filter(({ id }) => id !== body.id)
      expect(formerRequests).toMatchObject([{ state: 'EXPIRED' }])
      expect((await listSessions()).find(({ id }) => id === body.id)).toMatchObject({ state: 'PENDING' })
    })
  })

  it('expires at the start of the session when it starts in less than two days', async () => {
    const start = instantOf(timeZone, monday, '10:00')
    clock = new Date(start.getTime() - 5 * hourMs)
    await requestSession()
    expect(await listSessions()).toMatchObject([{ expires_at: start }])
  })

  it.each([
    ['the price of the session type', 80, 80],
    ['the default price of the therapist', null, 55],
  ])('uses %s as price', async (_caseName, default_session_price, expected) => {
    await api.inTenant(practice.tenantId, (tx) =>
      tx.updateTable('member').set({ default_session_price: 55 }).where('id', '=', practice.therapistId).execute(),
    )
    const { id } = await insertRow('session_type', { name: 'Médiation', duration: 45, default_session_price })
    expect((await requestSession({ sessionTypeId: id, endTime: '10:45' })).status).toBe(201)
    expect(await listSessions()).toMatchObject([{ price: expected }])
  })

  it('stores encrypted answers that the practice can read', async () => {
    const firstQuestion = await insertRow('question', {
      session_type_id: practice.sessionTypeId,
      text: 'Pourquoi venez-vous ?',
      position: 0,
    })
    const secondQuestion = await insertRow('question', {
      session_type_id: practice.sessionTypeId,
      text: 'Des allergies ?',
      position: 1,
    })
    const answers = [
      { questionId: secondQuestion.id, text: 'Aux chats' },
      { questionId: firstQuestion.id, text: 'Une peur des chiens' },
    ]
    const { body } = await requestSession({ answers })
    const storedAnswers = await api.admin<{ answer: Buffer }>(
      'select answer from session_answer where session_id = $1',
      [body.id],
    )
    expect(storedAnswers).toHaveLength(2)
    expect(storedAnswers.some(({ answer }) => answer.includes('chats') || answer.includes('chiens'))).toBe(false)
    expect((await api.as(practice.token).get(`/sessions/${body.id}/questions`)).body).toEqual([
      { question: 'Pourquoi venez-vous ?', answer: 'Une peur des chiens' },
      { question: 'Des allergies ?', answer: 'Aux chats' },
    ])
    expect((await api.mails('requestReceived')).find(({ data }) => data.sessionId === body.id)?.data.hasAnswers).toBe(
      true,
    )
  })

  describe('is refused', () => {
    it.each<[string, () => object, number, string]>([
      ['when it starts now', () => ({}), 400, errorCode.datesRefused],
      ['when it ends before it starts', () => ({ endTime: '09:00' }), 400, errorCode.timesRefused],
      [
        'when it is longer than offered',
        () => ({ startTime: '12:00', endTime: '14:00' }),
        409,
        errorCode.slotNotOffered,
      ],
      [
        'before opening time',
        () => ({ startTime: '07:30', endTime: '08:30', startDate: addDays(monday, 1) }),
        409,
        errorCode.slotNotOffered,
      ],
      ['after closing time', () => ({ startTime: '19:30', endTime: '20:30' }), 409, errorCode.slotNotOffered],
      [
        'at a start that is not offered',
        () => ({ startTime: '12:07', endTime: '13:07' }),
        409,
        errorCode.slotNotOffered,
      ],
      ['on a closed day', () => ({ startDate: addDays(monday, 6) }), 409, errorCode.slotNotOffered],
      [
        'at an hour that the clock change skips',
        () => ({ startDate: springClockChange, startTime: '02:00', endTime: '03:00' }),
        409,
        errorCode.slotNotOffered,
      ],
      ['for another account', () => ({ patientId: uuidv7(), startDate: addDays(monday, 1) }), 404, errorCode.notFound],
      ['for an unknown therapist', () => ({ therapistId: uuidv7() }), 404, errorCode.notFound],
      [
        'for an unknown session type',
        () => ({ sessionTypeId: uuidv7(), startTime: '15:00', endTime: '16:00' }),
        404,
        errorCode.sessionTypeGone,
      ],
      [
        'with an answer to an unknown question',
        () => ({ startTime: '15:00', endTime: '16:00', answers: [{ questionId: uuidv7(), text: 'Oui' }] }),
        404,
        errorCode.notFound,
      ],
    ])('%s', async (_caseName, change, status, code) => {
      const sunday = {
        tenant_id: practice.tenantId,
        member_id: practice.therapistId,
        weekday: 7,
        start_time: '01:00',
        end_time: '04:00',
      }
      await api.inTenant(practice.tenantId, (tx) => tx.insertInto('opening_hours').values(sunday).execute())
      clock = instantOf(timeZone, monday, '10:00')
      expect(await requestSession(change())).toMatchObject({ status, body: { errorCode: code } })
      expect(await listSessions()).toEqual([])
      expect(await listPatientFiles()).toEqual([])
    })

    it("with the booking page's message when it is not in the future", async () => {
      clock = instantOf(timeZone, monday, '10:30')
      expect((await requestSession()).body).toMatchObject({
        errorCode: errorCode.datesRefused,
        message: 'La date de début doit être supérieure à la date courante.',
      })
    })

    it.each([longText, longFourByteText])(
      'with an answer of 10,000 characters, and the response names that answer (%#)',
      async (text) => {
        const { id } = await insertRow('question', { session_type_id: practice.sessionTypeId, text: 'Pourquoi ?' })
        const response = await requestSession({ answers: [{ questionId: id, text }] })
        expect(response).toMatchObject({
          status: 400,
          body: {
            errorCode: errorCode.invalid,
            problems: [{ field: 'answers.0.text', message: '4000 caractères au plus' }],
          },
        })
        expect(await listSessions()).toEqual([])
      },
    )

    it('without a patient token', async () => {
      expect((await api.as().post('/public/patients/sessions', requestInput())).status).toBe(401)
      expect((await requestSession({}, practice.token)).status).toBe(401)
    })

    it("with another practice's session type", async () => {
      const otherPractice = await openPractice(api, { published: true })
      expect((await requestSession({ sessionTypeId: otherPractice.sessionTypeId })).status).toBe(404)
    })

    it('during an absence, but not after it', async () => {
      await insertRow('vacation', {
        member_id: practice.therapistId,
        starts_at: `${monday} 10:30`,
        ends_at: `${monday} 12:00`,
      })
      expect(await requestSession()).toMatchObject({ status: 409, body: { errorCode: errorCode.slotNotOffered } })
      expect((await requestSession({ startTime: '12:00', endTime: '13:00' })).status).toBe(201)
    })

    it('when the account has ten pending requests in all practices', async () => {
      const otherPractice = await openPractice(api, { published: true })
      const otherPracticeIds = { therapistId: otherPractice.therapistId, sessionTypeId: otherPractice.sessionTypeId }
      for (let hour = 8; hour < 18; hour++)
        expect(
          (
            await requestSession({
              ...(hour % 2 && otherPracticeIds),
              startTime: `${String(hour).padStart(2, '0')}:00`,
              endTime: `${String(hour + 1).padStart(2, '0')}:00`,
            })
          ).status,
        ).toBe(201)
      const eleventhResponse = await requestSession({ startTime: '18:00', endTime: '19:00' })
      expect(eleventhResponse).toMatchObject({ status: 429, body: { errorCode: errorCode.tooManyTries } })
      expect(eleventhResponse.headers['retry-after']).toBeDefined()
    })
  })

  it('conflicts with overlapping sessions and not with adjacent sessions', async () => {
    expect((await requestSession()).status).toBe(201)
    expect(await requestSession({ startTime: '10:30', endTime: '11:30' })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.slotTaken },
    })
    expect((await requestSession({ startTime: '11:00', endTime: '12:00' })).status).toBe(201)
    expect((await requestSession({ startTime: '09:00', endTime: '10:00' })).status).toBe(201)
  })

  it('is accepted once among 40 concurrent requests, and the refused requests store nothing', async () => {
    const accounts = await Promise.all(Array.from({ length: 40 }, () => openPatientAccount(api)))
    const { id } = await insertRow('question', { session_type_id: practice.sessionTypeId, text: 'Pourquoi ?' })
    const jobsBefore = await api.admin<{ jobs: number }>('select count(*)::int as jobs from jobs.job')
    const responses = await Promise.all(
      accounts.map((account) =>
        requestSession({ patientId: account.patientId, answers: [{ questionId: id, text: 'Voilà' }] }, account.token),
      ),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(
      responses.filter(({ status, body }) => status === 409 && body.errorCode === errorCode.slotTaken),
    ).toHaveLength(39)
    expect(await listSessions()).toMatchObject([{ state: 'PENDING' }])
    expect(await listPatientFiles()).toHaveLength(1)
    const [storedCounts] = await api.admin(
      `select (select count(*)::int from session_answer where tenant_id = $1) as answers, (select count(*)::int from audit where tenant_id = $1) as acts, (select count(*)::int from jobs.job) as jobs`,
      [practice.tenantId],
    )
    expect(storedCounts).toEqual({ answers: 1, acts: 1, jobs: (jobsBefore[0]?.jobs ?? 0) + 2 })
  })

  it('is accepted once among concurrent overlapping requests of one account', async () => {
    const starts = ['09:30', '10:00', '10:15', '10:00', '09:45']
    const responses = await Promise.all(
      starts.map((startTime) =>
        requestSession({ startTime, endTime: `${Number(startTime.slice(0, 2)) + 1}${startTime.slice(2)}` }),
      ),
    )
    expect(responses.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    expect(await listSessions()).toHaveLength(1)
  })
})

describe('the patient file of a request', () => {
  it('is reused for the next request', async () => {
    await requestSession()
    await requestSession({ startTime: '14:00', endTime: '15:00' })
    expect(await listPatientFiles()).toHaveLength(1)
    expect(new Set((await listSessions()).map(({ patient_id }) => patient_id)).size).toBe(1)
  })

  it('is linked to a confirmed account with the same e-mail address', async () => {
    const { id } = await insertRow('patient', {
      type: 'INDIVIDUAL',
      email: patient.email.toUpperCase(),
      firstname: 'Paulo',
      lastname: 'MARTIN',
    })
    await requestSession()
    expect(await listPatientFiles()).toMatchObject([
      { id, account_id: patient.patientId, firstname: 'Paulo', lastname: 'MARTIN' },
    ])
    expect(await listSessions()).toMatchObject([{ patient_id: id }])
  })

  it('is neither linked to, changed by nor revealed to an unconfirmed account with the same e-mail address', async () => {
    patient = await openPatientAccount(api, { confirmed: false })
    const { id } = await insertRow('patient', {
      type: 'INDIVIDUAL',
      email: patient.email,
      firstname: 'Secret',
      lastname: 'Dossier',
    })
    const { body } = await requestSession()
    expect(await listPatientFiles()).toMatchObject([
      { id, account_id: null, firstname: 'Secret', lastname: 'Dossier', phone_number: '' },
    ])
    expect(await listSessions()).toMatchObject([{ patient_id: id }])
    const recordedEmail = (await api.mails('requestRecorded')).find(({ data }) => data.sessionId === body.id)
    expect(recordedEmail).toMatchObject({
      to: { name: 'Paul Martin', address: patient.email },
      data: { patientName: 'Paul Martin' },
    })
  })

  it('is never a file of another practice', async () => {
    const otherPractice = await openPractice(api)
    await api.inTenant(otherPractice.tenantId, (tx) =>
      tx
        .insertInto('patient')
        .values({
          id: uuidv7(),
          tenant_id: otherPractice.tenantId,
          type: 'INDIVIDUAL',
          email: patient.email,
          account_id: patient.patientId,
        })
        .execute(),
    )
    await requestSession()
    expect(await listPatientFiles()).toMatchObject([{ firstname: 'Paul' }])
    expect(await api.admin('select firstname from patient where tenant_id = $1', [otherPractice.tenantId])).toEqual([
      { firstname: '' },
    ])
  })

  it('is not used once it is deleted', async () => {
    const { id } = await insertRow('patient', { type: 'INDIVIDUAL', email: patient.email, removed_at: new Date() })
    await requestSession()
    const [file, ...otherFiles] = (await listPatientFiles()).filter((row) => row.id !== id)
    expect(otherFiles).toEqual([])
    expect(await listSessions()).toMatchObject([{ patient_id: file?.id }])
  })
})

describe('a pending request', () => {
  it('expires after its time limit, and both sides are notified once', async () => {
    const { body } = await requestSession()
    expect(await expireRequest(api.services, practice.tenantId, body.id)).toBe(false)
    clock = new Date(clock.getTime() + requestHoldHours * hourMs)
    expect(
      await Promise.all([1, 2, 3].map(() => expireRequest(api.services, practice.tenantId, body.id))).then((results) =>
        results.filter(Boolean),
      ),
    ).toHaveLength(1)
    expect(await listSessions()).toMatchObject([{ state: 'EXPIRED' }])
    expect((await listEmailsAbout(body.id)).filter((mail) => mail.startsWith('requestExpired')).toSorted()).toEqual(
      [`requestExpired → ${practice.email}`, `requestExpired → ${patient.email}`].toSorted(),
    )
  })

  it('frees its slot once due, even before the job has run', async () => {
    const { body } = await requestSession()
    clock = new Date(clock.getTime() + requestHoldHours * hourMs + 1)
    const nextPatient = await openPatientAccount(api)
    expect((await requestSession({ patientId: nextPatient.patientId }, nextPatient.token)).status).toBe(201)
    expect(await listSessions()).toMatchObject([{ id: body.id, state: 'EXPIRED' }, { state: 'PENDING' }])
    expect((await listEmailsAbout(body.id)).filter((mail) => mail.startsWith('requestExpired'))).toHaveLength(2)
  })

  it('can no longer be validated once due, even before the job has run', async () => {
    const { body } = await requestSession()
    clock = new Date(clock.getTime() + requestHoldHours * hourMs)
    expect(await api.as(practice.token).patch(`/sessions/${body.id}/validate`)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionStateChanged },
    })
    expect(await listSessions()).toMatchObject([{ state: 'PENDING' }])
  })

  it('does not expire when it is validated in time', async () => {
    const { body } = await requestSession()
    await api.as(practice.token).patch(`/sessions/${body.id}/validate`)
    clock = new Date(clock.getTime() + 100 * hourMs)
    expect(await expireRequest(api.services, practice.tenantId, body.id)).toBe(false)
    expect(await listSessions()).toMatchObject([{ state: 'VALIDATED' }])
  })
})

const sessionStartMs = () => instantOf(timeZone, monday, '10:00').getTime()
const viewByToken = (token: string) => api.as().post('/public/cancellations/view', { token })
const cancelByToken = (token: string) => api.as().post('/public/cancellations', { token })

const requestSessionWithToken = async () => {
  const { body } = await requestSession()
  const mail = (await api.mails('requestRecorded')).find(({ data }) => data.sessionId === body.id)
  return { id: String(body.id), token: mail?.data.cancelToken ?? '' }
}

const createValidatedSessionWithToken = async () => {
  const { id } = await requestSessionWithToken()
  await api.as(practice.token).patch(`/sessions/${id}/validate`)
  const mail = (await api.mails('sessionValidated')).find(({ data }) => data.sessionId === id)
  return { id, token: mail?.data.cancelToken ?? '' }
}

describe('the cancel link', () => {
  it('shows the session each time it is opened', async () => {
    const { token } = await requestSessionWithToken()
    const expected = {
      date: monday,
      startTime: '10:00',
      endTime: '11:00',
      therapistName: 'Alice Durand',
      sessionTypeName: 'Séance',
      state: 'PENDING',
      cancellable: true,
      delayHours: 48,
    }
    expect((await viewByToken(token)).body).toEqual(expected)
    expect(await viewByToken(token)).toMatchObject({ status: 200, body: expected })
  })

  it('cancels a pending request, frees the slot and notifies both sides', async () => {
    const { id, token } = await requestSessionWithToken()
    expect(await cancelByToken(token)).toMatchObject({ status: 200, body: { state: 'CANCELLED', cancellable: false } })
    expect((await listEmailsAbout(id)).filter((mail) => mail.startsWith('sessionCancelled')).toSorted()).toEqual(
      [`sessionCancelled → ${practice.email}`, `sessionCancelled → ${patient.email}`].toSorted(),
    )
    expect((await requestSession()).status).toBe(201)
  })

  it('cancels only once when it is used several times', async () => {
    const { id, token } = await requestSessionWithToken()
    await Promise.all([cancelByToken(token), cancelByToken(token), cancelByToken(token)])
    expect(await cancelByToken(token)).toMatchObject({ status: 200, body: { state: 'CANCELLED' } })
    expect((await listEmailsAbout(id)).filter((mail) => mail.startsWith('sessionCancelled'))).toHaveLength(2)
    expect(
      await api.admin('select act from audit where entity_id = $1 and act = $2', [id, 'cancelByLink']),
    ).toHaveLength(1)
  })

  it('cancels a validated session until 48 hours before its start', async () => {
    const { token } = await createValidatedSessionWithToken()
    clock = new Date(sessionStartMs() - 48 * hourMs + 1)
    expect((await viewByToken(token)).body).toMatchObject({ state: 'VALIDATED', cancellable: false })
    expect(await cancelByToken(token)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.cancellationTooLate },
    })
    clock = new Date(sessionStartMs() - 48 * hourMs)
    expect((await viewByToken(token)).body.cancellable).toBe(true)
    expect(await cancelByToken(token)).toMatchObject({ status: 200, body: { state: 'CANCELLED' } })
    expect((await api.mails('sessionCancelled')).at(-1)?.data).toMatchObject({
      by: 'patient',
      wasValidated: true,
      sequence: 3,
    })
  })

  it('uses the cancellation delay of the practice', async () => {
    await api.inTenant(practice.tenantId, (tx) => tx.updateTable('tenant').set({ cancellation_before: 2 }).execute())
    const { token } = await createValidatedSessionWithToken()
    clock = new Date(sessionStartMs() - 2 * hourMs + 1)
    expect((await cancelByToken(token)).body.errorCode).toBe(errorCode.cancellationTooLate)
    clock = new Date(sessionStartMs() - 2 * hourMs)
    expect((await cancelByToken(token)).status).toBe(200)
  })

  it('counts elapsed hours across a clock change', async () => {
    // The clock change of next year may be later than the booking horizon.
    await api.inTenant(practice.tenantId, (tx) => tx.updateTable('session_type').set({ horizon_days: 730 }).execute())
    const { body } = await requestSession({ startDate: addDays(autumnClockChange, 1) })
    const mail = (await api.mails('requestRecorded')).find(({ data }) => data.sessionId === body.id)
    await api.as(practice.token).patch(`/sessions/${body.id}/validate`)
    const token = mail?.data.cancelToken ?? ''
    clock = instantOf(timeZone, addDays(autumnClockChange, -1), '11:01')
    expect((await viewByToken(token)).body.cancellable).toBe(false)
    clock = instantOf(timeZone, addDays(autumnClockChange, -1), '10:59')
    expect((await viewByToken(token)).body.cancellable).toBe(true)
  })

  it('changes nothing for a request that has expired', async () => {
    const { token } = await requestSessionWithToken()
    clock = new Date(clock.getTime() + (requestHoldHours + 1) * hourMs)
    expect((await viewByToken(token)).body).toMatchObject({ state: 'EXPIRED', cancellable: false })
    expect(await cancelByToken(token)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionStateChanged },
    })
  })

  it.each([
    ['invalid', async () => 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
    [
      'for another purpose',
      (): Promise<string> =>
        api.services.tokens.signLink(
          'other',
          { tenantId: practice.tenantId, sessionId: uuidv7() },
          new Date(Date.now() + hourMs),
        ),
    ],
    [
      'for a session that does not exist',
      (): Promise<string> =>
        api.services.tokens.signLink(
          'cancel',
          { tenantId: practice.tenantId, sessionId: uuidv7() },
          new Date(Date.now() + hourMs),
        ),
    ],
    [
      'expired',
      async (): Promise<string> =>
        api.services.tokens.signLink(
          'cancel',
          { tenantId: practice.tenantId, sessionId: (await requestSessionWithToken()).id },
          new Date(Date.now() - hourMs),
        ),
    ],
    ['a sign-in token', async () => patient.token],
  ])('is refused when its token is %s', async (_caseName, tokenOf) => {
    const token = await tokenOf()
    expect(await viewByToken(token)).toMatchObject({ status: 404, body: { errorCode: errorCode.linkRefused } })
    expect(await cancelByToken(token)).toMatchObject({ status: 404, body: { errorCode: errorCode.linkRefused } })
  })
})
