import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { PatientFitInput } from 'shared/contracts/agenda/fit'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { errorCode } from 'shared/contracts/errorCodes'
import { emptyPatientFit } from 'shared/domain/fit/emptyPatientFit'
import { openAgenda, type Agenda } from '../../../testing/agenda.ts'
import { monday } from '../../../testing/calendar.ts'
import { openPatientAccount, testApp, type TestApp, type TestPatientAccount } from '../../../testing/practice.ts'

let api: TestApp
let agenda: Agenda
let patient: TestPatientAccount
let fileId: string
let nala: string
let caline: string

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  agenda = await openAgenda(api)
  await api.admin('update session_type set animal_count = 1 where id = $1', [agenda.sessionTypeId])
  patient = await openPatientAccount(api)
  fileId = await agenda.createPatient({ account_id: patient.patientId })
  nala = await agenda.createAnimal('Nala')
  caline = await agenda.createAnimal('Câline')
})

const recordNeeds = (needs: Partial<PatientFitInput>, patientId = fileId) =>
  agenda.caller.put(`/patients/${patientId}/fit`, { ...emptyPatientFit, ...needs })
const requestSlots = (token?: string) =>
  api.as(token).get(`/therapists/${agenda.therapistId}/slots?startDate=${monday}&endDate=${monday}`)
const listStartTimes = async (token?: string): Promise<string[]> =>
  (await requestSlots(token)).body.map(({ startTime }: TimeSlot) => startTime)
const requestSession = ({ patientId, token } = patient) =>
  api.as(token).post('/public/patients/sessions', {
    startDate: monday,
    startTime: '10:00',
    endTime: '11:00',
    answers: [],
    therapistId: agenda.therapistId,
    sessionTypeId: agenda.sessionTypeId,
    patientId,
  })
const findReservedAnimalId = async (sessionId: string) =>
  (await api.admin<{ id: string }>('select animal_id as id from session_animal where session_id = $1', [sessionId]))[0]
    ?.id
/** Adds a session of another therapist with the animal at the time of the request. */
const occupyAnimal = async (animalId: string) => {
  const [session] = await agenda.createSessions({ animalIds: [animalId], startTime: '10:00', endTime: '11:00' })
  const [colleague] = await api.admin<{ id: string }>(
    `insert into auth.account (id, kind, email, password_hash) values (gen_random_uuid(), 'MEMBER', gen_random_uuid() || '@exemple.fr', '') returning id`,
  )
  await api.admin(
    `insert into member (tenant_id, id, email, firstname, lastname, roles, privileges) values ($1, $2, '', 'Bruno', 'Petit', '{ROLE_THERAPIST}', '{}')`,
    [agenda.tenantId, colleague?.id],
  )
  await api.admin('update session set therapist_id = $1 where id = $2', [colleague?.id, session?.id])
}

describe('the slots for a patient whom an animal does not fit', () => {
  it('are the same as the public slots while another animal is free', async () => {
    await recordNeeds({ avoidedAnimalIds: [nala] })
    expect(await listStartTimes(patient.token)).toEqual(await listStartTimes())
  })

  it('exclude slots at which only that animal is free, without giving the reason', async () => {
    await recordNeeds({ fears: [nala], note: 'Chute en 2019' })
    await occupyAnimal(caline)
    const [patientSlots, publicSlots] = [await requestSlots(patient.token), await listStartTimes()]
    expect(publicSlots).toContain('10:00')
    expect(patientSlots.body.map(({ startTime }: TimeSlot) => startTime)).toEqual(
      publicSlots.filter((start) => start <= '09:00' || start >= '11:00'),
    )
    expect(Object.keys(patientSlots.body[0]).toSorted()).toEqual(['date', 'endTime', 'startTime'])
  })

  it.each([
    ['an invalid token', async () => 'no.token.atall'],
    ["a member's token", async () => agenda.token],
  ])('are the same as the public slots with %s', async (_caseName, tokenOf) => {
    await recordNeeds({ avoidedAnimalIds: [nala, caline] })
    expect(await listStartTimes(await tokenOf())).toEqual(await listStartTimes())
    expect(await listStartTimes(patient.token)).toEqual([])
  })
})

describe('the request of a patient whom an animal does not fit', () => {
  it('reserves an animal that fits, preferred animals first', async () => {
    await recordNeeds({ avoidedAnimalIds: [nala] })
    expect(await findReservedAnimalId((await requestSession()).body.id)).toBe(caline)
    const otherPatient = await openPatientAccount(api)
    const otherFile = await agenda.createPatient({ account_id: otherPatient.patientId })
    await recordNeeds({ preferredAnimalIds: [nala] }, otherFile)
    const response = await api.as(otherPatient.token).post('/public/patients/sessions', {
      startDate: monday,
      startTime: '14:00',
      endTime: '15:00',
      answers: [],
      therapistId: agenda.therapistId,
      sessionTypeId: agenda.sessionTypeId,
      patientId: otherPatient.patientId,
    })
    expect(await findReservedAnimalId(response.body.id)).toBe(nala)
  })

  it('is refused like a taken slot when no fitting animal is free', async () => {
    await recordNeeds({ fears: [nala], note: 'Chute en 2019' })
    await occupyAnimal(caline)
    const refusal = await requestSession()
    expect(refusal).toMatchObject({ status: 409, body: { errorCode: errorCode.slotTaken } })
    expect(Object.keys(refusal.body).toSorted()).toEqual(['errorCode', 'message', 'requestId'])
    expect(JSON.stringify(refusal.body)).not.toMatch(/Nala|Câline|peur|incompatible|Chute/)
    const otherPatient = await openPatientAccount(api)
    expect((await requestSession(otherPatient)).status).toBe(201)
  })

  it('uses the patient file with the same e-mail address only once the account is confirmed', async () => {
    const email = `lea.${fileId}@exemple.fr`
    const file = await agenda.createPatient({ email })
    await recordNeeds({ avoidedAnimalIds: [nala, caline] }, file)
    const unconfirmedPatient = await openPatientAccount(api, { email, confirmed: false })
    expect(await listStartTimes(unconfirmedPatient.token)).toEqual(await listStartTimes())
    await api.admin('update auth.account set confirmed_at = now() where id = $1', [unconfirmedPatient.patientId])
    expect(await listStartTimes(unconfirmedPatient.token)).toEqual([])
    expect((await requestSession(unconfirmedPatient)).status).toBe(409)
  })
})
