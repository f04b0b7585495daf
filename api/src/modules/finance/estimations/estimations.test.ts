import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import { buildEstimationInput } from '../../../testing/bills/buildEstimationInput.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { hashOf, withoutWhitespace } from '../../../testing/pdf/expectValidPdf.ts'

let now = new Date('2031-11-30T10:00:00Z')
let api: TestApp
let practice: PopulatedPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2031-11-30T10:00:00Z')
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
})

const estimationInput = (change: object = {}) =>
  buildEstimationInput({
    therapistId: practice.therapistId,
    patientId: practice.ids.patient,
    nbHoursToDo: 7,
    unitaryPrice: 45.35,
    ...change,
  })
const newPatientInput = (change: object = {}) => ({
  type: 'INDIVIDUAL',
  email: 'lea@exemple.fr',
  phoneNumber: '',
  contactFirstname: '',
  contactLastname: '',
  address: { streetName: '1 rue Neuve', zipCode: '69001', city: 'Lyon' },
  individual: { firstname: 'Léa', lastname: 'Nouvelle', birthdate: null, nbHoursToDo: 0 },
  firm: null,
  ...change,
})
const inputWithNewPatient = (change: object = {}) =>
  estimationInput({ patientId: null, newPatient: newPatientInput(), ...change })

async function requestFile(
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  { token = practice.token, key }: { token?: string; key?: string } = {},
) {
  const { statusCode, rawPayload, headers } = await api.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  })
  const text = statusCode === 200 ? withoutWhitespace(pdfText(rawPayload)) : ''
  return { status: statusCode, bytes: rawPayload, headers, text }
}
const issueEstimation = (change: object = {}) => requestFile('POST', '/estimations', estimationInput(change))
const readEstimations = async (search = '') => (await alice.get(`/estimations${search}`)).body
const readNumbers = async (search = '') =>
  (await readEstimations(search)).content.map(({ estimationNumber }: { estimationNumber: string }) => estimationNumber)

