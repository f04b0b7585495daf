import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openPractice, testApp, testPassword, type ApiResponse, type TestApp } from '../../../testing/practice.ts'

const hourMs = 3_600_000
let api: TestApp
let clock: number
let email: string

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date(clock) } })
})
afterAll(() => api.close())
beforeEach(async () => {
  clock = Date.now()
  email = (await openPractice(api)).email
})

const cookieOf = ({ headers }: ApiResponse) => String(headers['set-cookie']).split(';')[0] ?? ''
const signIn = () => api.as().post('/login', { email, password: testPassword })
const renew = (cookie: string) => api.as().post('/session/renew', undefined, { cookie })

describe('the renewal of a sign-in', () => {
  it('returns a new token and a new cookie each time', async () => {
    const firstCookie = cookieOf(await signIn())
    const response = await renew(firstCookie)
    expect(response.status).toBe(200)
    expect((await api.as(response.body.token).get('/user/details')).status).toBe(200)
    expect(cookieOf(response)).not.toBe(firstCookie)
    expect((await renew(cookieOf(response))).status).toBe(200)
  })

  it('is refused without a cookie or with an unknown cookie', async () => {
    expect((await api.as().post('/session/renew')).status).toBe(401)
    expect((await renew('complice_session=invented')).status).toBe(401)
  })

  it('is accepted from two tabs at the same instant', async () => {
    const cookie = cookieOf(await signIn())
    const responses = await Promise.all([renew(cookie), renew(cookie)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses.filter(({ headers }) => headers['set-cookie'])).toHaveLength(1)
    const responseWithCookie = responses.find(({ headers }) => headers['set-cookie'])
    expect(responseWithCookie && (await renew(cookieOf(responseWithCookie))).status).toBe(200)
  })

  it('ends the sign-in when a used cookie is sent after its successor was used, as the cookie must be stolen', async () => {
    const stolenCookie = cookieOf(await signIn())
    const ownersCookie = cookieOf(await renew(cookieOf(await renew(stolenCookie))))
    clock += 60_000
    expect((await renew(stolenCookie)).status).toBe(401)
    expect((await renew(ownersCookie)).status).toBe(401)
  })

  it('accepts a used cookie while its successor is unused, as the response may have been lost', async () => {
    const cookie = cookieOf(await signIn())
    await renew(cookie)
    clock += 60_000
    const response = await renew(cookie)
    expect(response.status).toBe(200)
    expect((await api.as(response.body.token).get('/user')).body).toMatchObject({ email })
    expect(cookieOf(response)).not.toBe(cookie)
    expect((await renew(cookieOf(response))).status).toBe(200)
  })

  it('ends the sign-in when two clients hold successors of one cookie', async () => {
    const copiedCookie = cookieOf(await signIn())
    const ownersCookie = cookieOf(await renew(copiedCookie))
    clock += 60_000
    const copiersNextCookie = cookieOf(await renew(copiedCookie))
    const ownersNextCookie = cookieOf(await renew(ownersCookie))
    clock += 60_000
    expect((await renew(copiersNextCookie)).status).toBe(401)
    expect((await renew(ownersNextCookie)).status).toBe(401)
  })

  it.each([
    ['on another site', { origin: 'https://ailleurs.example' }, 403],
    ['that hides its origin', { origin: 'null' }, 403],
    ["on another site according to the browser's header", { 'sec-fetch-site': 'cross-site' }, 403],
    ['at the public address', { origin: 'https://complice.test' }, 200],
    ['at the host that receives the request', { origin: 'http://localhost:80' }, 200],
    [
      "on the same site according to the browser's header",
      { 'sec-fetch-site': 'same-origin', origin: 'https://x.example' },
      200,
    ],
  ])('responds to a request from a page %s with status %s', async (_case, headers: Record<string, string>, status) => {
    const cookie = cookieOf(await signIn())
    expect((await api.as().post('/session/renew', undefined, { cookie, ...headers })).status).toBe(status)
    const signOutResponse = await api.as().post('/logout', undefined, { cookie: cookieOf(await signIn()), ...headers })
    expect(signOutResponse.status).toBe(status === 200 ? 204 : 403)
  })

  it('keeps the sign-ins of other devices when one sign-in is ended', async () => {
    const [phoneCookie, desktopCookie] = [cookieOf(await signIn()), cookieOf(await signIn())]
    await renew(cookieOf(await renew(phoneCookie)))
    clock += 60_000
    expect((await renew(phoneCookie)).status).toBe(401)
    expect((await renew(desktopCookie)).status).toBe(200)
  })

  it('is refused after twelve idle hours', async () => {
    const cookie = cookieOf(await signIn())
    clock += 12 * hourMs + 1
    expect((await renew(cookie)).status).toBe(401)
  })

  it('is refused after thirty days, even with constant activity', async () => {
    let cookie = cookieOf(await signIn())
    for (let days = 0; days < 30; days += 0.5) {
      clock += 12 * hourMs - 1000
      const response = await renew(cookie)
      expect(response.status).toBe(200)
      cookie = cookieOf(response)
    }
    clock += hourMs
    expect((await renew(cookie)).status).toBe(401)
  })

  it('stores no usable cookie in the database', async () => {
    const cookie = cookieOf(await signIn())
    const rows = await api.admin<{ kept: string }>('select encode(token_hash, $1) as kept from auth.refresh_token', [
      'hex',
    ])
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
  })
})

describe('signing out', () => {
  it('ends this sign-in and keeps the other sign-ins', async () => {
    const [thisCookie, otherCookie] = [cookieOf(await signIn()), cookieOf(await signIn())]
    const response = await api.as().post('/logout', undefined, { cookie: thisCookie })
    expect(response.status).toBe(204)
    expect(String(response.headers['set-cookie'])).toMatch(/complice_session=;.*Expires=Thu, 01 Jan 1970/)
    expect((await renew(thisCookie)).status).toBe(401)
    expect((await renew(otherCookie)).status).toBe(200)
  })

  it('revokes every token at once with `everywhere`', async () => {
    const [thisSignIn, otherSignIn] = [await signIn(), await signIn()]
    await api.as(thisSignIn.body.token).post('/logout?everywhere=true')
    expect((await api.as(thisSignIn.body.token).get('/user/details')).status).toBe(401)
    expect((await api.as(otherSignIn.body.token).get('/user/details')).status).toBe(401)
    expect((await renew(cookieOf(otherSignIn))).status).toBe(401)
  })

  it('requires a valid token for `everywhere`', async () => {
    expect((await api.as().post('/logout?everywhere=true')).status).toBe(401)
  })
})
