import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import type { Socket } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { routes } from 'shared/contracts/routes'
import type { Route } from 'shared/contracts/routes/route'
import { isNestedTooDeep } from './plugins/jsonBodies.ts'
import { buildClubInput } from './testing/buildClubInput.ts'
import { openPractice, testApp, testPassword, type TestApp, type TestPractice } from './testing/practice.ts'

const logLines: string[] = []
const logTo = new Writable({
  write: (line, _encoding, done) => {
    logLines.push(String(line))
    done()
  },
})

interface Schema {
  items?: Schema
  maxItems?: number
  properties?: Record<string, Schema>
  anyOf?: Schema[]
}

const hasUnlimitedList = ({ items, maxItems, properties = {}, anyOf = [] }: Schema): boolean =>
  (items !== undefined && (maxItems === undefined || hasUnlimitedList(items))) ||
  [...Object.values(properties), ...anyOf].some(hasUnlimitedList)

let api: TestApp
let practice: TestPractice
beforeAll(async () => {
  api = await testApp({ settings: { logLevel: 'trace' }, logTo })
  practice = await openPractice(api)
})
afterAll(() => api.close())

const refusal = {
  errorCode: expect.stringMatching(/^E\d{3}$/),
  message: expect.stringMatching(/\S/),
  requestId: expect.stringMatching(/^[\da-f-]{36}$/),
}

describe('a refusal', () => {
  it.each([
    ['an unknown address', () => api.as().get('/nothing'), 404],
    ['a call without token', () => api.as().get('/patients'), 401],
    [
      'a body that is not JSON',
      () => api.as().post('/login', '{"email":', { 'content-type': 'application/json' }),
      400,
    ],
    [
      'a body of an unsupported media type',
      () => api.as().post('/login', '<x/>', { 'content-type': 'application/xml' }),
      415,
    ],
    ['a missing body', () => api.as().post('/login'), 400],
    ['a missing field', () => api.as().post('/login', { email: 'a@exemple.fr' }), 400],
    ['an invalid id', () => api.as(practice.token).get('/patients/1/details'), 400],
    [
      'a non-existent day',
      () => api.as(practice.token).get('/short-sessions?startDate=2026-02-30&endDate=2026-03-01'),
      400,
    ],
    [
      'a body over a million bytes',
      () => api.as().post('/login', { email: 'a@exemple.fr', password: 'x'.repeat(1_100_000) }),
      413,
    ],
  ])('of %s has the common shape and no other properties', async (_caseName, call, status) => {
    const response = await call()
    expect(response.status).toBe(status)
    expect(response.body).toMatchObject(refusal)
    expect(
      Object.keys(response.body).filter((key) => !['errorCode', 'message', 'requestId', 'problems'].includes(key)),
    ).toEqual([])
  })

  it('keeps the connection usable for the next request when the body was too long', async () => {
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const sockets = new Set<Socket>()
    const statusOf = async (path: string, body?: string) => {
      const headers = { 'content-type': 'application/json' }
      const request = httpRequest(url + path, { agent, headers, method: body ? 'POST' : 'GET' }).end(body)
      const [response] = await once(request, 'response')
      sockets.add(response.socket)
      await once(response.resume(), 'end')
      return response.statusCode
    }
    for (let round = 0; round < 3; round += 1) {
      expect(await statusOf('/api/login', `"${'x'.repeat(4_000_000)}"`)).toBe(413)
      expect(await statusOf('/api/health')).toBe(200)
    }
    expect(sockets.size).toBe(1)
    agent.destroy()
  })

  it('names the invalid fields', async () => {
    const response = await api.as().post('/login', { email: 'no address', password: 3 })
    expect(response.body.problems.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['email', 'password']),
    )
  })

  it('is sent for null or a number where a text is required', async () => {
    const input = { firstname: null, lastname: 'B', email: 'a@exemple.fr', phoneNumber: '', password: testPassword }
    expect((await api.as().post('/public/patients', input)).status).toBe(400)
    expect((await api.as().post('/login', { email: 'a@exemple.fr', password: 12_345_678 })).status).toBe(400)
  })
})

const openingBrackets = (size: number) => '['.repeat(size)

