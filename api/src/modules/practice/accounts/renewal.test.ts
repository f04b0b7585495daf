import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openPractice, testApp, testPassword, type ApiResponse, type TestApp } from '../../../testing/practice.ts'

const hour = 3_600_000
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
    const first = cookieOf(await signIn())
    const renewed = await renew(first)
    expect(renewed.status).toBe(200)
    expect((await api.as(renewed.body.token).get('/user/details')).status).toBe(200)
    expect(cookieOf(renewed)).not.toBe(first)
    expect((await renew(cookieOf(renewed))).status).toBe(200)
  })

  it('is refused without a cookie, or with an unknown one', async () => {
    expect((await api.as().post('/session/renew')).status).toBe(401)
    expect((await renew('complice_session=invented')).status).toBe(401)
  })

  it('is accepted from two tabs at the same instant', async () => {
    const cookie = cookieOf(await signIn())
    const responses = await Promise.all([renew(cookie), renew(cookie)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses.filter(({ headers }) => headers['set-cookie'])).toHaveLength(1)
    const winner = responses.find(({ headers }) => headers['set-cookie'])
    expect(winner && (await renew(cookieOf(winner))).status).toBe(200)
  })

  it('ends the sign-in when a used cookie is sent after its successor was used, as it must be stolen', async () => {
    const stolen = cookieOf(await signIn())
    const own = cookieOf(await renew(cookieOf(await renew(stolen))))
    clock += 60_000
    expect((await renew(stolen)).status).toBe(401)
    expect((await renew(own)).status).toBe(401)
  })

  it('accepts a used cookie while its successor is unused, as the response may have been lost', async () => {
    const cookie = cookieOf(await signIn())
    await renew(cookie)
    clock += 60_000
    const again = await renew(cookie)
    expect(again.status).toBe(200)
    expect((await api.as(again.body.token).get('/user')).body).toMatchObject({ email })
    expect(cookieOf(again)).not.toBe(cookie)
    expect((await renew(cookieOf(again))).status).toBe(200)
  })

  it('ends the sign-in when two clients hold successors of one cookie', async () => {
    const copied = cookieOf(await signIn())
    const own = cookieOf(await renew(copied))
    clock += 60_000
    const other = cookieOf(await renew(copied))
    const next = cookieOf(await renew(own))
    clock += 60_000
    expect((await renew(other)).status).toBe(401)
    expect((await renew(next)).status).toBe(401)
  })

  it.each([
    ['of another site', { origin: 'https://ailleurs.example' }, 403],
    ['that hides its origin', { origin: 'null' }, 403],
    ["of another site according to the browser's header", { 'sec-fetch-site': 'cross-site' }, 403],
    ['of the public address', { origin: 'https://complice.test' }, 200],
    ['of the host it was sent to', { origin: 'http://localhost:80' }, 200],
    [
      "of the same site according to the browser's header",
      { 'sec-fetch-site': 'same-origin', origin: 'https://x.example' },
      200,
    ],
  ])('of a page %s returns %s', async (_page, headers: Record<string, string>, status) => {
    const cookie = cookieOf(await signIn())
    expect((await api.as().post('/session/renew', undefined, { cookie, ...headers })).status).toBe(status)
    const signedOut = await api.as().post('/logout', undefined, { cookie: cookieOf(await signIn()), ...headers })
    expect(signedOut.status).toBe(status === 200 ? 204 : 403)
  })

  it('keeps the sign-ins of other devices when one is ended', async () => {
    const [phone, desk] = [cookieOf(await signIn()), cookieOf(await signIn())]
    await renew(cookieOf(await renew(phone)))
    clock += 60_000
    expect((await renew(phone)).status).toBe(401)
    expect((await renew(desk)).status).toBe(200)
  })

  it('is refused after twelve idle hours', async () => {
    const cookie = cookieOf(await signIn())
    clock += 12 * hour + 1
    expect((await renew(cookie)).status).toBe(401)
  })

  it('is refused after thirty days, even with constant activity', async () => {
    let cookie = cookieOf(await signIn())
    for (let days = 0; days < 30; days += 0.5) {
      clock += 12 * hour - 1000
      const response = await renew(cookie)
      expect(response.status).toBe(200)
      cookie = cookieOf(response)
    }
    clock += hour
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
  it('ends this sign-in and keeps the others', async () => {
    const [here, there] = [cookieOf(await signIn()), cookieOf(await signIn())]
    const response = await api.as().post('/logout', undefined, { cookie: here })
    expect(response.status).toBe(204)
    expect(String(response.headers['set-cookie'])).toMatch(/complice_session=;.*Expires=Thu, 01 Jan 1970/)
    expect((await renew(here)).status).toBe(401)
    expect((await renew(there)).status).toBe(200)
  })

  it('revokes every token at once with `everywhere`', async () => {
    const [here, there] = [await signIn(), await signIn()]
    await api.as(here.body.token).post('/logout?everywhere=true')
    expect((await api.as(here.body.token).get('/user/details')).status).toBe(401)
    expect((await api.as(there.body.token).get('/user/details')).status).toBe(401)
    expect((await renew(cookieOf(there))).status).toBe(401)
  })

  it('requires a valid token for `everywhere`', async () => {
    expect((await api.as().post('/logout?everywhere=true')).status).toBe(401)
  })
})
