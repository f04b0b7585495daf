import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { joinPractice, openPractice, testApp, type TestApp, type TestPractice } from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api)
})

const settingsOf = async (token: string) => {
  const { status, body } = await api.as(token).get('/user/personalize/colors')
  expect(status).toBe(200)
  return body
}

const choose = async (token: string, body: object, headers = {}) =>
  api.as(token).post('/user/personalize/colors', body, headers)
const aClub = async () =>
  (
    await api.as(practice.token).post('/clubs', {
      name: 'Le Pré',
      email: '',
      phoneNumber: '',
      amountPerSession: 0,
      address: { streetName: '', zipCode: '', city: '' },
    })
  ).body.id

describe('the colours of the calendar', () => {
  it('are those of the states until a member chooses', async () => {
    expect(await settingsOf(practice.token)).toEqual({ type: 'DEFAULT', colors: [] })
  })

  it("are each member's own", async () => {
    const club = crypto.randomUUID()
    await api.inTenant(practice.tenantId, async (tx) => {
      await tx.updateTable('member').set({ colour_mode: 'CLUBS' }).where('id', '=', practice.therapistId).execute()
      await tx
        .insertInto('colour')
        .values({ tenant_id: practice.tenantId, member_id: practice.therapistId, object_id: club, hexa: '#1F6457' })
        .execute()
    })
    expect(await settingsOf(practice.token)).toEqual({ type: 'CLUBS', colors: [{ objectId: club, hexa: '#1F6457' }] })
    expect(await settingsOf((await joinPractice(api, practice)).token)).toEqual({ type: 'DEFAULT', colors: [] })
  })

  it('are chosen whole: what is left out loses its colour', async () => {
    const club = await aClub()
    const both = [
      { objectId: club, hexa: '#1F6457' },
      { objectId: practice.therapistId, hexa: '#7A3B73' },
    ]
    expect((await choose(practice.token, { type: 'CLUBS', colors: both })).status).toBe(200)
    expect((await settingsOf(practice.token)).colors).toHaveLength(2)
    await choose(practice.token, { type: 'DEFAULT', colors: both.slice(0, 1) })
    expect(await settingsOf(practice.token)).toEqual({ type: 'DEFAULT', colors: both.slice(0, 1) })
  })

  it.each([
    ['STANDARD', 403],
    ['PRO', 403],
    ['ULTIME', 200],
  ] as const)('are by therapist on Ultime only: %s gives %i', async (offer, status) => {
    const { token } = await openPractice(api, { offer })
    expect(await choose(token, { type: 'THERAPISTS', colors: [] })).toMatchObject({ status })
    expect((await settingsOf(token)).type).toBe(status === 200 ? 'THERAPISTS' : 'DEFAULT')
  })

  it.each([
    ['of nobody', () => ({ objectId: crypto.randomUUID(), hexa: '#1F6457' }), 404],
    ['that is none', () => ({ objectId: practice.therapistId, hexa: 'red' }), 400],
  ])('refuse a colour %s', async (_sentence, colour, status) => {
    expect(await choose(practice.token, { type: 'CLUBS', colors: [colour()] })).toMatchObject({ status })
    expect(await settingsOf(practice.token)).toEqual({ type: 'DEFAULT', colors: [] })
  })

  it('changed on another device meanwhile are not overwritten', async () => {
    const { headers } = await api.as(practice.token).get('/user/personalize/colors')
    const seen = { 'if-match': String(headers['etag']) }
    expect((await choose(practice.token, { type: 'CLUBS', colors: [] }, seen)).status).toBe(200)
    expect((await choose(practice.token, { type: 'DEFAULT', colors: [] }, seen)).status).toBe(412)
    expect(await settingsOf(practice.token)).toEqual({ type: 'CLUBS', colors: [] })
  })
})
