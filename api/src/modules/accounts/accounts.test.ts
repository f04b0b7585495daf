import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openPractice, testApp, testPassword, type TestApp } from '../../testing/practice.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

describe('signing in', () => {
  it('answers a token that opens the practice', async () => {
    const { email, therapistId } = await openPractice(api)
    const { status, body } = await api.as().post('/login', { email: ` ${email.toUpperCase()} `.trim(), password: testPassword })
    expect(status).toBe(200)
    const details = await api.as(body.token).get('/user/details')
    expect(details).toMatchObject({ status: 200, body: { id: therapistId, paymentBlocked: false } })
  })

  it('tells an unknown address from a wrong password', async () => {
    const { email } = await openPractice(api)
    const unknown = await api.as().post('/login', { email: 'personne@exemple.fr', password: testPassword })
    expect(unknown).toMatchObject({ status: 404, body: { message: 'utilisateur inconnu' } })
    const wrong = await api.as().post('/login', { email, password: 'autre-chose' })
    expect(wrong).toMatchObject({ status: 401, body: { message: "nom d'utilisateur ou mot de passe incorrect" } })
  })
})
