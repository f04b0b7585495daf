import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinPractice, openPractice, testApp, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

describe('GET /user/device-key', () => {
  it('returns a stable key of 32 bytes, different for each member', async () => {
    const practice = await openPractice(api)
    const colleague = await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'], privileges: ['AGENDA'] })
    const readKey = async (token: string) => (await api.as(token).get('/user/device-key')).body.key
    const key = await readKey(practice.token)
    expect(Buffer.from(key, 'base64')).toHaveLength(32)
    expect(await readKey(practice.token)).toBe(key)
    expect(await readKey(colleague.token)).not.toBe(key)
    expect(await readKey((await openPractice(api)).token)).not.toBe(key)
  })
})