describe('an oversized or deeply nested input', () => {
  const json = { 'content-type': 'application/json' }

  it.each([
    ['the call is public', () => api.as().post('/login', { email: 'a@exemple.fr', password: 'x'.repeat(17_000) })],
    [
      'the call is public and belongs to the directory',
      () => api.as().post('/public/login', { email: 'a@exemple.fr', password: 'x'.repeat(17_000) }),
    ],
  ])('is refused above sixteen thousand bytes when %s', async (_caseName, call) => {
    expect(await call()).toMatchObject({ status: 413, body: { errorCode: errorCode.tooLarge } })
  })

  it.each([
    ['without closing brackets', openingBrackets(1_000_000)],
    ['with closing brackets', openingBrackets(500_000) + ']'.repeat(500_000)],
    ['in a field', `{"email":${openingBrackets(400_000)}${']'.repeat(400_000)}}`],
  ])('is refused before parsing when it is nested too deeply, %s', async (_caseName, body) => {
    expect(isNestedTooDeep(body)).toBe(true)
    const response = await api.as(practice.token).post('/clubs', body, json)
    expect(response).toMatchObject({ status: 400, body: { errorCode: errorCode.invalid } })
    expect(response.body.problems).toBeUndefined()
  })

  it('is not detected from brackets inside strings', () => {
    const text = openingBrackets(100)
    expect(isNestedTooDeep(JSON.stringify({ text, quoted: `"${text}\\`, last: [{ text }] }))).toBe(false)
    expect(isNestedTooDeep(`{"text":"${text}`)).toBe(false)
  })

  it('is refused by the length of its lists before their items are validated, with at most fifty problems', async () => {
    const many = Array.from({ length: 100_000 }, () => ({}))
    const tooLongList = await api.as(practice.token).put('/user/personalize/opening-hours', many)
    expect(tooLongList.status).toBe(400)
    expect(tooLongList.body.problems).toHaveLength(1)
    const allowedLengthList = Array.from({ length: 40 }, () => ({}))
    const problemsOfItems = await api.as(practice.token).put('/user/personalize/opening-hours', allowedLengthList)
    expect(problemsOfItems.status).toBe(400)
    expect(problemsOfItems.body.problems).toHaveLength(50)
  })

  it('has a maximum length for every list of every body', () => {
    const unlimited = Object.entries<Route>(routes).flatMap(([name, { body }]) =>
      body && hasUnlimitedList(body) ? [name] : [],
    )
    expect(unlimited).toEqual([])
  })

  it.each([['/calendars/'], ['/therapists/']])(
    'in the path of %s is refused in the common shape, and the response does not repeat it',
    async (path) => {
      const secret = 'x'.repeat(5000)
      const response = await api.as().get(`${path}${secret}`)
      expect([400, 414]).toContain(response.status)
      expect(response.body).toMatchObject(refusal)
      expect(JSON.stringify(response.body)).not.toContain('xxx')
      const undecodable = await api.as().get(`${path}%zz-secret`)
      expect(undecodable).toMatchObject({ status: 400, body: refusal })
      expect(JSON.stringify(undecodable.body)).not.toContain('secret')
    },
  )
})

const emptyAddress = { streetName: '', zipCode: '', city: '' }

describe('the name and the telephone number of a person', () => {
  const person = {
    firstname: "Marie-Ève d'Aubigné",
    lastname: 'Nguyễn Đỗ',
    email: 'marie@exemple.fr',
    phoneNumber: '+33 (0)6.12-34/56 78',
    password: testPassword,
  }
  const postDemoRequest = ({ firstname, lastname, email }: typeof person) =>
    api.as().post('/ask-demo', { firstname, lastname, email })
  const postPatient = ({ firstname, lastname, phoneNumber }: typeof person) =>
    api.as(practice.token).post('/patients', {
      type: 'INDIVIDUAL',
      email: '',
      phoneNumber,
      contactFirstname: '',
      contactLastname: '',
      address: emptyAddress,
      individual: { firstname, lastname, birthdate: null, nbHoursToDo: 0 },
      firm: null,
    })

  it('are accepted in common spellings', async () => {
    const { firstname, lastname, phoneNumber } = person
    const account = await api.as().post('/public/patients', person)
    expect(
      await api.admin('select firstname, lastname, phone_number from auth.account where id = $1', [
        account.body.patientId,
      ]),
    ).toEqual([{ firstname, lastname, phone_number: phoneNumber }])
    expect((await postDemoRequest(person)).status).toBe(204)
    expect((await api.mails('demoRequest')).map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ firstname, lastname }),
    )
    const { body } = await postPatient(person)
    expect((await api.as(practice.token).get(`/patients/${body.id}/details`)).body).toMatchObject({
      phoneNumber: '06 12 34 56 78',
      individual: { firstname, lastname },
    })
  })

  it.each([
    ['markup', { firstname: '<script>alert(1)</script>' }],
    ['a bidirectional override', { lastname: 'Mar\u202eeriam' }],
    ['a direction mark', { lastname: 'Mar\u200ftin' }],
    ['a line break', { firstname: 'Zoé\nBcc: x' }],
  ])('are refused with %s', async (_caseName, change) => {
    for (const response of [
      await api.as().post('/public/patients', { ...person, ...change }),
      await postDemoRequest({ ...person, ...change }),
      await postPatient({ ...person, ...change }),
    ])
      expect(response).toMatchObject({
        status: 400,
        body: { problems: expect.arrayContaining([expect.objectContaining({ message: 'Caractères non acceptés' })]) },
      })
  })

  it.each([
    ['a place', '/clubs', buildClubInput()],
    ['a session type', '/tenant/personalize/session-types', {}],
  ])('share the refusal of markup and direction changes with the name of %s', async (_caseName, path, body) => {
    for (const name of ['<script>alert(1)</script>', 'Les\u202eserP'])
      expect(await api.as(practice.token).post(path, { ...body, name })).toMatchObject({
        status: 400,
        body: { problems: [expect.objectContaining({ field: 'name', message: 'Caractères non acceptés' })] },
      })
  })

  it.each([['appelez-moi'], ['06<b>'], ['06\u202e12']])(
    'are refused with an invalid telephone number: %s',
    async (phoneNumber) => {
      expect((await api.as().post('/public/patients', { ...person, phoneNumber })).status).toBe(400)
      expect((await postPatient({ ...person, phoneNumber })).status).toBe(400)
    },
  )
})

