import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { anEstimationInput } from '../../../testing/bills/anEstimationInput.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { hashOf, withoutWhitespace } from '../../../testing/pdf/soundPdf.ts'

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

const anInput = (change: object = {}) =>
  anEstimationInput({
    therapistId: practice.therapistId,
    patientId: practice.ids.patient,
    nbHoursToDo: 7,
    unitaryPrice: 45.35,
    ...change,
  })
const aNewPatient = (change: object = {}) => ({
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
const asNew = (change: object = {}) => anInput({ patientId: null, newPatient: aNewPatient(), ...change })

async function fileOf(
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
const issue = (change: object = {}) => fileOf('POST', '/estimations', anInput(change))
const listed = async (search = '') => (await alice.get(`/estimations${search}`)).body
const numbers = async (search = '') =>
  (await listed(search)).content.map(({ estimationNumber }: { estimationNumber: string }) => estimationNumber)

describe('quotes', () => {
  it('are issued, listed and given again byte for byte, whatever changed since', async () => {
    const { status, bytes, headers, text } = await issue()
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('application/pdf')
    expect(headers['content-disposition']).not.toMatch(/Martin|Paul/)
    expect(text).toContain('Devisn°D-2031-0002')
    const [{ id, ...first }] = (await listed()).content
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
    const again = await fileOf('GET', `/estimations/${id}`)
    expect(hashOf(again.bytes)).toBe(hashOf(bytes))
    expect(again.headers['cache-control']).toContain('no-store')
  })

  it('are documents of the file of their patient, for members with ESTIMATION', async () => {
    await issue()
    const path = `/patients/${practice.ids.patient}/documents`
    const estimations = async (token: string) =>
      (await api.as(token).get(path)).body.filter(({ kind }: { kind: string }) => kind === 'ESTIMATION')
    expect(await estimations(practice.token)).toMatchObject([
      {
        number: 'D-2031-0002',
        date: '2031-11-30',
        totalPrice: 380.94,
        status: "Valable jusqu'au 29/02/2032",
        path: '/pros/estimations/details?name=D-2031-0002',
      },
    ])
    now = new Date('2032-03-01T10:00:00Z')
    expect((await estimations(practice.token))[0].status).toBe('Expiré le 29/02/2032')
    const biller = await joinPractice(api, practice, { privileges: ['BILL'] })
    expect(await estimations(biller.token)).toEqual([])
  })

  it('come ten by ten, the newest first, and are found by name, number and days of the practice', async () => {
    for (let day = 1; day <= 10; day += 1) {
      // After midnight in Paris, still the day before in London.
      now = new Date(`2031-12-${String(day).padStart(2, '0')}T23:30:00Z`)
      await issue()
    }
    expect(await listed()).toMatchObject({ totalElements: 11, itemsPerPage: 10, totalPages: 2 })
    expect((await numbers())[0]).toBe('D-2031-0011')
    expect(await numbers('?page=1')).toEqual(['D-2031-0001'])
    expect(await numbers('?startDate=2031-12-11')).toEqual(['D-2031-0011'])
    expect(await numbers('?endDate=2031-12-01')).toEqual(['D-2031-0001'])
    expect(await numbers('?name=martin 0004')).toEqual(['D-2031-0004'])
    expect(await numbers('?name=personne')).toEqual([])
  })

  it('are those of one therapist where one is asked for', async () => {
    const bruno = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    expect((await issue({ therapistId: bruno.id })).status).toBe(200)
    expect(await numbers(`?therapistId=${bruno.id}`)).toEqual(['D-2031-0002'])
    expect(await numbers(`?therapistId=${practice.therapistId}`)).toEqual(['D-2031-0001'])
    expect((await alice.get(`/estimations?therapistId=${crypto.randomUUID()}`)).status).toBe(404)
  })

  it('are numbered anew each year of the practice', async () => {
    now = new Date('2031-12-31T23:30:00Z')
    expect((await issue()).text).toContain('Devisn°D-2032-0001')
    expect((await issue()).text).toContain('Devisn°D-2032-0002')
  })

  it('have numbers without a gap, also when several are issued at once and others fail', async () => {
    const other = await openPopulatedPractice(api)
    const attempts = Array.from({ length: 16 }, (_, index) =>
      index % 3 === 0
        ? alice.post('/estimations', anInput({ selectedCorporatePatients: [other.ids.patient] }))
        : fileOf('POST', '/estimations', anInput()),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    // A failure after the number was taken releases the number.
    await expect(
      api.inTenant(practice.tenantId, async (tx) => {
        await tx.updateTable('estimation_counter').set({ last: 12 }).execute()
        throw new Error('crash')
      }),
    ).rejects.toThrow('crash')
    const given = await numbers('?size=100')
    expect(given.toSorted()).toEqual(
      Array.from({ length: 11 }, (_, index) => `D-2031-${String(index + 1).padStart(4, '0')}`),
    )
  })

  it('are issued once where the response was lost and the call is repeated', async () => {
    const first = await fileOf('POST', '/estimations', anInput(), { key: 'k1' })
    const again = await fileOf('POST', '/estimations', anInput(), { key: 'k1' })
    expect(again.status).toBe(200)
    expect(hashOf(again.bytes)).toBe(hashOf(first.bytes))
    expect((await listed()).totalElements).toBe(2)
  })

  it.each([
    ["update estimation set unitary_price = 1 where tenant_id = '$t'", /permission denied|ESTIMATION_FROZEN/],
    ["update estimation set patient_id = null where tenant_id = '$t'", /ESTIMATION_FROZEN/],
    ["delete from estimation where tenant_id = '$t'", /permission denied|ESTIMATION_FROZEN/],
    ['truncate estimation cascade', /permission denied|ESTIMATION_FROZEN/],
    ["update estimation_counter set last = 1 where tenant_id = '$t'", /ESTIMATION_NUMBER/],
    ["delete from estimation_counter where tenant_id = '$t'", /permission denied/],
  ])('stay as they were issued: the database refuses %s', async (statement, refusal) => {
    await issue()
    await issue()
    const text = statement.replace('$t', practice.tenantId)
    await expect(api.inTenant(practice.tenantId, (tx) => sql.raw(text).execute(tx))).rejects.toThrow(refusal)
    if (!statement.includes('counter')) await expect(api.admin(text)).rejects.toThrow('ESTIMATION_FROZEN')
    expect((await listed()).totalElements).toBe(3)
  })

  it('are encrypted: the name of a patient is not in the stored file', async () => {
    await issue({ therapistComments: 'canari' })
    const rows = await api.admin<{ content: Buffer }>('select content from estimation where tenant_id = $1', [
      practice.tenantId,
    ])
    for (const { content } of rows) expect(content.toString('latin1')).not.toContain('%PDF')
  })
})

describe('a draft', () => {
  it('has no number, says so, and keeps nothing', async () => {
    const { status, text } = await fileOf('POST', '/draft/estimations', anInput())
    expect(status).toBe(200)
    expect(text).toContain('BROUILLON')
    expect(text).not.toMatch(/n°|D-20/)
    expect(text).toContain('29/02/2032')
    expect((await listed()).totalElements).toBe(1)
  })
})

describe('a quote is refused', () => {
  it.each(['/draft/estimations', '/estimations'])('by %s where the patient has no address (E112)', async (path) => {
    await api.admin("update patient set city = '' where id = $1", [practice.ids.patient])
    expect(await alice.post(path, anInput())).toMatchObject({ status: 400, body: { errorCode: 'E112' } })
    const homeless = asNew({ newPatient: aNewPatient({ address: { streetName: '', zipCode: '', city: '' } }) })
    expect(await alice.post(path, homeless)).toMatchObject({ status: 400, body: { errorCode: 'E112' } })
    expect((await listed()).totalElements).toBe(1)
  })

  it('where the profile is incomplete, with what is missing (ruling 12)', async () => {
    await api.admin("update member set firm_siren = '', firstname = '' where id = $1", [practice.therapistId])
    expect(await alice.post('/estimations', anInput())).toMatchObject({
      status: 400,
      body: {
        errorCode: 'E110',
        problems: [{ message: 'Prénom obligatoire' }, { message: 'Numéro de SIREN obligatoire' }],
      },
    })
  })

  it('for what its form refuses, by field', async () => {
    const wrong = { patientId: null, unitaryPrice: 0, nbHoursToDo: 0 }
    expect((await alice.post('/estimations', anInput(wrong))).body.problems).toMatchObject([
      { field: 'patientId', message: 'patient' },
      { field: 'unitaryPrice', message: 'Prix unitaire' },
      { field: 'nbHoursToDo', message: "Nombre d'heures" },
    ])
    for (const outside of [{ nbParticipants: 0 }, { nbParticipants: 1001 }, { taxes: 101 }, { periodOfValidity: -1 }])
      expect(await alice.post('/estimations', anInput(outside))).toMatchObject({ status: 400 })
  })

  it('to a therapist of the team who issues for another, and for who gives no sessions', async () => {
    const therapist = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'], privileges: ['ESTIMATION'] })
    const assistant = await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'], privileges: ['ESTIMATION'] })
    expect((await api.as(therapist.token).post('/estimations', anInput())).status).toBe(403)
    const forAssistant = anInput({ therapistId: assistant.id })
    expect((await api.as(assistant.token).post('/estimations', forAssistant)).body.problems).toMatchObject([
      { field: 'therapistId', message: 'Praticien' },
    ])
    expect((await fileOf('POST', '/estimations', anInput(), assistant)).status).toBe(200)
  })
})

describe('a new patient', () => {
  it('is saved with the quote where that was chosen, and has it in the file', async () => {
    const { status, headers } = await fileOf('POST', '/estimations', asNew({ savePatient: true }))
    expect(status).toBe(200)
    expect(headers['x-patient-saved']).toBe('true')
    const [{ patient }] = (await listed()).content
    expect(patient.name).toBe('Léa Nouvelle')
    expect((await alice.get(`/patients/${patient.id}/details`)).body.email).toBe('lea@exemple.fr')
  })

  it('is not saved where another patient has the address: the quote is issued all the same', async () => {
    const known = asNew({ savePatient: true, newPatient: aNewPatient({ email: 'PAUL@exemple.fr' }) })
    const { status, headers } = await fileOf('POST', '/estimations', known)
    expect(status).toBe(200)
    expect(headers['x-patient-saved']).toBe('false')
    expect((await listed()).content[0].patient).toEqual({ id: null, name: 'Léa Nouvelle' })
  })

  it('is not saved unasked, nor by who may not add patients', async () => {
    expect((await fileOf('POST', '/estimations', asNew())).headers['x-patient-saved']).toBeUndefined()
    const assistant = await joinPractice(api, practice, { privileges: ['ESTIMATION'] })
    const response = await fileOf('POST', '/estimations', asNew({ savePatient: true }), assistant)
    expect(response.headers['x-patient-saved']).toBe('false')
    expect((await alice.get('/patients?name=nouvelle')).body).toEqual([])
  })
})
