import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openPractice, testApp, testPassword, type ApiResponse, type TestApp } from '../../../testing/practice.ts'

const hourMs = 3_600_000
let api: TestApp
let nowMs: number
let email: string

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date(nowMs) } })
})
afterAll(() => api.close())
beforeEach(async () => {
  nowMs = Date.now()
  email = (await openPractice(api)).email
})

const cookieOf = ({ headers }: ApiResponse) => String(headers['set-cookie']).split(';')[0] ?? ''
const signIn = () => api.as().post('/login', { email, password: testPassword })
const renewSignIn = (cookie: string) => api.as().post('/session/renew', undefined, { cookie })

describe('the renewal of a sign-in', () => {
  it('returns a new token and a new cookie each time', async () => {
    const firstCookie = cookieOf(await signIn())
    const response = await renewSignIn(firstCookie)
    expect(response.status).toBe(200)
    expect((await api.as(response.body.token).get('/user/details')).status).toBe(200)
    expect(cookieOf(response)).not.toBe(firstCookie)
    expect((await renewSignIn(cookieOf(response))).status).toBe(200)
  })

  it('is refused without a cookie or with an unknown cookie', async () => {
    expect((await api.as().post('/session/renew')).status).toBe(401)
    expect((await renewSignIn('complice_session=invented')).status).toBe(401)
  })

  it('is accepted from two tabs at the same instant', async () => {
    const cookie = cookieOf(await signIn())
    const responses = await Promise.all([renewSignIn(cookie), renewSignIn(cookie)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses.filter(({ headers }) => headers['set-cookie'])).toHaveLength(1)
    const responseWithCookie = responses.find(({ headers }) => headers['set-cookie'])
    expect(responseWithCookie && (await renewSignIn(cookieOf(responseWithCookie))).status).toBe(200)
  })

  it('ends the sign-in when a used cookie is sent after its successor was used, as the cookie must be stolen', async () => {
    const stolenCookie = cookieOf(await signIn())
    const ownersCookie = cookieOf(await renewSignIn(cookieOf(await renewSignIn(stolenCookie))))
    nowMs += 60_000
    expect((await renewSignIn(stolenCookie)).status).toBe(401)
    expect((await renewSignIn(ownersCookie)).status).toBe(401)
  })

  it('accepts a used cookie while its successor is unused, as the response may have been lost', async () => {
    const cookie = cookieOf(await signIn())
    await renewSignIn(cookie)
    nowMs += 60_000
    const response = await renewSignIn(cookie)
    expect(response.status).toBe(200)
    expect((await api.as(response.body.token).get('/user')).body).toMatchObject({ email })
    expect(cookieOf(response)).not.toBe(cookie)
    expect((await renewSignIn(cookieOf(response))).status).toBe(200)
  })

  it('ends the sign-in when two clients use successors of one cookie', async () => {
    const copiedCookie = cookieOf(await signIn())
    const ownersCookie = cookieOf(await renewSignIn(copiedCookie))
    nowMs += 60_000
    const copiersNextCookie = cookieOf(await renewSignIn(copiedCookie))
    const ownersNextCookie = cookieOf(await renewSignIn(ownersCookie))
    nowMs += 60_000
    expect((await renewSignIn(copiersNextCookie)).status).toBe(401)
    expect((await renewSignIn(ownersNextCookie)).status).toBe(401)
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
    await renewSignIn(cookieOf(await renewSignIn(phoneCookie)))
    nowMs += 60_000
    expect((await renewSignIn(phoneCookie)).status).toBe(401)
    expect((await renewSignIn(desktopCookie)).status).toBe(200)
  })

  it('is refused after twelve idle hours', async () => {
    const cookie = cookieOf(await signIn())
    nowMs += 12 * hourMs + 1
    expect((await renewSignIn(cookie)).status).toBe(401)
  })

  it('is refused after thirty days, even with constant activity', async () => {
    let cookie = cookieOf(await signIn())
    for (let days = 0; days < 30; days += 0.5) {
      nowMs += 12 * hourMs - 1000
      const response = await renewSignIn(cookie)
      expect(response.status).toBe(200)
      cookie = cookieOf(response)
    }
    nowMs += hourMs
    expect((await renewSignIn(cookie)).status).toBe(401)
  })

  it('stores no usable cookie in the database', async () => {
    const cookie = cookieOf(await signIn())
    const rows = await api.admin<{ stored: string }>(
      'select encode(token_hash, $1) as stored from auth.refresh_token',
      ['hex'],
    )
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
    expect((await renewSignIn(thisCookie)).status).toBe(401)
    expect((await renewSignIn(otherCookie)).status).toBe(200)
  })

  it('revokes every token immediately with `everywhere`', async () => {
    const [thisSignIn, otherSignIn] = [await signIn(), await signIn()]
    await api.as(thisSignIn.body.token).post('/logout?everywhere=true')
    expect((await api.as(thisSignIn.body.token).get('/user/details')).status).toBe(401)
    expect((await api.as(otherSignIn.body.token).get('/user/details')).status).toBe(401)
    expect((await renewSignIn(cookieOf(otherSignIn))).status).toBe(401)
  })

  it('requires a valid cookie or token for `everywhere`', async () => {
    expect((await api.as().post('/logout?everywhere=true')).status).toBe(401)
  })
})
