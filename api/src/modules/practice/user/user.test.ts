import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
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
  practice = await openPractice(api, { offer: 'ULTIME' })
  alice = api.as(practice.token)
})

const profile = {
  firstname: 'Alice',
  lastname: 'Durand',
  phoneNumber: '04 78 00 00 00',
  defaultSessionPrice: 62.5,
  publicAccessAuthorize: true,
  individualFirm: true,
  firm: {
    name: 'Les Prés',
    siren: '732829320',
    websiteURL: '',
    address: { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' },
  },
}
const readDirectoryRow = (id: string) =>
  api.admin<{ lastname: string; firm_name: string; city: string; approximate: boolean; bookable_until: Date | null }>(
    'select * from directory.therapist where id = $1',
    [id],
  )

describe('PUT /user', () => {
  it('saves the profile with the position of its address', async () => {
    const { status, body } = await alice.put('/user', profile)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...profile,
      email: practice.email,
      precision: 'zipCode',
      tenant: { offer: 'ULTIME', nbMaxAssistants: 4, nbMaxTherapists: 4 },
    })
    expect(body.latitude).toBeCloseTo(45.75, 1)
    expect((await alice.get('/user')).body).toEqual(body)
  })

  it('refuses an outdated version (412)', async () => {
    const version = (await alice.get('/user')).body.version
    const firstResponse = await alice.put('/user', profile, { 'if-match': `"${version}"` })
    const secondResponse = await alice.put('/user', { ...profile, firstname: 'Anna' }, { 'if-match': `"${version}"` })
    expect(firstResponse.status).toBe(200)
    expect(secondResponse).toMatchObject({ status: 412, body: { errorCode: errorCode.changedMeanwhile } })
    expect((await alice.get('/user')).body).toEqual(firstResponse.body)
    const currentHeaders = { 'if-match': `"${firstResponse.body.version}"` }
    const thirdResponse = await alice.put('/user', { ...profile, firstname: 'Anne' }, currentHeaders)
    expect(thirdResponse.status).toBe(200)
    expect((await alice.get('/user')).body.firstname).toBe('Anne')
  })

  it('accepts one of two concurrent changes to the same version', async () => {
    const ifMatchHeader = { 'if-match': `"${(await alice.get('/user')).body.version}"` }
    const responses = await Promise.all(
      ['Anna', 'Alix'].map((firstname) => alice.put('/user', { ...profile, firstname }, ifMatchHeader)),
    )
    expect(responses.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 412])
    expect((await alice.get('/user')).body).toEqual(responses.find(({ status }) => status === 200)?.body)
  })

  it('locates an unknown address in Paris', async () => {
    const { body } = await alice.put('/user', {
      ...profile,
      firm: { ...profile.firm, address: { ...profile.firm.address, zipCode: '98400' } },
    })
    expect(body).toMatchObject({ latitude: 48.8566, longitude: 2.3522, precision: 'default' })
  })

  it.each([
    [
      'the firm',
      { firm: { ...profile.firm, name: ' ', siren: '' } },
      errorCode.firmMissing,
      ["Nom de l'entreprise obligatoire", 'Numéro de SIREN obligatoire'],
    ],
    [
      'a complete address',
      { firm: { ...profile.firm, address: { streetName: '4 rue du Lac', zipCode: '', city: 'Lyon' } } },
      errorCode.firmMissing,
      ['Adresse (rue, code postal, ville) obligatoire'],
    ],
    [
      'a French phone number',
      { phoneNumber: '+44 20 7946 0000' },
      errorCode.phoneRefused,
      ['Format Numéro de téléphone manquant ou incorrect'],
    ],
    [
      'a valid website address, if there is one',
      { firm: { ...profile.firm, websiteURL: 'javascript:alert(1)' } },
      errorCode.invalid,
      ["L'adresse du site n'est pas valable, par exemple https://exemple.fr"],
    ],
    [
      'a website address without a user name',
      { firm: { ...profile.firm, websiteURL: 'https://user:pw@evil.fr' } },
      errorCode.invalid,
      ["L'adresse du site n'est pas valable, par exemple https://exemple.fr"],
    ],
    [
      'a postal code of five digits',
      { firm: { ...profile.firm, address: { streetName: '4 rue du Lac', zipCode: '7500', city: 'Paris' } } },
      errorCode.invalid,
      ["Le code postal n'est pas valable : cinq chiffres, par exemple 69003"],
    ],
    [
      'the names',
      { firstname: '', lastname: '' },
      errorCode.invalid,
      ['Nom de famille obligatoire', 'Prénom obligatoire'],
    ],
  ])('requires %s', async (_case, change, code, messages) => {
    const { status, body } = await alice.put('/user', { ...profile, ...change })
    expect({ status, errorCode: body.errorCode }).toEqual({ status: 400, errorCode: code })
    expect(body.problems.map(({ message }: { message: string }) => message)).toEqual(messages)
    expect((await alice.get('/user')).body.phoneNumber).toBe('')
  })

  it('adds the therapist to the directory, and removes them again', async () => {
    await alice.put('/user', profile)
    const [card] = await readDirectoryRow(practice.therapistId)
    expect(card).toMatchObject({ lastname: 'Durand', firm_name: 'Les Prés', city: 'Lyon', approximate: true })
    expect(card?.bookable_until).not.toBeNull()
    await alice.put('/user', { ...profile, publicAccessAuthorize: false })
    expect(await readDirectoryRow(practice.therapistId)).toEqual([])
  })

  it('lets a paying practice be booked without an end date', async () => {
    await api.admin('update tenant set payable = true where id = $1', [practice.tenantId])
    await alice.put('/user', profile)
    expect((await readDirectoryRow(practice.therapistId))[0]?.bookable_until).toBeNull()
  })

  it('changes the own name, but not the firm, for a member who is not an administrator', async () => {
    await alice.put('/user', profile)
    const therapist = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    const bruno = api.as(therapist.token)
    const { status, body } = await bruno.put('/user', {
      ...profile,
      firstname: 'Bruno',
      lastname: 'Petit',
      phoneNumber: '',
      firm: { ...profile.firm, name: 'Autre' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      firstname: 'Bruno',
      lastname: 'Petit',
      email: therapist.email,
      firm: { name: 'Les Prés' },
    })
    expect((await readDirectoryRow(therapist.id))[0]).toMatchObject({
      lastname: 'Petit',
      firm_name: 'Les Prés',
      city: 'Lyon',
    })
    expect((await alice.get('/user')).body.firm.name).toBe('Les Prés')
    expect((await bruno.put('/user', { ...profile, lastname: '' })).body.problems).toEqual([
      { field: 'lastname', kind: 'required', message: 'Nom de famille obligatoire' },
    ])
  })

  it('never lists an assistant in the directory', async () => {
    await alice.put('/user', profile)
    const assistant = await joinPractice(api, practice)
    await api.as(assistant.token).put('/user', profile)
    expect(await readDirectoryRow(assistant.id)).toEqual([])
  })
})

