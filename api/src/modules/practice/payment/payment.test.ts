import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { doubleSecret } from '../../../payment/paymentDouble.ts'
import type { PaymentStatus } from '../../../payment/PaymentProvider.ts'
import { signatureOf } from '../../../payment/signature.ts'
import { settingsFrom } from '../../../settings.ts'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller
let log = ''
let now = new Date()
/** Status that the provider returns to a query. */
let providerStatus: PaymentStatus | null = null
const queriedCustomers: string[] = []

beforeAll(async () => {
  api = await testApp({
    services: { now: () => now },
    settings: { logLevel: 'trace' },
    logTo: { write: (line) => (log += line) },
  })
  api.services.payments.readStatus = async (customerId) => {
    queriedCustomers.push(customerId)
    return providerStatus
  }
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date()
  providerStatus = null
  queriedCustomers.splice(0)
  practice = await openPractice(api, { offer: 'PRO' })
  alice = api.as(practice.token)
})

const path = '/user/personalize/paiement'
const subscriptionPath = '/user/personalize/subscription'
const expiryYear = new Date().getFullYear() + 3
const expirationDate = `12/${expiryYear % 100}`
const visaCard = { cardNumber: '4242 4242 4242 4242', expirationDate, cvc: '123' }
const endTrial = () =>
  api.admin("update tenant set trial_ends_at = now() - interval '1 day' where id = $1", [practice.tenantId])

describe('the means of payment', () => {
  it('is a card that can be replaced, and is returned only masked', async () => {
    expect((await alice.get(path)).body).toEqual({ cardNumber: '', expirationDate: '', cvc: '' })
    const maskedCard = { cardNumber: '•••• •••• •••• 4242', expirationDate, cvc: '' }
    expect(await alice.post(path, visaCard)).toMatchObject({ status: 200, body: maskedCard })
    expect((await alice.get(path)).body).toEqual(maskedCard)
    await alice.post(path, { ...visaCard, cardNumber: '5555555555554444' })
    expect((await alice.get(path)).body.cardNumber).toBe('•••• •••• •••• 4444')
    const rows = await api.admin<{ token: string }>('select * from payment_means where tenant_id = $1', [
      practice.tenantId,
    ])
    expect(rows).toEqual([
      expect.objectContaining({ brand: 'Mastercard', last_four: '4444', expiry_month: 12, expiry_year: expiryYear }),
    ])
    expect(rows[0]?.token).toMatch(/^tok_/)
  })

  it.each([
    ['a wrong number', { cardNumber: '4242424242424241' }, errorCode.invalid, ['cardNumber']],
    ['a number of zeros only', { cardNumber: '0000 0000 0000 0000' }, errorCode.invalid, ['cardNumber']],
    ['an expiry in 2099', { expirationDate: '12/99' }, errorCode.invalid, ['expirationDate']],
    ['a past month', { expirationDate: '01/20' }, errorCode.invalid, ['expirationDate']],
    ['a short security code', { cvc: '1' }, errorCode.invalid, ['cvc']],
    ['a card declined by the bank', { cardNumber: '4000000000000002' }, errorCode.cardDeclined, ['cardNumber']],
  ])('is refused with %s', async (_case, change, code, fields) => {
    const { status, body } = await alice.post(path, { ...visaCard, ...change })
    expect([status, body.errorCode, body.problems.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      code,
      fields,
    ])
    expect((await alice.get(subscriptionPath)).body).toMatchObject({ isPaid: false, card: null })
  })

  it('unblocks a blocked practice immediately', async () => {
    await endTrial()
    expect((await alice.get('/patients')).status).toBe(402)
    expect((await alice.get(path)).status).toBe(200)
    await alice.post(path, visaCard)
    expect((await alice.get('/patients')).status).toBe(200)
    expect((await alice.get('/user/details')).body.paymentBlocked).toBe(false)
  })

  it('requires the privilege ADMINISTRATION', async () => {
    const { token } = await joinPractice(api, practice, { privileges: ['BILL', 'AGENDA'] })
    for (const calledPath of [path, subscriptionPath]) expect((await api.as(token).get(calledPath)).status).toBe(403)
    expect((await api.as(token).post(path, visaCard)).status).toBe(403)
  })
})

const dumpAllRows = async () => {
  const tables = await api.admin<{ name: string }>(
    "select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')",
  )
  const rows: string[] = []
  for (const { name } of tables)
    for (const { row } of await api.admin<{ row: string }>(`select t::text as row from ${name} t`)) rows.push(row)
  return rows.join('\n')
}

