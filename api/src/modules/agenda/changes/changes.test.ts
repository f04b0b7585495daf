import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let alice: Caller

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  alice = api.as((await openPractice(api)).token)
})

const aClub = {
  name: 'Les Écuries',
  email: '',
  phoneNumber: '',
  amountPerSession: 15,
  address: { streetName: '', zipCode: '', city: '' },
}
const versionFor = async (caller: Caller) => (await caller.get('/changes')).body.version

describe('the data version of a practice', () => {
  it('stays the same until a member of the practice changes something', async () => {
    const before = await versionFor(alice)
    await alice.get('/clubs')
    expect(await versionFor(alice)).toBe(before)
    const { body: club } = await alice.post('/clubs', aClub)
    const after = await versionFor(alice)
    expect(after).not.toBe(before)
    await alice.put(`/clubs/${club.id}`, { ...aClub, name: 'Le Pré' })
    const changed = await versionFor(alice)
    expect(changed).not.toBe(after)
    await alice.delete(`/clubs/${club.id}`)
    expect(await versionFor(alice)).not.toBe(changed)
  })

  it('is not sent again to a client that has it, until something changes', async () => {
    const first = await alice.get('/changes')
    const etag = String(first.headers['etag'])
    for (const known of [etag, `"other", W/${etag}`])
      expect(await alice.get('/changes', { 'if-none-match': known })).toMatchObject({ status: 304, body: null })
    await alice.post('/clubs', aClub)
    const after = await alice.get('/changes', { 'if-none-match': etag })
    expect(after.status).toBe(200)
    expect(after.headers['etag']).not.toBe(etag)
  })

  it('does not change when another practice changes something', async () => {
    const before = await versionFor(alice)
    const stranger = api.as((await openPractice(api)).token)
    await stranger.post('/clubs', aClub)
    expect(await versionFor(alice)).toBe(before)
  })
})
