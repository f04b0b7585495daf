import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { v7 as uuidv7 } from 'uuid'
import { errorCode } from 'shared/contracts/errorCodes'
import { monday } from '../../../testing/calendar.ts'
import {
  openPatientAccount,
  openPractice,
  testApp,
  type TestApp,
  type TestPatientAccount,
  type TestPractice,
} from '../../../testing/practice.ts'

const consentBySelf = { textVersion: 1, givenBy: 'SELF' }
const consentByGuardian = { textVersion: 1, givenBy: 'GUARDIAN' }
const answerText = 'Une allergie au foin'

let api: TestApp
let practice: TestPractice
let account: TestPatientAccount
let questionId: string

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api, { published: true })
  account = await openPatientAccount(api)
  questionId = uuidv7()
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('question')
      .values({
        tenant_id: practice.tenantId,
        id: questionId,
        session_type_id: practice.sessionTypeId,
        text: 'Une allergie ?',
      })
      .execute(),
  )
})

const requestSession = (consent?: object, startTime = '10:00') =>
  api.as(account.token).post('/public/patients/sessions', {
    startDate: monday,
    startTime,
    endTime: `${Number(startTime.slice(0, 2)) + 1}:00`,
    therapistId: practice.therapistId,
    sessionTypeId: practice.sessionTypeId,
    patientId: account.patientId,
    answers: [{ questionId, text: answerText }],
    consent,
  })
const addPatientFile = async (birthdate: string) => {
  const id = uuidv7()
  await api.inTenant(practice.tenantId, (tx) =>
    tx
      .insertInto('patient')
      .values({ tenant_id: practice.tenantId, id, type: 'INDIVIDUAL', email: account.email, birthdate })
      .execute(),
  )
}
const readFilePath = async () => {
  const [row] = await api.admin<{ id: string }>('select id from patient where tenant_id = $1', [practice.tenantId])
  return `/patients/${row?.id ?? ''}`
}
const memberCaller = () => api.as(practice.token)
const readConsents = async () => (await memberCaller().get(`${await readFilePath()}/consents`)).body
const readAnswers = async () => (await memberCaller().get(`${await readFilePath()}/questions`)).body

describe('the answers of a booking', () => {
  it('are stored with a consent, which the file shows with its text version and giver', async () => {
    expect((await requestSession(consentBySelf)).status).toBe(201)
    expect(await readAnswers()).toMatchObject([{ answer: answerText }])
    expect(await readConsents()).toMatchObject({
      answers: 1,
      guardianNeeded: false,
      consents: [{ givenBy: 'SELF', giverName: 'Paul Martin', textVersion: 1, recordedBy: null, withdrawnAt: null }],
    })
  })

  it.each([
    ['without a consent', undefined],
    ['with an unknown text version', { ...consentBySelf, textVersion: 99 }],
  ])('are not stored %s, but the booking request is', async (_case, consent) => {
    expect((await requestSession(consent)).status).toBe(201)
    expect(await readConsents()).toMatchObject({ answers: 0, consents: [] })
    expect((await api.mails('requestReceived')).at(-1)?.data.hasAnswers).toBe(false)
  })

  it.each([
    ["are not stored for a patient under 15 without a guardian's consent", '2018-05-01', consentBySelf, 0],
    ["are stored for a patient under 15 with a guardian's consent", '2018-05-01', consentByGuardian, 1],
    ["are stored for a patient of 15 or older with the patient's own consent", '2001-05-01', consentBySelf, 1],
  ])('%s', async (_case, birthdate, consent, storedCount) => {
    await addPatientFile(birthdate)
    expect((await requestSession(consent)).status).toBe(201)
    const { consents, answers: count } = await readConsents()
    expect([count, consents.length]).toEqual([storedCount, storedCount])
  })

  it('are stored for several bookings with the same consent, which is recorded once', async () => {
    await requestSession(consentBySelf)
    await requestSession(consentBySelf, '14:00')
    expect(await readConsents()).toMatchObject({ answers: 2, consents: [{}] })
    expect((await readConsents()).consents).toHaveLength(1)
  })
})

describe('a consent', () => {
  it("stores the giver's name encrypted, and cannot be changed by the API", async () => {
    await requestSession(consentBySelf)
    const [row] = await api.admin<{ giver: Buffer }>('select giver from consent where tenant_id = $1', [
      practice.tenantId,
    ])
    expect(row?.giver.includes('Martin')).toBe(false)
    const update = api.inTenant(practice.tenantId, (tx) => tx.updateTable('consent').set({ text_version: 2 }).execute())
    await expect(update).rejects.toThrow(/permission denied/)
  })

  it('can be recorded by a member when given on paper, not in the future; under 15 only a guardian can give it', async () => {
    await addPatientFile('2018-05-01')
    const path = `${await readFilePath()}/consents`
    const paperConsent = { givenBy: 'SELF', giverName: 'Sylvie Martin', givenOn: '2026-01-05' }
    expect(await memberCaller().post(path, paperConsent)).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.guardianConsentNeeded },
    })
    expect(await memberCaller().post(path, { ...paperConsent, givenOn: '2190-01-01' })).toMatchObject({ status: 400 })
    expect(await memberCaller().post(path, { ...paperConsent, givenBy: 'GUARDIAN' })).toMatchObject({
      status: 201,
      body: {
        guardianNeeded: true,
        consents: [
          { givenBy: 'GUARDIAN', giverName: 'Sylvie Martin', givenOn: '2026-01-05', recordedBy: 'Alice Durand' },
        ],
      },
    })
  })

  it('deletes the answers when withdrawn, remains visible, and is needed again for the next booking', async () => {
    await requestSession(consentBySelf)
    const path = `${await readFilePath()}/consents/withdraw`
    expect((await memberCaller().post(path)).body).toMatchObject({
      answers: 0,
      consents: [{ withdrawnAt: expect.any(String) }],
    })
    expect(await readAnswers()).toEqual([])
    expect((await memberCaller().post(path)).status).toBe(200)
    await requestSession(undefined, '14:00')
    expect((await readConsents()).answers).toBe(0)
    await requestSession(consentBySelf, '16:00')
    expect((await readConsents()).consents).toHaveLength(2)
    expect(
      await api.admin("select act, details from audit where tenant_id = $1 and act = 'withdrawConsent'", [
        practice.tenantId,
      ]),
    ).toEqual([{ act: 'withdrawConsent', details: { consents: 1, answers: 1 } }])
  })
})
