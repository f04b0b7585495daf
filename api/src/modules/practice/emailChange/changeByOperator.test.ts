import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openPractice, testApp, testPassword, type TestApp } from '../../../testing/practice.ts'
import { changeByOperator } from './changeByOperator.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

const now = new Date('2026-11-24T09:00:00Z')

describe('changeByOperator', () => {
  it('changes the address without a confirmation, audits the change and e-mails both addresses', async () => {
    const { email, token, tenantId } = await openPractice(api)
    const newEmail = 'retrouvee@exemple.fr'
    await changeByOperator(api.database, { kind: 'MEMBER', formerEmail: email, newEmail: ' Retrouvee@exemple.fr' }, now)
    expect((await api.as(token).get('/user')).status).toBe(401)
    expect((await api.as().post('/login', { email: newEmail, password: testPassword })).status).toBe(200)
    expect(
      await api.admin("select account_id from audit where act = 'changeEmail' and tenant_id = $1", [tenantId]),
    ).toEqual([{ account_id: null }])
    expect((await api.mails('emailChanged')).map(({ to }) => to.address)).toEqual([email, newEmail])
  })

  it('refuses an unknown account, the address of another account, and an invalid address', async () => {
    const [{ email: formerEmail }, { email: takenEmail }] = [await openPractice(api), await openPractice(api)]
    const changeAddress = (former: string, newEmail: string) =>
      changeByOperator(api.database, { kind: 'MEMBER', formerEmail: former, newEmail }, now)
    await expect(changeAddress('personne@exemple.fr', 'x@exemple.fr')).rejects.toThrow('No account')
    await expect(changeAddress(formerEmail, takenEmail)).rejects.toThrow('has the new address')
    await expect(changeAddress(formerEmail, 'x')).rejects.toThrow('not a valid e-mail address')
  })
})
