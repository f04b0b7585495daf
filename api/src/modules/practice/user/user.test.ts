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
const listed = (id: string) =>
  api.admin<{ lastname: string; firm_name: string; city: string; approximate: boolean; bookable_until: Date | null }>(
    'select * from directory.therapist where id = $1',
    [id],
  )

describe('my information', () => {
  it('is saved with the place of its address', async () => {
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

  it('is refused (412) for a version that is no longer the saved one', async () => {
    const seen = (await alice.get('/user')).body.version
    const first = await alice.put('/user', profile, { 'if-match': `"${seen}"` })
    const second = await alice.put('/user', { ...profile, firstname: 'Anna' }, { 'if-match': `"${seen}"` })
    expect([first.status, second.status, second.body.errorCode]).toEqual([200, 412, 'E412'])
    expect((await alice.get('/user')).body).toEqual(first.body)
    const third = await alice.put('/user', { ...profile, firstname: 'Anne' }, { 'if-match': `"${first.body.version}"` })
    expect(third.status).toBe(200)
    expect((await alice.get('/user')).body.firstname).toBe('Anne')
  })

  it('of two changes at once to the same version, refuses one', async () => {
    const seen = { 'if-match': `"${(await alice.get('/user')).body.version}"` }
    const both = await Promise.all(
      ['Anna', 'Alix'].map((firstname) => alice.put('/user', { ...profile, firstname }, seen)),
    )
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412])
    expect((await alice.get('/user')).body).toEqual(both.find(({ status }) => status === 200)?.body)
  })

  it('is located in Paris when the address is unknown', async () => {
    const { body } = await alice.put('/user', {
      ...profile,
      firm: { ...profile.firm, address: { ...profile.firm.address, zipCode: '00000' } },
    })
    expect(body).toMatchObject({ latitude: 48.8566, longitude: 2.3522, precision: 'default' })
  })

  it.each([
    [
      'the firm',
      { firm: { ...profile.firm, name: ' ', siren: '' } },
      'E110',
      ["Nom de l'entreprise obligatoire", 'Numéro de SIREN obligatoire'],
    ],
    [
      'a whole address',
      { firm: { ...profile.firm, address: { streetName: '4 rue du Lac', zipCode: '', city: 'Lyon' } } },
      'E110',
      ['Adresse (rue, code postal, ville) obligatoire'],
    ],
    [
      'a French phone',
      { phoneNumber: '+44 20 7946 0000' },
      'E116',
      ['Format Numéro de téléphone manquant ou incorrect'],
    ],
    [
      'an address of the web, if any',
      { firm: { ...profile.firm, websiteURL: 'javascript:alert(1)' } },
      'E400',
      ['Adresse du site incorrecte : elle commence par https://'],
    ],
    ['names', { firstname: '', lastname: '' }, 'E400', ['Nom de famille obligatoire', 'Prénom obligatoire']],
  ])('needs %s', async (_what, change, errorCode, messages) => {
    const { status, body } = await alice.put('/user', { ...profile, ...change })
    expect({ status, errorCode: body.errorCode }).toEqual({ status: 400, errorCode })
    expect(body.problems.map(({ message }: { message: string }) => message)).toEqual(messages)
    expect((await alice.get('/user')).body.phoneNumber).toBe('')
  })

  it('adds the therapist to the directory, and removes them again', async () => {
    await alice.put('/user', profile)
    const [card] = await listed(practice.therapistId)
    expect(card).toMatchObject({ lastname: 'Durand', firm_name: 'Les Prés', city: 'Lyon', approximate: true })
    expect(card?.bookable_until).not.toBeNull()
    await alice.put('/user', { ...profile, publicAccessAuthorize: false })
    expect(await listed(practice.therapistId)).toEqual([])
  })

  it('lets a paying practice be booked without an end date', async () => {
    await api.admin('update tenant set payable = true where id = $1', [practice.tenantId])
    await alice.put('/user', profile)
    expect((await listed(practice.therapistId))[0]?.bookable_until).toBeNull()
  })

  it("is only a name for a member who is not the owner; the firm stays the owner's", async () => {
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
    expect((await listed(therapist.id))[0]).toMatchObject({ lastname: 'Petit', firm_name: 'Les Prés', city: 'Lyon' })
    expect((await alice.get('/user')).body.firm.name).toBe('Les Prés')
    expect((await bruno.put('/user', { ...profile, lastname: '' })).body.problems).toEqual([
      { field: 'lastname', kind: 'required', message: 'Nom de famille obligatoire' },
    ])
  })

  it('never lists an assistant', async () => {
    await alice.put('/user', profile)
    const assistant = await joinPractice(api, practice)
    await api.as(assistant.token).put('/user', profile)
    expect(await listed(assistant.id)).toEqual([])
  })
})

