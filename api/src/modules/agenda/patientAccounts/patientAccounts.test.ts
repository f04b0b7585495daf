import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { longFourByteText, longText, tooLargeRefusal, refusalOfField } from '../../../testing/longText.ts'
import { openPractice, testApp, testPassword, type TestApp, type TestPractice } from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice
beforeAll(async () => {
  api = await testApp()
  practice = await openPractice(api, { published: true })
})
afterAll(() => api.close())

let personCount = 0
const personInput = (change: object = {}) => ({
  firstname: 'Paul',
  lastname: 'Martin',
  email: `paul${(personCount += 1)}@exemple.fr`,
  phoneNumber: '06 00 00 00 00',
  password: testPassword,
  ...change,
})

const createPatientFile = async (email: string) => {
  const file = {
    type: 'INDIVIDUAL',
    email,
    phoneNumber: '01 23 45 67 89',
    contactFirstname: '',
    contactLastname: '',
    address: { streetName: 'Rue secrète', zipCode: '', city: '' },
  }
  const individual = { firstname: 'Dossier', lastname: 'Confidentiel', birthdate: null, nbHoursToDo: 0 }
  const { status, body } = await api.as(practice.token).post('/patients', { ...file, individual, firm: null })
  expect(status).toBe(201)
  return String(body.id)
}
const readPatientRow = async (id: string) =>
  (await api.admin<{ account_id: string | null; lastname: string }>('select * from patient where id = $1', [id]))[0]
const login = (email: string, password = testPassword) => api.as().post('/public/login', { email, password })
const readConfirmationToken = async (email: string) =>
  (await api.mails('addressConfirmation')).find(({ to }) => to.address === email)?.data.token ?? ''
const confirmAddress = (token: string) => api.as().post('/public/confirmations', { token })

/** The hour of the latest requested session; each request uses the next hour. */
let latestHour = 8
const formatHour = (value: number) => `${String(value).padStart(2, '0')}:00`
/** Requests a session more than a week ahead, on a day other than Sunday. */
async function requestSession(token: string, patientId: string) {
  const day = new Date(Date.now() + 8 * 86_400_000)
  while (day.getDay() === 0) day.setDate(day.getDate() + 1)
  latestHour += 1
  const { therapistId, sessionTypeId } = practice
  const request = {
    startDate: day.toISOString().slice(0, 10),
    startTime: formatHour(latestHour),
    endTime: formatHour(latestHour + 1),
    therapistId,
    patientId,
    sessionTypeId,
    answers: [],
  }
  return api.as(token).post('/public/patients/sessions', request)
}

describe('the creation of a patient account', () => {
  it('returns its id, permits signing in, and sends a link to confirm the address', async () => {
    const person = personInput()
    const { status, body } = await api.as().post('/public/patients', person)
    expect(status).toBe(201)
    expect(await login(person.email)).toMatchObject({
      status: 200,
      body: { patientId: body.patientId, token: expect.any(String) },
    })
    expect(await readConfirmationToken(person.email)).toHaveLength(43)
  })

  it.each(['firstname', 'lastname', 'email', 'phoneNumber', 'password'])(
    'is refused with 10,000 characters in %s, and the response names that field',
    async (field) => {
      const createAccount = (text: string) => api.as().post('/public/patients', personInput({ [field]: text }))
      expect(await createAccount(longText)).toMatchObject(refusalOfField(field))
      expect(await createAccount(longFourByteText)).toMatchObject(tooLargeRefusal)
    },
  )

  it('is refused with E102 when the address has an account, which stays unchanged', async () => {
    const person = personInput()
    const changedFields = { firstname: 'Intrus', phoneNumber: '07 00 00 00 00', password: 'un-autre-mot-de-passe' }
    await api.as().post('/public/patients', person)
    const repeatedResponse = await api
      .as()
      .post('/public/patients', { ...person, ...changedFields, email: person.email.toUpperCase() })
    expect(repeatedResponse).toMatchObject({ status: 409, body: { errorCode: errorCode.emailTaken } })
    expect((await login(person.email)).status).toBe(200)
    const validationResponse = await api.as().put('/public/validations/patient', { ...person, ...changedFields })
    expect(validationResponse).toMatchObject({ status: 409, body: { errorCode: errorCode.emailTaken } })
    expect((await login(person.email, changedFields.password)).status).toBe(401)
    expect((await login(person.email)).status).toBe(200)
    expect(
      await api.admin('select firstname, lastname, phone_number from auth.account where email = $1', [person.email]),
    ).toEqual([{ firstname: 'Paul', lastname: 'Martin', phone_number: person.phoneNumber }])
  })

  it('creates a single account for two concurrent calls', async () => {
    const person = personInput()
    const responses = await Promise.all([
      api.as().post('/public/patients', person),
      api.as().post('/public/patients', person),
    ])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const accounts = await api.admin('select id from auth.account where email = $1', [person.email])
    expect(accounts).toEqual([{ id: responses.find(({ status }) => status === 201)?.body.patientId }])
  })

  it('is required to sign in: an unknown address and a wrong password are refused with different messages', async () => {
    expect(await login('personne@exemple.fr')).toMatchObject({ status: 404, body: { message: 'utilisateur inconnu' } })
    const person = personInput()
    await api.as().post('/public/patients', person)
    expect(await login(person.email, 'faux')).toMatchObject({
      status: 401,
      body: { message: "nom d'utilisateur ou mot de passe incorrect" },
    })
  })
})