const buildInterval = (weekday: number, startTime: string, endTime: string) => ({ weekday, startTime, endTime })

describe('opening hours', () => {
  it('are initially Monday to Saturday from 08:00 to 20:00', async () => {
    const { body } = await alice.get('/user/personalize/opening-hours')
    expect(body).toEqual([1, 2, 3, 4, 5, 6].map((weekday) => buildInterval(weekday, '08:00', '20:00')))
  })

  it('are refused with an outdated version (412)', async () => {
    const path = '/user/personalize/opening-hours'
    const ifMatchHeader = { 'if-match': String((await alice.get(path)).headers.etag) }
    const firstResponse = await alice.put(path, [{ weekday: 2, startTime: '09:00', endTime: '10:00' }], ifMatchHeader)
    const secondResponse = await alice.put(path, [], ifMatchHeader)
    expect(firstResponse.status).toBe(200)
    expect(secondResponse).toMatchObject({ status: 412, body: { errorCode: errorCode.changedMeanwhile } })
    expect((await alice.get(path)).body).toEqual([buildInterval(2, '09:00', '10:00')])
    expect((await alice.put(path, [], { 'if-match': String(firstResponse.headers.etag) })).status).toBe(200)
    expect((await alice.get(path)).body).toEqual([])
  })

  it('can be several intervals a day, in any order, even adjacent', async () => {
    const { status, body } = await alice.put('/user/personalize/opening-hours', [
      buildInterval(2, '14:00', '18:00'),
      buildInterval(1, '09:00', '12:00'),
      buildInterval(1, '12:00', '13:00'),
    ])
    expect(status).toBe(200)
    expect(body).toEqual([
      buildInterval(1, '09:00', '12:00'),
      buildInterval(1, '12:00', '13:00'),
      buildInterval(2, '14:00', '18:00'),
    ])
    expect((await alice.put('/user/personalize/opening-hours', [])).body).toEqual([])
  })

  it('can end at midnight, but not begin then', async () => {
    const evening = [buildInterval(5, '18:00', '24:00')]
    expect((await alice.put('/user/personalize/opening-hours', evening)).body).toEqual(evening)
    expect((await alice.get('/user/personalize/opening-hours')).body).toEqual(evening)
    expect(await alice.put('/user/personalize/opening-hours', [buildInterval(5, '24:00', '24:00')])).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.invalid },
    })
  })

  it.each([
    ['end before they start', [buildInterval(1, '12:00', '09:00')], '0.endTime'],
    [
      'overlap',
      [buildInterval(1, '09:00', '12:00'), buildInterval(2, '09:00', '12:00'), buildInterval(1, '11:59', '14:00')],
      '2.startTime',
    ],
    ['are identical', [buildInterval(1, '09:00', '12:00'), buildInterval(1, '09:00', '12:00')], '1.startTime'],
  ])('are refused when they %s', async (_case, intervals, field) => {
    const hoursBefore = (await alice.get('/user/personalize/opening-hours')).body
    const { status, body } = await alice.put('/user/personalize/opening-hours', intervals)
    expect(status).toBe(400)
    expect(body.problems).toEqual([{ field, kind: expect.any(String), message: expect.any(String) }])
    expect((await alice.get('/user/personalize/opening-hours')).body).toEqual(hoursBefore)
  })

  it('are stored per therapist', async () => {
    const { token } = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    await api.as(token).put('/user/personalize/opening-hours', [buildInterval(7, '10:00', '11:00')])
    expect((await alice.get('/user/personalize/opening-hours')).body).toHaveLength(6)
  })
})

describe('GET /user/team', () => {
  it('lists the members by role; the owner is an administrator and a therapist', async () => {
    const therapist = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    const assistant = await joinPractice(api, practice, { privileges: ['AGENDA'] })
    const readRoles = async (search: string) =>
      (await alice.get(`/user/team${search}`)).body.map(({ id, role }: { id: string; role: string }) => [id, role])
    expect(await readRoles('?role=ROLE_THERAPIST')).toEqual([
      [practice.therapistId, 'ADMIN'],
      [therapist.id, 'THERAPIST'],
    ])
    expect(await readRoles('?role=ROLE_ASSISTANT')).toEqual([[assistant.id, 'ASSISTANT']])
    expect(await readRoles('')).toHaveLength(3)
    expect((await alice.get('/user/team?role=ROLE_ASSISTANT')).body[0].authorizations).toEqual([{ name: 'AGENDA' }])
  })
})