describe('POST and GET /estimations', () => {
  it('issues and lists a quote, whose file keeps its bytes when the patient changes', async () => {
    const { status, bytes, headers, text } = await issueEstimation()
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('application/pdf')
    expect(headers['content-disposition']).not.toMatch(/Martin|Paul/)
    expect(text).toContain('Devisn°D-2031-0002')
    const [{ id, ...first }] = (await readEstimations()).content
    expect(first).toEqual({
      estimationNumber: 'D-2031-0002',
      createdAt: '2031-11-30T10:00:00.000Z',
      patient: { id: practice.ids.patient, name: 'Paul Martin' },
      nbHoursToDo: 7,
      unitaryPrice: 45.35,
      taxes: 20,
      validUntil: '2032-02-29',
      state: 'ISSUED',
      stateSince: '2031-11-30',
      bills: [],
    })
    await api.admin("update patient set lastname = 'Changé' where id = $1", [practice.ids.patient])
    now = new Date('2032-03-01T10:00:00Z')
    const storedFile = await requestFile('GET', `/estimations/${id}`)
    expect(hashOf(storedFile.bytes)).toBe(hashOf(bytes))
    expect(storedFile.headers['cache-control']).toContain('no-store')
  })

  it("adds the quote to the patient's documents, for members with the privilege ESTIMATION", async () => {
    await issueEstimation()
    const path = `/patients/${practice.ids.patient}/documents`
    const listEstimations = async (token: string) =>
      (await api.as(token).get(path)).body.filter(({ kind }: { kind: string }) => kind === 'ESTIMATION')
    expect(await listEstimations(practice.token)).toMatchObject([
      {
        number: 'D-2031-0002',
        date: '2031-11-30',
        totalPrice: 380.94,
        status: "Valable jusqu'au 29/02/2032",
        path: '/pros/estimations/details?name=D-2031-0002',
      },
    ])
    now = new Date('2032-03-01T10:00:00Z')
    expect((await listEstimations(practice.token))[0].status).toBe('Expiré le 29/02/2032')
    const memberWithBill = await joinPractice(api, practice, { privileges: ['BILL'] })
    expect(await listEstimations(memberWithBill.token)).toEqual([])
  })

  it('returns pages of ten, the newest first, and filters by name, number and day', async () => {
    for (let day = 1; day <= 10; day += 1) {
      // After midnight in Paris, when it is still the day before in London.
      now = new Date(`2031-12-${String(day).padStart(2, '0')}T23:30:00Z`)
      await issueEstimation()
    }
    expect(await readEstimations()).toMatchObject({ totalElements: 11, itemsPerPage: 10, totalPages: 2 })
    expect((await readNumbers())[0]).toBe('D-2031-0011')
    expect(await readNumbers('?page=1')).toEqual(['D-2031-0001'])
    expect(await readNumbers('?startDate=2031-12-11')).toEqual(['D-2031-0011'])
    expect(await readNumbers('?endDate=2031-12-01')).toEqual(['D-2031-0001'])
    expect(await readNumbers('?name=martin 0004')).toEqual(['D-2031-0004'])
    expect(await readNumbers('?name=personne')).toEqual([])
  })

  it('counts and sums the quotes of each state, independent of the state filter', async () => {
    expect((await issueEstimation({ nbHoursToDo: 1.5, unitaryPrice: 33.33 })).status).toBe(200)
    expect(await readEstimations('?state=ISSUED')).toMatchObject({
      content: [{ estimationNumber: 'D-2031-0002' }],
      totalElements: 1,
      // The populated practice has an expired quote of 600 €; 1.5 × 33.33 € is 50.00 € after rounding.
      byState: [
        { state: 'EXPIRED', count: 1, amount: 600 },
        { state: 'ISSUED', count: 1, amount: 50 },
      ],
    })
    now = new Date('2032-12-01T10:00:00Z')
    expect((await readEstimations('?name=personne')).byState).toEqual([])
    expect((await readEstimations()).byState).toEqual([{ state: 'EXPIRED', count: 2, amount: 650 }])
  })

  it('lists only the quotes of the therapist in the query', async () => {
    const bruno = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    expect((await issueEstimation({ therapistId: bruno.id })).status).toBe(200)
    expect(await readNumbers(`?therapistId=${bruno.id}`)).toEqual(['D-2031-0002'])
    expect(await readNumbers(`?therapistId=${practice.therapistId}`)).toEqual(['D-2031-0001'])
    expect((await alice.get(`/estimations?therapistId=${crypto.randomUUID()}`)).status).toBe(404)
  })

  it("restarts the numbers at the new year, in the practice's time zone", async () => {
    now = new Date('2031-12-31T23:30:00Z')
    expect((await issueEstimation()).text).toContain('Devisn°D-2032-0001')
    expect((await issueEstimation()).text).toContain('Devisn°D-2032-0002')
  })

  it('numbers concurrent quotes without gaps although some fail', async () => {
    const otherPractice = await openPopulatedPractice(api)
    const attempts = Array.from({ length: 16 }, (_, index) =>
      index % 3 === 0
        ? alice.post('/estimations', estimationInput({ selectedCorporatePatients: [otherPractice.ids.patient] }))
        : requestFile('POST', '/estimations', estimationInput()),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    // A rollback frees the number that its transaction assigned.
    await expect(
      api.inTenant(practice.tenantId, async (tx) => {
        await tx.updateTable('estimation_counter').set({ last: 12 }).execute()
        throw new Error('crash')
      }),
    ).rejects.toThrow('crash')
    const issuedNumbers = await readNumbers('?size=100')
    expect(issuedNumbers.toSorted()).toEqual(
      Array.from({ length: 11 }, (_, index) => `D-2031-${String(index + 1).padStart(4, '0')}`),
    )
  })

  it('issues one quote for a repeated idempotency key', async () => {
    const first = await requestFile('POST', '/estimations', estimationInput(), { key: 'k1' })
    const repeated = await requestFile('POST', '/estimations', estimationInput(), { key: 'k1' })
    expect(repeated.status).toBe(200)
    expect(hashOf(repeated.bytes)).toBe(hashOf(first.bytes))
    expect((await readEstimations()).totalElements).toBe(2)
  })

  it.each([
    ["update estimation set unitary_price = 1 where tenant_id = '$t'", /permission denied|ESTIMATION_FROZEN/],
    ["update estimation set patient_id = null where tenant_id = '$t'", /ESTIMATION_FROZEN/],
    ["delete from estimation where tenant_id = '$t'", /permission denied|ESTIMATION_FROZEN/],
    ['truncate estimation cascade', /permission denied|ESTIMATION_FROZEN/],
    ["update estimation_counter set last = 1 where tenant_id = '$t'", /ESTIMATION_NUMBER/],
    ["delete from estimation_counter where tenant_id = '$t'", /permission denied/],
  ])('stores quotes that cannot be changed in the database: %s', async (statement, refusal) => {
    await issueEstimation()
    await issueEstimation()
    const tenantStatement = statement.replace('$t', practice.tenantId)
    await expect(api.inTenant(practice.tenantId, (tx) => sql.raw(tenantStatement).execute(tx))).rejects.toThrow(refusal)
    if (!statement.includes('counter')) await expect(api.admin(tenantStatement)).rejects.toThrow('ESTIMATION_FROZEN')
    expect((await readEstimations()).totalElements).toBe(3)
  })

  it('encrypts the stored file', async () => {
    await issueEstimation({ therapistComments: 'canari' })
    const rows = await api.admin<{ content: Buffer }>('select content from estimation where tenant_id = $1', [
      practice.tenantId,
    ])
    for (const { content } of rows) expect(content.toString('latin1')).not.toContain('%PDF')
  })
})

describe('a draft', () => {
  it('is marked BROUILLON, has no number, and stores nothing', async () => {
    const { status, text } = await requestFile('POST', '/draft/estimations', estimationInput())
    expect(status).toBe(200)
    expect(text).toContain('BROUILLON')
    expect(text).not.toMatch(/n°|D-20/)
    expect(text).toContain('29/02/2032')
    expect((await readEstimations()).totalElements).toBe(1)
  })
})

describe('invalid input', () => {
  it.each(['/draft/estimations', '/estimations'])(
    'is refused by %s with E112 if the patient has no address',
    async (path) => {
      await api.admin("update patient set city = '' where id = $1", [practice.ids.patient])
      expect(await alice.post(path, estimationInput())).toMatchObject({
        status: 400,
        body: { errorCode: errorCode.patientAddressMissing },
      })
      const withoutAddress = inputWithNewPatient({
        newPatient: newPatientInput({ address: { streetName: '', zipCode: '', city: '' } }),
      })
      expect(await alice.post(path, withoutAddress)).toMatchObject({
        status: 400,
        body: { errorCode: errorCode.patientAddressMissing },
      })
      expect((await readEstimations()).totalElements).toBe(1)
    },
  )

  it('is refused with E110 and the missing fields of the profile', async () => {
    await api.admin("update member set firm_siren = '', firstname = '' where id = $1", [practice.therapistId])
    expect(await alice.post('/estimations', estimationInput())).toMatchObject({
      status: 400,
      body: {
        errorCode: errorCode.firmMissing,
        problems: [{ message: 'Prénom obligatoire' }, { message: 'Numéro de SIREN obligatoire' }],
      },
    })
  })

  it('is refused with 400 and the invalid fields', async () => {
    const invalidInput = { patientId: null, unitaryPrice: 0, nbHoursToDo: 0 }
    expect((await alice.post('/estimations', estimationInput(invalidInput))).body.problems).toMatchObject([
      { field: 'patientId', message: 'patient' },
      { field: 'unitaryPrice', message: 'Prix unitaire' },
      { field: 'nbHoursToDo', message: "Nombre d'heures" },
    ])
    for (const invalidChange of [
      { nbParticipants: 0 },
      { nbParticipants: 1001 },
      { taxes: 101 },
      { periodOfValidity: -1 },
    ])
      expect(await alice.post('/estimations', estimationInput(invalidChange))).toMatchObject({ status: 400 })
  })

  it('is refused if a therapist selects another therapist, or anybody selects an assistant', async () => {
    const therapist = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'], privileges: ['ESTIMATION'] })
    const assistant = await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'], privileges: ['ESTIMATION'] })
    expect((await api.as(therapist.token).post('/estimations', estimationInput())).status).toBe(403)
    const inputForAssistant = estimationInput({ therapistId: assistant.id })
    expect((await api.as(assistant.token).post('/estimations', inputForAssistant)).body.problems).toMatchObject([
      { field: 'therapistId', message: 'Praticien' },
    ])
    expect((await requestFile('POST', '/estimations', estimationInput(), assistant)).status).toBe(200)
  })
})

describe('a new patient', () => {
  it('is saved as the patient of the quote if requested', async () => {
    const { status, headers } = await requestFile('POST', '/estimations', inputWithNewPatient({ savePatient: true }))
    expect(status).toBe(200)
    expect(headers['x-patient-saved']).toBe('true')
    const [{ patient }] = (await readEstimations()).content
    expect(patient.name).toBe('Léa Nouvelle')
    expect((await alice.get(`/patients/${patient.id}/details`)).body.email).toBe('lea@exemple.fr')
  })

  it('is not saved if another patient has the e-mail address, but the quote is issued', async () => {
    const inputWithExistingEmail = inputWithNewPatient({
      savePatient: true,
      newPatient: newPatientInput({ email: 'PAUL@exemple.fr' }),
    })
    const { status, headers } = await requestFile('POST', '/estimations', inputWithExistingEmail)
    expect(status).toBe(200)
    expect(headers['x-patient-saved']).toBe('false')
    expect((await readEstimations()).content[0].patient).toEqual({ id: null, name: 'Léa Nouvelle' })
  })

  it('is not saved without a request or without the privilege PATIENTS', async () => {
    expect(
      (await requestFile('POST', '/estimations', inputWithNewPatient())).headers['x-patient-saved'],
    ).toBeUndefined()
    const assistant = await joinPractice(api, practice, { privileges: ['ESTIMATION'] })
    const response = await requestFile('POST', '/estimations', inputWithNewPatient({ savePatient: true }), assistant)
    expect(response.headers['x-patient-saved']).toBe('false')
    expect((await alice.get('/patients?name=nouvelle')).body).toEqual([])
  })
})