describe('a blocked practice', () => {
  it('gets 402 for its calls before their path, query or body is validated', async () => {
    const blocked = await openPractice(api)
    await api.admin("update tenant set trial_ends_at = now() - interval '1 day' where id = $1", [blocked.tenantId])
    const caller = api.as(blocked.token)
    for (const response of [
      await caller.post('/patients', {}),
      await caller.get('/patients/no-id/details'),
      await caller.get('/billings?page=none'),
      await caller.patch('/sessions/no-id/audios', {}),
    ])
      expect(response).toMatchObject({ status: 402, body: { errorCode: errorCode.paymentBlocked } })
  })
})

describe('a character that PostgreSQL cannot store', () => {
  it.each([
    ['a body', () => api.as().post('/ask-demo', { firstname: 'A\u0000B', lastname: 'C', email: 'a@exemple.fr' })],
    [
      'a body, as a lone surrogate',
      () =>
        api.as().post('/ask-demo', '{"firstname":"A\\ud83dB","lastname":"C","email":"a@exemple.fr"}', {
          'content-type': 'application/json',
        }),
    ],
    ['a password', () => api.as().post('/login', { email: practice.email, password: 'a\u0000b' })],
    ['a query', () => api.as().get('/therapists?name=%00')],
    ['a path', () => api.as(practice.token).get('/patients/%00/details')],
  ])('is refused in %s', async (_caseName, call) => {
    expect(await call()).toMatchObject({ status: 400, body: { errorCode: errorCode.invalid } })
  })
})

describe('a character outside the Basic Multilingual Plane', () => {
  it('is accepted as text', async () => {
    const person = { firstname: 'Zoé 🐴', lastname: 'C', email: 'zoe.cheval@exemple.fr' }
    expect((await api.as().post('/ask-demo', person)).status).toBe(204)
    expect((await api.mails('demoRequest')).map(({ data }) => data)).toContainEqual(expect.objectContaining(person))
  })
})

