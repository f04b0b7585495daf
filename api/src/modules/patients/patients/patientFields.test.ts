import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api)
  alice = api.as(practice.token)
})

const patientInput = (change: object = {}, individual: object = {}) => ({
  type: 'INDIVIDUAL',
  email: '',
  phoneNumber: '06 12 34 56 78',
  secondPhoneNumber: '04 78 00 00 00',
  contactFirstname: '',
  contactLastname: '',
  address: { streetName: '', zipCode: '', city: '' },
  individual: { firstname: 'Léa', lastname: 'Martin', birthdate: null, birthYear: 1985, nbHoursToDo: 0, ...individual },
  firm: null,
  practiceNote: 'Préfère le matin',
  ...change,
})

const addPatient = async (input: object) => {
  const { status, body } = await alice.post('/patients', input)
  expect(status).toBe(201)
  return body
}
const readFile = async (id: string) => (await alice.get(`/patients/${id}/details`)).body
const readStoredRow = async (id: string) => {
  const [row] = await api.admin<{
    second_phone_number: string
    birth_year: number | null
    birthdate: string | null
    practice_note_sealed: Buffer | null
  }>('select second_phone_number, birth_year, birthdate, practice_note_sealed from patient where id = $1', [id])
  return row
}
const findNames = async (caller: Caller, search: string) =>
  (await caller.get(`/patients?name=${encodeURIComponent(search)}`)).body.map(
    ({ individual }: ReturnType<typeof JSON.parse>) => individual.firstname,
  )

const listNotes = async (query: string) =>
  (await alice.get(`/patients${query}`)).body.map(({ practiceNote }: { practiceNote?: string }) => practiceNote)

describe('second phone number, year of birth and note of a patient', () => {
  it('are stored, the note encrypted, and returned in the file', async () => {
    const { id, version } = await addPatient(patientInput())
    const row = await readStoredRow(id)
    expect(row).toMatchObject({ second_phone_number: '+33478000000', birth_year: 1985, birthdate: null })
    expect(row?.practice_note_sealed?.toString('utf8')).not.toContain('matin')
    expect(await readFile(id)).toMatchObject({
      secondPhoneNumber: '04 78 00 00 00',
      individual: { birthdate: null, birthYear: 1985 },
      practiceNote: 'Préfère le matin',
      version,
    })
  })

  it('remain when a change omits them, as in requests of older builds', async () => {
    const { id } = await addPatient(patientInput())
    const { secondPhoneNumber: _phone, practiceNote: _note, ...input } = patientInput({ phoneNumber: '07 12 34 56 78' })
    const { birthYear: _year, ...individual } = input.individual
    const { status, body } = await alice.put(`/patients/${id}`, { ...input, individual })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      phoneNumber: '07 12 34 56 78',
      secondPhoneNumber: '04 78 00 00 00',
      individual: { birthYear: 1985 },
      practiceNote: 'Préfère le matin',
    })
    const responseWithBirthdate = await alice.put(`/patients/${id}`, {
      ...input,
      individual: { ...individual, birthdate: '1985-03-12' },
    })
    expect(responseWithBirthdate.body.individual).toMatchObject({ birthdate: '1985-03-12', birthYear: null })
    expect(await readStoredRow(id)).toMatchObject({ birthdate: '1985-03-12', birth_year: null })
  })

  it('can be emptied, and only the changed columns are audited', async () => {
    const { id } = await addPatient(patientInput())
    const { body: unchanged } = await alice.put(`/patients/${id}`, patientInput())
    await alice.put(`/patients/${id}`, patientInput({ secondPhoneNumber: '', practiceNote: ' ' }, { birthYear: null }))
    expect(await readStoredRow(id)).toEqual({
      second_phone_number: '',
      birth_year: null,
      birthdate: null,
      practice_note_sealed: null,
    })
    const entries = await api.admin<{ details: object }>(
      "select details from audit where entity_id = $1 and act = 'update' order by at, id",
      [id],
    )
    expect(entries.map(({ details }) => details)).toEqual([
      { fields: [] },
      { fields: ['second_phone_number', 'birth_year', 'practice_note_sealed'] },
    ])
    expect(unchanged.practiceNote).toBe('Préfère le matin')
  })

  it('have the same version when the same note is saved again, and refuse a change with an outdated version', async () => {
    const { id, version } = await addPatient(patientInput())
    const unchangedResponse = await alice.put(`/patients/${id}`, patientInput(), { 'if-match': `"${version}"` })
    expect(unchangedResponse.body.version).toBe(version)
    await alice.put(`/patients/${id}`, patientInput({ practiceNote: 'Préfère le soir' }))
    const outdatedHeaders = { 'if-match': `"${version}"` }
    const outdatedResponse = await alice.put(
      `/patients/${id}`,
      patientInput({ practiceNote: 'À midi' }),
      outdatedHeaders,
    )
    expect(outdatedResponse.status).toBe(412)
    expect((await readFile(id)).practiceNote).toBe('Préfère le soir')
  })

  it('store a single phone number as the first one, whichever field contains it', async () => {
    const storedNumbers = { phoneNumber: '04 78 00 00 00', secondPhoneNumber: '' }
    expect(await addPatient(patientInput({ phoneNumber: '' }))).toMatchObject(storedNumbers)
    expect(await addPatient(patientInput({ phoneNumber: '+33 4 78 00 00 00' }))).toMatchObject(storedNumbers)
  })

  it.each([
    ['a birthdate and a year of birth', {}, { birthdate: '1985-03-12' }, 'individual.birthYear'],
    ['a future year of birth', {}, { birthYear: 2199 }, 'individual.birthYear'],
    ['a wrong second number', { secondPhoneNumber: '12' }, {}, 'secondPhoneNumber'],
  ])('are refused with %s', async (_caseName, change, individual, field) => {
    const { status, body } = await alice.post('/patients', patientInput(change, individual))
    expect(status).toBe(400)
    expect(body.problems).toEqual([expect.objectContaining({ field })])
  })

  it('accept a birthdate before 1906', async () => {
    const { id } = await addPatient(patientInput({}, { birthdate: '1901-03-12', birthYear: null }))
    expect((await readFile(id)).individual.birthdate).toBe('1901-03-12')
  })
})

