import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinPractice, openPractice, testApp, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

it('gives a member a device key of 32 bytes, always the same, and no other member that key', async () => {
  const practice = await openPractice(api)
  const colleague = await joinPractice(api, practice, { roles: ['ROLE_ASSISTANT'], privileges: ['AGENDA'] })
  const keyOf = async (token: string) => (await api.as(token).get('/user/device-key')).body.key
  const key = await keyOf(practice.token)
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(await keyOf(practice.token)).toBe(key)
  expect(await keyOf(colleague.token)).not.toBe(key)
  expect(await keyOf((await openPractice(api)).token)).not.toBe(key)
})
