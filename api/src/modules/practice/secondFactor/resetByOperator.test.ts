import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openPopulatedPractice } from '../../../testing/populatedPractice.ts'
import { testApp, testPassword, type TestApp } from '../../../testing/practice.ts'
import { resetByOperator } from './resetByOperator.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

describe('resetByOperator', () => {
  it('removes the second factor of an owner, audits the removal and e-mails the owner', async () => {
    const { email, token } = await openPopulatedPractice(api)
    await resetByOperator(api.database, ` ${email.toUpperCase()}`)
    expect((await api.as().post('/login', { email, password: testPassword })).body).toHaveProperty('token')
    expect((await api.as(token).get('/user')).status).toBe(401)
    expect(await api.admin("select account_id from audit where act = 'resetSecondFactor'")).toEqual([
      { account_id: null },
    ])
    expect(await api.mails('secondFactorChanged')).toEqual([
      { to: { name: '', address: email }, data: { change: 'reset' } },
    ])
    await expect(resetByOperator(api.database, email)).rejects.toThrow('without a second factor')
    await expect(resetByOperator(api.database, 'personne@exemple.fr')).rejects.toThrow('No member')
  })
})