describe('a card number', () => {
  const secrets = ['4242424242424242', '4000000000000002', '4242424242424241']
  const cardNumberForms = secrets.flatMap((digits) => {
    const spellings = [digits, digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')]
    return spellings.flatMap((text) => [text, Buffer.from(text).toString('hex'), Buffer.from(text).toString('base64')])
  })
  it('is in no log, database row, response or stored idempotent response of an accepted or refused card', async () => {
    log = ''
    const responses: string[] = []
    for (const digits of secrets)
      for (const cardNumber of [digits, digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')])
        for (const change of [{}, { cvc: 'x' }, { expirationDate: 'demain' }, { extra: digits }]) {
          const headers = { 'idempotency-key': crypto.randomUUID(), 'x-request-id': 'a' }
          const { body } = await alice.post(path, { ...visaCard, cardNumber, ...change }, headers)
          responses.push(JSON.stringify(body))
        }
    responses.push(JSON.stringify((await alice.post(path, { ...visaCard, cardNumber: [secrets[0]] })).body))
    responses.push(JSON.stringify((await api.as().post(path, visaCard)).body))
    responses.push(JSON.stringify((await alice.put('/user/personalize/paiement/4242', visaCard)).body))
    const dump = await dumpAllRows()
    expect(log).toContain('/api/user/personalize/paiement')
    expect(dump).toContain('tok_double_')
    for (const form of cardNumberForms)
      for (const [source, text] of Object.entries({ log, dump, responses: responses.join('\n') }))
        expect([source, text.toLowerCase().includes(form.toLowerCase())]).toEqual([source, false])
    const storedRows = await api.admin<{ route: string }>(
      "select route from auth.idempotency where route like '%paiement%'",
    )
    expect(storedRows).toEqual([])
  })

  it('is detected by this check if it is in a database row', async () => {
    await api.admin("update member set lastname = '4242 4242 4242 4242' where id = $1", [practice.therapistId])
    const dump = await dumpAllRows()
    expect(cardNumberForms.some((form) => dump.includes(form))).toBe(true)
    await api.admin("update member set lastname = '' where id = $1", [practice.therapistId])
  })
})

describe('the subscription', () => {
  it('returns the offer, its limits and the end of the trial, and can be changed with the current version', async () => {
    const { body, headers } = await alice.get(subscriptionPath)
    expect(body).toMatchObject({ offer: 'PRO', nbMaxAssistants: 1, nbMaxTherapists: 1, isPaid: false })
    expect(Date.parse(body.trialEndsAt)).toBeGreaterThan(now.getTime())
    const ifMatchHeader = { 'if-match': String(headers.etag) }
    expect((await alice.put(subscriptionPath, { offer: 'STANDARD' }, ifMatchHeader)).body).toMatchObject({
      offer: 'STANDARD',
      nbMaxAssistants: 0,
    })
    expect((await alice.put(subscriptionPath, { offer: 'PRO' }, ifMatchHeader)).status).toBe(412)
    expect((await alice.put(subscriptionPath, { offer: 'ULTIME' })).status).toBe(400)
    expect((await alice.get('/user/details')).body.tenant.offer).toBe('STANDARD')
  })

  it('cannot be reduced below the size of the team, pending invitations included', async () => {
    await alice.post('/user/team/members', { email: `i.${practice.tenantId}@exemple.fr`, authorizations: [] })
    const refusal = await alice.put(subscriptionPath, { offer: 'STANDARD' })
    expect(refusal).toMatchObject({
      status: 409,
      body: {
        errorCode: errorCode.offerTooSmall,
        message: "Votre équipe compte plus de membres que cette offre n'en prévoit.",
      },
    })
    const ultimePractice = await openPractice(api, { offer: 'ULTIME' })
    for (const _ of [1, 2]) await joinPractice(api, ultimePractice, { roles: ['ROLE_ASSISTANT'] })
    expect((await api.as(ultimePractice.token).put(subscriptionPath, { offer: 'PRO' })).body.errorCode).toBe(
      errorCode.offerTooSmall,
    )
    expect((await alice.get(subscriptionPath)).body.offer).toBe('PRO')
    expect((await api.as(ultimePractice.token).get(subscriptionPath)).body.offer).toBe('ULTIME')
  })
})

const readCustomerId = async () => {
  const [row] = await api.admin<{ customer_id: string }>('select customer_id from payment_means where tenant_id = $1', [
    practice.tenantId,
  ])
  return row?.customer_id ?? ''
}
const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
const paymentEvent = async (type: string, seconds: number, id: string = crypto.randomUUID()) => ({
  id,
  type,
  createdAt: secondsLater(seconds),
  customerId: await readCustomerId(),
})
const sendEvent = async (body: object, signature?: string) => {
  const payload = JSON.stringify(body)
  const eventSignature = signature ?? signatureOf(doubleSecret(api.services.settings.masterKey), payload, now)
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/payment/webhook',
    headers: { 'content-type': 'application/json', 'x-payment-signature': eventSignature },
    payload,
  })
  return statusCode
}
const readIsPaid = async () => (await alice.get(subscriptionPath)).body.isPaid

describe("the payment provider's events", () => {
  beforeEach(async () => {
    await alice.post(path, visaCard)
  })

  it('block a practice when a payment fails after the trial, and unblock it when one succeeds', async () => {
    await endTrial()
    expect(await sendEvent(await paymentEvent('payment.failed', 1))).toBe(204)
    expect((await alice.get('/patients')).status).toBe(402)
    expect((await alice.get(subscriptionPath)).body.card).toEqual({ brand: 'Visa', hasFailed: true })
    expect(await sendEvent(await paymentEvent('payment.succeeded', 2))).toBe(204)
    expect((await alice.get('/patients')).status).toBe(200)
  })

  it('are refused if ahead of the clock by more than five minutes, so that a later failure still counts', async () => {
    for (const createdAt of ['2099-01-01T00:00:00Z', secondsLater(301)]) {
      const event = { ...(await paymentEvent('payment.succeeded', 0)), createdAt }
      expect([createdAt, await sendEvent(event)]).toEqual([createdAt, 400])
    }
    expect(await api.admin('select id from payment_event where tenant_id = $1', [practice.tenantId])).toEqual([])
    expect([await sendEvent(await paymentEvent('payment.failed', 300)), await readIsPaid()]).toEqual([204, false])
  })

  it.each([
    ['late', 5],
    ['at the time of the last event', 10],
  ])('query the provider for the status if they arrive %s', async (_case, seconds) => {
    expect([await sendEvent(await paymentEvent('payment.failed', 10)), await readIsPaid()]).toEqual([204, false])
    expect(queriedCustomers).toEqual([])
    now = new Date(now.getTime() + 30_000)
    providerStatus = 'ACTIVE'
    const lateEvent = await paymentEvent('payment.succeeded', seconds - 30)
    expect([await sendEvent(lateEvent), await readIsPaid()]).toEqual([204, true])
    expect(queriedCustomers).toEqual([await readCustomerId()])
    // A repeated event does not query the provider again.
    providerStatus = 'FAILED'
    expect([await sendEvent(lateEvent), await readIsPaid(), queriedCustomers.length]).toEqual([204, true, 1])
    // An event that happened before the provider's status was read is late too.
    expect([await sendEvent(await paymentEvent('payment.succeeded', -10)), await readIsPaid()]).toEqual([204, false])
    expect(queriedCustomers).toHaveLength(2)
  })

  it('are sent again by the provider when its status could not be read', async () => {
    expect(await sendEvent(await paymentEvent('payment.failed', 10))).toBe(204)
    const { readStatus } = api.services.payments
    api.services.payments.readStatus = () => Promise.reject(new Error('unreachable'))
    const lateEvent = await paymentEvent('payment.succeeded', 5)
    expect(await sendEvent(lateEvent)).toBe(500)
    api.services.payments.readStatus = readStatus
    providerStatus = 'ACTIVE'
    expect([await sendEvent(lateEvent), await readIsPaid()]).toEqual([204, true])
  })

  it('are applied once, and only if newer than the last event', async () => {
    const failedEvent = await paymentEvent('payment.failed', 10)
    expect([await sendEvent(failedEvent), await readIsPaid()]).toEqual([204, false])
    expect([await sendEvent(await paymentEvent('payment.succeeded', 5)), await readIsPaid()]).toEqual([204, false])
    expect([await sendEvent(await paymentEvent('payment.succeeded', 20)), await readIsPaid()]).toEqual([204, true])
    expect([await sendEvent(failedEvent), await readIsPaid()]).toEqual([204, true])
    const repeatedEvent = await paymentEvent('card.expired', 30)
    expect(await Promise.all([sendEvent(repeatedEvent), sendEvent(repeatedEvent)])).toEqual([204, 204])
    const storedRows = await api.admin('select id from payment_event where tenant_id = $1', [practice.tenantId])
    expect([storedRows.length, await readIsPaid()]).toEqual([4, false])
  })

  it('are refused if the signature is wrong, too old or of another body', async () => {
    const body = await paymentEvent('payment.failed', 1)
    const secret = doubleSecret(api.services.settings.masterKey)
    const tenMinutesAgo = new Date(now.getTime() - 600_000)
    for (const forgedSignature of [
      '',
      't=1,v1=00',
      signatureOf(new Uint8Array(32), JSON.stringify(body), now),
      signatureOf(secret, JSON.stringify({ ...body, type: 'payment.succeeded' }), now),
      signatureOf(secret, JSON.stringify(body), tenMinutesAgo),
    ])
      expect(await sendEvent(body, forgedSignature)).toBe(401)
    expect(await readIsPaid()).toBe(true)
    expect(await sendEvent({ ...body, customerId: crypto.randomUUID() })).toBe(404)
  })
})

describe('the settings', () => {
  const env = { DATABASE_URL: 'postgres://x', MASTER_KEY: Buffer.alloc(32, 7).toString('base64'), FILES_STORE: '/tmp' }
  const testEnv = { ...env, MASTER_KEY: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64') }

  it("refuse the provider's test double in production, except in a demonstration", () => {
    const production = { ...testEnv, NODE_ENV: 'production' }
    expect(() => settingsFrom({ ...production, PAYMENT_PROVIDER: 'double' })).toThrow(/takes no money/)
    expect(settingsFrom({ ...production, PAYMENT_PROVIDER: 'double', COMPLICE_DEMO: '1' }).paymentProvider).toBe(
      'double',
    )
    expect(settingsFrom(production).paymentProvider).toBe('none')
    expect(settingsFrom(testEnv).paymentProvider).toBe('double')
    expect(() => settingsFrom({ ...testEnv, PAYMENT_PROVIDER: 'autre' })).toThrow(/double or none/)
  })
})
