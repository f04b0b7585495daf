import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import type { LastSession, SessionInput } from 'shared/contracts/agenda/session'
import { addDays } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { monday, timeZone } from '../../../../testing/calendar.ts'
import { joinPractice, openPractice, testApp, type TestApp, type TestPractice } from '../../../../testing/practice.ts'

/** The practice's clock: noon of the Wednesday after the sessions of `monday`. */
const today = addDays(monday, 2)
let api: TestApp
let practice: TestPractice
let patientId: string

const insertPatient = async ({ tenantId }: TestPractice) => {
  const id = uuidv7()
  await api.inTenant(tenantId, (tx) =>
    tx
      .insertInto('patient')
      .values({ id, tenant_id: tenantId, type: 'INDIVIDUAL', firstname: 'Marie', lastname: 'Dupont' })
      .execute(),
  )
  return id
}
const insertAnimal = async ({ tenantId }: TestPractice, name: string) => {
  const id = uuidv7()
  const [race] = await api.admin<{ id: string }>('select id from race limit 1')
  await api.inTenant(tenantId, (tx) =>
    tx
      .insertInto('animal')
      .values({ id, tenant_id: tenantId, name, race_id: String(race?.id), nb_working_hours_by_week: 10 })
      .execute(),
  )
  return id
}

async function addSession(change: Partial<SessionInput> = {}): Promise<string> {
  const { status, body } = await api.as(practice.token).post('/sessions', {
    startDate: monday,
    startTime: '10:00',
    endTime: '10:45',
    recurrence: 'ONCE',
    clubId: null,
    animalIds: [],
    therapistId: practice.therapistId,
    sessionTypeId: practice.sessionTypeId,
    patientId,
    price: 60,
    roomRent: 0,
    animalRent: 0,
    taxesPaidByPatient: 0,
    patientPresent: true,
    paid: false,
    withAnimalOnly: false,
    comments: 'Confidentiel',
    ...change,
  })
  expect(status).toBe(201)
  return body.sessions[0].id
}

const requestLastSession = (id = patientId, token = practice.token) => api.as(token).get(`/patients/${id}/last-session`)
const readLastSession = async (): Promise<LastSession | null> => (await requestLastSession()).body.lastSession

beforeAll(async () => {
  api = await testApp({ services: { now: () => instantOf(timeZone, today, '12:00') } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api)
  patientId = await insertPatient(practice)
})

describe("a patient's last session", () => {
  it('has the type, times, animals and place of the latest session until today, and no other fields', async () => {
    const animalId = await insertAnimal(practice, 'Tornade')
    await addSession({ startDate: addDays(monday, -7), startTime: '09:00' })
    await addSession({ animalIds: [animalId] })
    await addSession({ startDate: addDays(monday, 7), startTime: '15:00', endTime: '16:00' })
    expect(await readLastSession()).toEqual({
      date: monday,
      startTime: '10:00',
      endTime: '10:45',
      sessionTypeId: practice.sessionTypeId,
      animalIds: [animalId],
      clubId: null,
    })
  })

  it('is the later of two sessions on the same day', async () => {
    await addSession({ startTime: '14:00', endTime: '15:00' })
    await addSession()
    expect(await readLastSession()).toMatchObject({ date: monday, startTime: '14:00' })
  })

  it('is the earliest upcoming session when the patient has no past session', async () => {
    await addSession({ startDate: addDays(monday, 14) })
    await addSession({ startDate: addDays(monday, 7), startTime: '16:00', endTime: '17:00' })
    await addSession({ startDate: addDays(monday, 7), startTime: '11:00', endTime: '12:00' })
    expect(await readLastSession()).toMatchObject({ date: addDays(monday, 7), startTime: '11:00' })
  })

  it('excludes deleted sessions and sessions of other patients', async () => {
    const id = await addSession()
    await addSession({ patientId: await insertPatient(practice), startTime: '14:00', endTime: '15:00' })
    expect(await readLastSession()).not.toBeNull()
    expect((await api.as(practice.token).delete(`/sessions/${id}`)).status).toBe(200)
    expect(await readLastSession()).toBeNull()
  })

  it('can be read by members with access to the agenda only', async () => {
    await addSession()
    const memberWithAgenda = await joinPractice(api, practice, { privileges: ['AGENDA'] })
    const memberWithPatients = await joinPractice(api, practice, { privileges: ['PATIENTS'] })
    expect((await requestLastSession(patientId, memberWithAgenda.token)).body.lastSession).toMatchObject({
      date: monday,
    })
    const refusal = await requestLastSession(patientId, memberWithPatients.token)
    expect([refusal.status, refusal.body.errorCode]).toEqual([403, errorCode.forbidden])
  })

  it('is not returned to another practice', async () => {
    await addSession()
    const otherPractice = await openPractice(api)
    const refusal = await requestLastSession(patientId, otherPractice.token)
    expect([refusal.status, refusal.body.errorCode]).toEqual([404, errorCode.notFound])
  })
})