describe('a cross-site request', () => {
  const partnerOrigin = { origin: 'https://partenaire.example' }
  const preflight = (url: string, method: string) =>
    api.app.inject({
      method: 'OPTIONS',
      url: `/api${url}`,
      headers: {
        ...partnerOrigin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    })

  it.each([['/therapists'], ['/public/login']])("may read %s without the visitor's cookies", async (path) => {
    const { headers } = await api.app.inject({
      method: path === '/therapists' ? 'GET' : 'POST',
      url: `/api${path}`,
      headers: partnerOrigin,
      ...(path !== '/therapists' && { payload: {} }),
    })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  it("passes the preflight for booking with a patient's token", async () => {
    const { statusCode, headers } = await preflight('/public/patients/sessions', 'POST')
    expect(statusCode).toBe(204)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(String(headers['access-control-allow-headers'])).toContain('authorization')
  })

  it.each([['/login'], ['/session/renew'], ['/logout'], ['/patients'], ['/user/details']])(
    'may neither read the response of %s nor send it a POST',
    async (path) => {
      const response = await api.app.inject({
        method: 'GET',
        url: `/api${path}`,
        headers: { ...partnerOrigin, authorization: `Bearer ${practice.token}` },
      })
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
      expect((await preflight(path, 'POST')).headers['access-control-allow-origin']).toBeUndefined()
    },
  )
})

describe('the log', () => {
  it('identifies requests by id, and contains no name, password, token or link', async () => {
    const email = 'tres.personnel@exemple.fr'
    await api.as().post('/signup', { email, password: 'mot-tres-secret-1', offer: 'PRO' })
    const { headers, body } = await api.as().post('/login', { email, password: 'mot-tres-secret-1' })
    await api.as().post('/login', { email, password: 'mot-tres-faux-1' })
    await api.as().post('/user/resetPassword', { email })
    const token = (await api.mails('passwordReset')).at(-1)?.data.token ?? ''
    await api.as().get(`/user/changePassword?token=${token}`)
    await api.as().get('/therapists?name=personnel', { 'x-forwarded-for': '203.0.113.9' })
    await api.as(body.token).get('/user/details')

    const log = logLines.join('')
    expect(log).toContain('"url":"/api/user/changePassword"')
    expect(log).toMatch(/"reqId":"[\da-f-]{36}"/)
    const secret = /complice_session=([\w-]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
    expect(secret).toHaveLength(43)
    for (const personalText of [
      email,
      'personnel',
      'mot-tres',
      token,
      body.token,
      secret,
      '203.0.113.9',
      practice.email,
    ])
      expect(log).not.toContain(personalText)
  })

  it('never contains the secret of a calendar address, for any request', async () => {
    const { body } = await api.as(practice.token).post('/user/personalize/calendar-feed', { withPatients: false })
    const address = new URL(body.url)
    const secret = /([\w-]+)\.ics$/.exec(address.pathname)?.[1] ?? ''
    expect(secret).toHaveLength(43)
    const urls = [
      address.pathname,
      `${address.pathname}?x=1`,
      `/api/%63alendars/${secret}`,
      `${address.pathname}/`,
      `/api/Calendars/${secret}`,
    ]
    for (const url of urls) await api.app.inject({ url })
    await api.app.inject({ url: address.pathname, method: 'HEAD' })
    const log = logLines.join('')
    expect(log).toContain('"url":"/api/calendars/:token"')
    expect(log).not.toContain(secret)
  })

  it('never contains the token of an unsubscribe link, for any request', async () => {
    const token = await api.services.tokens.signLink(
      'unsubscribe',
      { tenantId: practice.tenantId },
      new Date('2100-01-01'),
    )
    for (const path of ['public/unsubscribe', 'public/%75nsubscribe', 'Public/Unsubscribe', 'public//unsubscribe']) {
      const url = `/api/${path}/${token}`
      await api.app.inject({ url })
      await api.app.inject({ url: `${url}?x=1`, method: 'POST', payload: { 'List-Unsubscribe': 'One-Click' } })
      await api.app.inject({ url: `${url}/%zz`, method: 'HEAD' })
      await api.app.inject({ url, method: 'HEAD' })
    }
    const log = logLines.join('')
    expect(log).toContain('"url":"/api/public/unsubscribe/:token"')
    expect(log).not.toContain(token)
    expect(log).not.toContain(token.split('.').at(-1))
  })

  it('reports an unexpected error without its message, both in the response and in the log', async () => {
    await api.admin('alter table tenant rename column time_zone to time_zone_away')
    const response = await api.as(practice.token).get('/user/details')
    await api.admin('alter table tenant rename column time_zone_away to time_zone')
    expect(response).toMatchObject({
      status: 500,
      body: { errorCode: errorCode.unexpected, message: "Une erreur inattendue s'est produite." },
    })
    expect(JSON.stringify(response.body)).not.toMatch(/column|time_zone|select/)
    const line = logLines.find((text) => text.includes('"unexpected"'))
    expect(line).toContain('"at":"')
    expect(line).not.toContain('column')
  })
})

describe('responses', () => {
  it('set HSTS only if the product is served over HTTPS', async () => {
    const overHttp = await testApp({ settings: { publicUrl: 'http://localhost:4000' } })
    const [https, http] = [await api.as().get('/health'), await overHttp.as().get('/health')]
    await overHttp.close()
    expect(https.headers['strict-transport-security']).toContain('max-age=31536000')
    expect(http.headers['strict-transport-security']).toBeUndefined()
  })

  it('cannot be cached or framed', async () => {
    const { headers } = await api.as(practice.token).get('/user/details')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
  })
})
