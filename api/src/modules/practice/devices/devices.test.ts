import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { testApp, type TestApp } from '../../../testing/practice.ts'

let api: TestApp

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
const windowsUserAgent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
const phoneUserAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'

async function signUpOn(userAgent: string) {
  const credentials = { email: `devices.${crypto.randomUUID()}@exemple.fr`, password: 'un mot de passe long' }
  const { body } = await api.as().post('/signup', { ...credentials, offer: 'PRO' }, { 'user-agent': userAgent })
  return { credentials, token: String(body.token) }
}

async function signInFrom(userAgent: string, credentials: { email: string; password: string }) {
  const { body, headers } = await api.as().post('/login', credentials, { 'user-agent': userAgent })
  return { token: String(body.token), cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' }
}

describe('the devices of a member', () => {
  it('are listed by browser and system, with the current device marked', async () => {
    const { credentials, token } = await signUpOn(windowsUserAgent)
    await signInFrom(phoneUserAgent, credentials)
    const { body } = await api.as(token).get('/user/sign-ins')
    expect(body).toHaveLength(2)
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ device: 'Chrome sur Windows', isCurrent: true }),
        expect.objectContaining({ device: 'Safari sur iPhone', isCurrent: false }),
      ]),
    )
  })

  it('are signed out immediately, which makes their token and renewal cookie invalid', async () => {
    const { credentials, token } = await signUpOn(windowsUserAgent)
    const signInToEnd = await signInFrom(phoneUserAgent, credentials)
    const devices: { id: string; isCurrent: boolean }[] = (await api.as(token).get('/user/sign-ins')).body
    const otherDevice = devices.find(({ isCurrent }) => !isCurrent)
    expect((await api.as(signInToEnd.token).get('/user')).status).toBe(200)
    expect((await api.as(token).delete(`/user/sign-ins/${otherDevice?.id}`)).status).toBe(204)
    expect((await api.as(signInToEnd.token).get('/user')).status).toBe(401)
    expect((await api.as().post('/session/renew', undefined, { cookie: signInToEnd.cookie })).status).toBe(401)
    expect((await api.as(token).get('/user')).status).toBe(200)
    expect((await api.as(token).delete(`/user/sign-ins/${otherDevice?.id}`)).status).toBe(404)
  })

  it('can all be signed out except the current device', async () => {
    const { credentials, token } = await signUpOn(windowsUserAgent)
    const otherSignIns = [
      await signInFrom(phoneUserAgent, credentials),
      await signInFrom(windowsUserAgent, credentials),
    ]
    expect((await api.as(token).delete('/user/sign-ins')).status).toBe(204)
    for (const otherSignIn of otherSignIns) expect((await api.as(otherSignIn.token).get('/user')).status).toBe(401)
    expect((await api.as(token).get('/user/sign-ins')).body).toEqual([expect.objectContaining({ isCurrent: true })])
  })

  it('have no valid token after they sign out themselves', async () => {
    const { credentials } = await signUpOn(windowsUserAgent)
    const { token, cookie } = await signInFrom(phoneUserAgent, credentials)
    await api.as(token).post('/logout', undefined, { cookie })
    expect((await api.as(token).get('/user')).status).toBe(401)
  })

  it('cannot be signed out by another member', async () => {
    const [alice, bruno] = [await signUpOn(windowsUserAgent), await signUpOn(phoneUserAgent)]
    const [device] = (await api.as(alice.token).get('/user/sign-ins')).body
    expect((await api.as(bruno.token).delete(`/user/sign-ins/${device.id}`)).status).toBe(404)
    await api.as(bruno.token).delete('/user/sign-ins')
    expect((await api.as(alice.token).get('/user/sign-ins')).body).toEqual([device])
  })
})
