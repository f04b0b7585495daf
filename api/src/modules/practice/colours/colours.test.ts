import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { buildClubInput } from '../../../testing/buildClubInput.ts'
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

const readColours = async (token: string) => {
  const { status, body } = await api.as(token).get('/user/personalize/colors')
  expect(status).toBe(200)
  return body
}

const saveColours = async (token: string, body: object, headers = {}) =>
  api.as(token).post('/user/personalize/colors', body, headers)
const addClub = async () => (await api.as(practice.token).post('/clubs', buildClubInput())).body.id

describe('the colours of the calendar', () => {
  it('are the colours of the session states until a member chooses others', async () => {
    expect(await readColours(practice.token)).toEqual({ type: 'DEFAULT', colors: [] })
  })

  it('are stored per member', async () => {
    const clubId = crypto.randomUUID()
    await api.inTenant(practice.tenantId, async (tx) => {
      await tx.updateTable('member').set({ colour_mode: 'CLUBS' }).where('id', '=', practice.therapistId).execute()
      await tx
        .insertInto('colour')
        .values({ tenant_id: practice.tenantId, member_id: practice.therapistId, object_id: clubId, hexa: '#1F6457' })
        .execute()
    })
    expect(await readColours(practice.token)).toEqual({
      type: 'CLUBS',
      colors: [{ objectId: clubId, hexa: '#1F6457' }],
    })
    expect(await readColours((await joinPractice(api, practice)).token)).toEqual({ type: 'DEFAULT', colors: [] })
  })

  it('are replaced as a whole: an omitted colour is removed', async () => {
    const clubId = await addClub()
    const twoColours = [
      { objectId: clubId, hexa: '#1F6457' },
      { objectId: practice.therapistId, hexa: '#7A3B73' },
    ]
    expect((await saveColours(practice.token, { type: 'CLUBS', colors: twoColours })).status).toBe(200)
    expect((await readColours(practice.token)).colors).toHaveLength(2)
    await saveColours(practice.token, { type: 'DEFAULT', colors: twoColours.slice(0, 1) })
    expect(await readColours(practice.token)).toEqual({ type: 'DEFAULT', colors: twoColours.slice(0, 1) })
  })

  it.each([
    ['STANDARD', 403],
    ['PRO', 403],
    ['ULTIME', 200],
  ] as const)('can be set per therapist only with the offer Ultime: the offer %s returns %i', async (offer, status) => {
    const { token } = await openPractice(api, { offer })
    expect(await saveColours(token, { type: 'THERAPISTS', colors: [] })).toMatchObject({ status })
    expect((await readColours(token)).type).toBe(status === 200 ? 'THERAPISTS' : 'DEFAULT')
  })

  it.each([
    ['of an unknown object', () => ({ objectId: crypto.randomUUID(), hexa: '#1F6457' }), 404],
    ['that is invalid', () => ({ objectId: practice.therapistId, hexa: 'red' }), 400],
  ])('refuse a colour %s', async (_case, colour, status) => {
    expect(await saveColours(practice.token, { type: 'CLUBS', colors: [colour()] })).toMatchObject({ status })
    expect(await readColours(practice.token)).toEqual({ type: 'DEFAULT', colors: [] })
  })

  it('are refused with an outdated version (412)', async () => {
    const { headers } = await api.as(practice.token).get('/user/personalize/colors')
    const ifMatchHeader = { 'if-match': String(headers['etag']) }
    expect((await saveColours(practice.token, { type: 'CLUBS', colors: [] }, ifMatchHeader)).status).toBe(200)
    expect((await saveColours(practice.token, { type: 'DEFAULT', colors: [] }, ifMatchHeader)).status).toBe(412)
    expect(await readColours(practice.token)).toEqual({ type: 'CLUBS', colors: [] })
  })
})