describe('the search of patients', () => {
  beforeEach(async () => {
    await addPatient(
      patientInput(
        { practiceNote: 'Zyxomot' },
        {
          firstname: 'Léa',
          legalManagerLastname: 'Durand',
          legalManagerFirstname: 'Anne',
          legalManagerPhone: '06 98 76 54 32',
        },
      ),
    )
    await addPatient(
      patientInput({ phoneNumber: '06 11 11 11 11', secondPhoneNumber: '', practiceNote: '' }, { firstname: 'Tom' }),
    )
  })

  it.each([
    ['the second number', '04 78 00 00 00', ['Léa']],
    ['a part of the second number', '04.78', ['Léa']],
    ['the first number', '0611111111', ['Tom']],
    ['the number in its international form', '+33 6 11 11', ['Tom']],
    ["the guardian's number", '06 98 76', ['Léa']],
    ["the guardian's name", 'durand ann', ['Léa']],
    ['three digits, which are too few', '478', []],
    ['the encrypted note', 'Zyxomot', []],
  ])('by %s finds the matching patients only', async (_caseName, search, names) => {
    expect(await findNames(alice, search)).toEqual(names)
  })

  it('matches only names for a member without access to files, and returns neither numbers nor notes', async () => {
    const bob = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    expect(await findNames(bob, '0478000000')).toEqual([])
    expect(await findNames(bob, 'durand')).toEqual([])
    const { body } = await bob.get('/patients?name=martin&practiceNote=true')
    expect(body).toHaveLength(2)
    expect(JSON.stringify(body)).not.toMatch(/78 00|Zyxomot|1985/)
  })

  it('returns the notes only on request', async () => {
    expect(await listNotes('')).toEqual([undefined, undefined])
    expect(await listNotes('?practiceNote=true')).toEqual(['Zyxomot', ''])
  })
})
