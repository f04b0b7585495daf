import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { enableSecondFactor, testRecoveryCode } from '../../../testing/enableSecondFactor.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { openPractice, testApp, testPassword, type ApiResponse, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let nowMs = Date.now()
let email: string

beforeAll(async () => {
  api = await testApp({
    settings: { limits: { perAccount: 5, perAddress: 20 } },
    services: { now: () => new Date(nowMs) },
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  email = (await openPractice(api)).email
  // Lets the attempts of earlier tests expire.
  nowMs += 3_600_000
})

let visitorCount = 0
/** Signs in from a new IP address each time, unless `visitorAddress` is given. */
const login = (password: string, visitorAddress = `198.51.100.${(visitorCount += 1) % 250}`) =>
  api.as().post('/login', { email, password }, { 'x-forwarded-for': visitorAddress })
const tryWrongPasswords = async (count: number) => {
  const responses: ApiResponse[] = []
  for (let attempt = 0; attempt < count; attempt += 1) responses.push(await login('faux-mot-de-passe'))
  return responses.map(({ status }) => status)
}
const loginFromHost = (host: number) =>
  api
    .as()
    .post('/login', { email: `v6-${host}@exemple.fr`, password: 'x' }, { 'x-forwarded-for': `2001:db8:0:1::${host}` })
const retryAfterSeconds = ({ headers }: ApiResponse) => Number(headers['retry-after'])

/** Header of a different IP address for each attempt. */
const addressHeader = (attempt: number) => ({ 'x-forwarded-for': `192.0.2.${attempt}` })

describe('repeated wrong passwords', () => {
  it('are refused after five a minute from any IP address, as is the correct password', async () => {
    expect(await tryWrongPasswords(6)).toEqual([401, 401, 401, 401, 401, 429])
    const correctAttempt = await login(testPassword)
    expect(correctAttempt).toMatchObject({ status: 429, body: { errorCode: errorCode.tooManyTries } })
    expect(retryAfterSeconds(correctAttempt)).toBeGreaterThan(30)
    nowMs += retryAfterSeconds(correctAttempt) * 1000
    expect((await login(testPassword)).status).toBe(200)
  })

  it('double the delay each time, up to a quarter of an hour', async () => {
    await tryWrongPasswords(5)
    const delaysSeconds: number[] = []
    for (let round = 0; round < 6; round += 1) {
      const delaySeconds = retryAfterSeconds(await login('faux-mot-de-passe'))
      delaysSeconds.push(delaySeconds)
      nowMs += delaySeconds * 1000
      expect((await login('faux-mot-de-passe')).status).toBe(401)
    }
    expect(delaysSeconds).toEqual([60, 120, 240, 480, 900, 900])
  })

  it('do not delay other accounts', async () => {
    const blockedEmail = email
    await tryWrongPasswords(6)
    email = (await openPractice(api)).email
    const { status, body } = await login(testPassword)
    expect(status).toBe(200)
    expect((await api.as(body.token).get('/user')).body).toMatchObject({ email })
    email = blockedEmail
    expect((await login(testPassword)).status).toBe(429)
  })

  it('are forgotten after a correct password', async () => {
    await tryWrongPasswords(4)
    expect((await login(testPassword)).status).toBe(200)
    expect(await tryWrongPasswords(4)).toEqual([401, 401, 401, 401])
  })

  it('are also counted for e-mail addresses without an account', async () => {
    email = 'personne@exemple.fr'
    expect(await tryWrongPasswords(6)).toEqual([404, 404, 404, 404, 404, 429])
  })

  it('are refused after twenty a minute from one IP address, even for different accounts', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 22; attempt += 1) {
      const { status } = await api
        .as()
        .post('/login', { email: `essai${attempt}@exemple.fr`, password: 'x' }, { 'x-forwarded-for': '203.0.113.7' })
      statuses.push(status)
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
    nowMs += 60_000
    expect((await login(testPassword, '203.0.113.7')).status).toBe(200)
  })

  it('count one IPv6 network as one visitor', async () => {
    for (let host = 1; host <= 20; host += 1) await loginFromHost(host)
    expect((await loginFromHost(21)).status).toBe(429)
  })

  it('are counted once each when concurrent', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => login('faux-mot-de-passe')))
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  it('store neither the e-mail nor the IP address', async () => {
    await tryWrongPasswords(1)
    expect(JSON.stringify(await api.admin('select key from auth.throttle'))).not.toMatch(/exemple|198\.51/)
  })
})

/** Signs in from a new browser, which the account then recognises. */
async function openKnownBrowser() {
  const browser = openBrowser(api, { 'x-forwarded-for': '203.0.113.50' })
  expect((await browser.post('/login', { email, password: testPassword })).status).toBe(200)
  return browser
}