const hours = (weekday: number, startTime: string, endTime: string) => ({ weekday, startTime, endTime })

describe('opening hours', () => {
  it('begin as Monday to Saturday from 08:00 to 20:00', async () => {
    const { body } = await alice.get('/user/personalize/opening-hours')
    expect(body).toEqual([1, 2, 3, 4, 5, 6].map((weekday) => hours(weekday, '08:00', '20:00')))
  })

  it('are refused (412) for a version that is no longer the saved one', async () => {
    const path = '/user/personalize/opening-hours'
    const seen = { 'if-match': String((await alice.get(path)).headers.etag) }
    const first = await alice.put(path, [{ weekday: 2, startTime: '09:00', endTime: '10:00' }], seen)
    const second = await alice.put(path, [], seen)
    expect([first.status, second.status, second.body.errorCode]).toEqual([200, 412, 'E412'])
    expect((await alice.get(path)).body).toEqual([hours(2, '09:00', '10:00')])
    expect((await alice.put(path, [], { 'if-match': String(first.headers.etag) })).status).toBe(200)
    expect((await alice.get(path)).body).toEqual([])
  })

  it('may be several a day, in any order, and touch', async () => {
    const { status, body } = await alice.put('/user/personalize/opening-hours', [
      hours(2, '14:00', '18:00'),
      hours(1, '09:00', '12:00'),
      hours(1, '12:00', '13:00'),
    ])
    expect(status).toBe(200)
    expect(body).toEqual([hours(1, '09:00', '12:00'), hours(1, '12:00', '13:00'), hours(2, '14:00', '18:00')])
    expect((await alice.put('/user/personalize/opening-hours', [])).body).toEqual([])
  })

  it.each([
    ['end before they start', [hours(1, '12:00', '09:00')], '0.endTime'],
    ['overlap', [hours(1, '09:00', '12:00'), hours(2, '09:00', '12:00'), hours(1, '11:59', '14:00')], '2.startTime'],
    ['are the same twice', [hours(1, '09:00', '12:00'), hours(1, '09:00', '12:00')], '1.startTime'],
  ])('are refused when they %s', async (_what, intervals, field) => {
    const before = (await alice.get('/user/personalize/opening-hours')).body
    const { status, body } = await alice.put('/user/personalize/opening-hours', intervals)
    expect(status).toBe(400)
    expect(body.problems).toEqual([{ field, kind: expect.any(String), message: expect.any(String) }])
    expect((await alice.get('/user/personalize/opening-hours')).body).toEqual(before)
  })

  it("are each therapist's own", async () => {
    const { token } = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    await api.as(token).put('/user/personalize/opening-hours', [hours(7, '10:00', '11:00')])
    expect((await alice.get('/user/personalize/opening-hours')).body).toHaveLength(6)
  })
})

describe('the team', () => {
  it('lists the members by role; the owner is an administrator and a therapist', async () => {
    const therapist = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    const assistant = await joinPractice(api, practice, { privileges: ['AGENDA'] })
    const shown = async (search: string) =>
      (await alice.get(`/user/team${search}`)).body.map(({ id, role }: { id: string; role: string }) => [id, role])
    expect(await shown('?role=ROLE_THERAPIST')).toEqual([
      [practice.therapistId, 'ADMIN'],
      [therapist.id, 'THERAPIST'],
    ])
    expect(await shown('?role=ROLE_ASSISTANT')).toEqual([[assistant.id, 'ASSISTANT']])
    expect(await shown('')).toHaveLength(3)
    expect((await alice.get('/user/team?role=ROLE_ASSISTANT')).body[0].authorizations).toEqual([{ name: 'AGENDA' }])
  })
})
