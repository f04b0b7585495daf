import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { buildClubInput } from '../../../testing/buildClubInput.ts'
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

const clubInput = buildClubInput()
const readVersion = async (caller: Caller) => (await caller.get('/changes')).body.version

describe('the data version of a practice', () => {
  it('stays the same until a member of the practice changes something', async () => {
    const versionBefore = await readVersion(alice)
    await alice.get('/clubs')
    expect(await readVersion(alice)).toBe(versionBefore)
    const { body: club } = await alice.post('/clubs', clubInput)
    const versionAfter = await readVersion(alice)
    expect(versionAfter).not.toBe(versionBefore)
    await alice.put(`/clubs/${club.id}`, { ...clubInput, name: 'Le Pré' })
    const changedVersion = await readVersion(alice)
    expect(changedVersion).not.toBe(versionAfter)
    await alice.delete(`/clubs/${club.id}`)
    expect(await readVersion(alice)).not.toBe(changedVersion)
  })

  it('is not sent again to a client that has the current version', async () => {
    const firstResponse = await alice.get('/changes')
    const etag = String(firstResponse.headers['etag'])
    for (const ifNoneMatch of [etag, `"other", W/${etag}`])
      expect(await alice.get('/changes', { 'if-none-match': ifNoneMatch })).toMatchObject({ status: 304, body: null })
    await alice.post('/clubs', clubInput)
    const responseAfterChange = await alice.get('/changes', { 'if-none-match': etag })
    expect(responseAfterChange.status).toBe(200)
    expect(responseAfterChange.headers['etag']).not.toBe(etag)
  })

  it('does not change when another practice changes something', async () => {
    const versionBefore = await readVersion(alice)
    const otherPracticeMember = api.as((await openPractice(api)).token)
    await otherPracticeMember.post('/clubs', clubInput)
    expect(await readVersion(alice)).toBe(versionBefore)
  })
})