describe('a device that has signed in before', () => {
  it('signs in while attempts from other devices are refused, without unblocking them', async () => {
    const browser = await openKnownBrowser()
    expect(await tryWrongPasswords(6)).toContain(429)
    expect((await browser.post('/login', { email, password: testPassword })).status).toBe(200)
    expect((await login(testPassword)).status).toBe(429)
  })

  it('signs in after attempts from the same IP address are refused', async () => {
    const browser = await openKnownBrowser()
    for (let attempt = 0; attempt < 21; attempt += 1)
      await api
        .as()
        .post('/login', { email: `essai${attempt}@exemple.fr`, password: 'x' }, { 'x-forwarded-for': '203.0.113.50' })
    expect((await login(testPassword, '203.0.113.50')).status).toBe(429)
    expect((await browser.post('/login', { email, password: testPassword })).status).toBe(200)
  })

  it('has its own limit of five attempts a minute, which does not delay other devices', async () => {
    const browser = await openKnownBrowser()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await browser.post('/login', { email, password: 'faux-mot-de-passe' })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const refusal = await browser.post('/login', { email, password: testPassword })
    expect(refusal.status).toBe(429)
    expect((await login(testPassword)).status).toBe(200)
    expect((await browser.post('/login', { email, password: testPassword })).status).toBe(429)
    nowMs += retryAfterSeconds(refusal) * 1000
    expect((await browser.post('/login', { email, password: testPassword })).status).toBe(200)
  })

  it('is unknown to an account that it never signed in to', async () => {
    const browser = await openKnownBrowser()
    email = (await openPractice(api)).email
    await tryWrongPasswords(6)
    expect((await browser.post('/login', { email, password: testPassword })).status).toBe(429)
  })

  it('receives the same responses as any other device', async () => {
    const responses = [await openKnownBrowser(), openBrowser(api)].map((browser) =>
      browser.post('/login', { email, password: 'faux-mot-de-passe' }),
    )
    const [responseToKnown, responseToUnknown] = await Promise.all(responses)
    expect([responseToKnown?.status, responseToKnown?.body.message]).toEqual([
      responseToUnknown?.status,
      responseToUnknown?.body.message,
    ])
    expect(responseToKnown?.headers['set-cookie']).toBeUndefined()
  })

  it('can enter a code while codes from other devices are refused', async () => {
    const practice = await openPractice(api)
    email = practice.email
    const browser = await openKnownBrowser()
    await api.inTenant(practice.tenantId, (tx) =>
      enableSecondFactor(tx, api.services, { tenantId: practice.tenantId, memberId: practice.therapistId }),
    )
    const readChallenge = async (post: typeof browser.post) =>
      String((await post('/login', { email, password: testPassword })).body.challenge)
    const otherBrowser = openBrowser(api, { 'x-forwarded-for': '203.0.113.51' })
    const challenge = await readChallenge(otherBrowser.post)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await otherBrowser.post('/login/second-factor', { challenge, code: '000000' })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const response = await browser.post('/login/second-factor', {
      challenge: await readChallenge(browser.post),
      code: testRecoveryCode,
    })
    expect(response.status).toBe(200)
  })

  it('can confirm the password while attempts from other devices are refused', async () => {
    const browser = await openKnownBrowser()
    const { token } = (await browser.post('/login', { email, password: testPassword })).body
    await tryWrongPasswords(6)
    const requestProof = (headers?: Record<string, string>) =>
      api.as(token).post('/user/proof', { password: testPassword }, headers)
    expect((await requestProof()).status).toBe(429)
    expect((await requestProof({ cookie: `complice_device=${browser.cookies.complice_device}` })).status).toBe(200)
  })
})

describe('other calls that could be abused', () => {
  const person = { firstname: 'A', lastname: 'B', phoneNumber: '', password: testPassword }
  it.each([
    [
      '/public/login',
      (attempt: number) =>
        api.as().post('/public/login', { email: 'a@exemple.fr', password: 'x' }, addressHeader(attempt)),
    ],
    [
      '/user/resetPassword',
      (attempt: number) => api.as().post('/user/resetPassword', { email: 'b@exemple.fr' }, addressHeader(attempt)),
    ],
    [
      '/signup',
      (attempt: number) =>
        api
          .as()
          .post('/signup', { email: 'c@exemple.fr', password: testPassword, offer: 'PRO' }, addressHeader(attempt)),
    ],
    [
      '/public/patients',
      (attempt: number) =>
        api.as().post('/public/patients', { ...person, email: 'd@exemple.fr' }, addressHeader(attempt)),
    ],
    [
      '/public/validations/patient',
      (attempt: number) =>
        api.as().put('/public/validations/patient', { ...person, email: 'e@exemple.fr' }, addressHeader(attempt)),
    ],
    [
      '/ask-demo',
      (attempt: number) =>
        api.as().post('/ask-demo', { firstname: 'A', lastname: 'B', email: 'f@exemple.fr' }, addressHeader(attempt)),
    ],
  ])('limits %s to five times a minute per e-mail address', async (_path, call) => {
    const responses: ApiResponse[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) responses.push(await call(attempt))
    expect(responses.slice(0, 5).map(({ status }) => status)).not.toContain(429)
    expect(responses[5]).toMatchObject({ status: 429, body: { errorCode: errorCode.tooManyTries } })
    expect(responses[5] && retryAfterSeconds(responses[5])).toBeGreaterThan(0)
  })
})