describe('an e-mail address for which a practice has a patient file', () => {
  it('is refused with E128 by POST /public/patients, and gets no account', async () => {
    const person = personInput()
    await createPatientFile(person.email)
    const response = await api.as().post('/public/patients', person)
    expect(response).toMatchObject({ status: 409, body: { errorCode: errorCode.patientFileKnown } })
    expect(JSON.stringify(response.body)).not.toMatch(/Confidentiel|secrète/)
    expect((await login(person.email)).status).toBe(404)
  })

  it('gets an account by PUT /public/validations/patient, which can request sessions but not access the file', async () => {
    const person = personInput({ lastname: 'Intrus' })
    const fileId = await createPatientFile(person.email)
    const rowBefore = await readPatientRow(fileId)
    const { status, body } = await api.as().put('/public/validations/patient', person)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['patientId'])

    const { token } = (await login(person.email)).body
    expect((await requestSession(token, body.patientId)).status).toBe(201)
    expect(await readPatientRow(fileId)).toEqual(rowBefore)
    expect((await api.as(token).get('/patients')).status).toBe(401)
    expect((await api.as(token).get(`/patients/${fileId}/details`)).status).toBe(401)
    expect((await api.as(token).get('/user/details')).status).toBe(401)
  })

  it('is linked to its file once confirmed by the single-use link', async () => {
    const person = personInput()
    const [fileId, otherEmail] = [await createPatientFile(person.email), personInput().email]
    const otherFileId = await createPatientFile(otherEmail)
    const { patientId } = (await api.as().put('/public/validations/patient', person)).body
    const { token } = (await login(person.email)).body
    await requestSession(token, patientId)

    const confirmationToken = await readConfirmationToken(person.email)
    expect((await confirmAddress(confirmationToken)).status).toBe(204)
    expect(await readPatientRow(fileId)).toMatchObject({ account_id: patientId, lastname: 'Confidentiel' })
    expect(await readPatientRow(otherFileId)).toMatchObject({ account_id: null })
    expect(await confirmAddress(confirmationToken)).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.linkRefused },
    })
  })

  it('is not linked to files of practices where no session was requested', async () => {
    const person = personInput()
    const fileId = await createPatientFile(person.email)
    await api.as().put('/public/validations/patient', person)
    expect((await confirmAddress(await readConfirmationToken(person.email))).status).toBe(204)
    expect(await readPatientRow(fileId)).toMatchObject({ account_id: null })
  })
})

describe('the token of a patient', () => {
  it('cannot request a session for another account', async () => {
    const [firstPerson, secondPerson] = [personInput(), personInput()]
    await api.as().post('/public/patients', firstPerson)
    const otherAccountId = (await api.as().post('/public/patients', secondPerson)).body.patientId
    const { token } = (await login(firstPerson.email)).body
    expect((await requestSession(token, otherAccountId)).status).toBeGreaterThanOrEqual(400)
  })

  it('is revoked when the token version of the account changes', async () => {
    const person = personInput()
    const { patientId } = (await api.as().post('/public/patients', person)).body
    const { token } = (await login(person.email)).body
    await api.admin('update auth.account set token_version = token_version + 1 where id = $1', [patientId])
    expect((await requestSession(token, patientId)).status).toBe(401)
  })
})
