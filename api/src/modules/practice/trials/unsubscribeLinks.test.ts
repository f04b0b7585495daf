import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openPractice, testApp, type TestApp, type TestPractice } from '../../../testing/practice.ts'
import { unsubscribeLinks } from './unsubscribeLinks.ts'

const dayMs = 86_400_000
const start = new Date('2027-03-09T12:00:00Z')
const refusal = { status: 404, body: { errorCode: 'E144' } }

let now = start
let api: TestApp
let practice: TestPractice
let other: TestPractice

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = start
  practice = await openPractice(api)
  other = await openPractice(api)
})

const tokenOf = async ({ tenantId } = practice) =>
  (await unsubscribeLinks(api.services, tenantId)).oneClickUrl.split('/').at(-1) ?? ''
const end = (token: string) => api.as().post(`/public/unsubscribe/${token}`, { 'List-Unsubscribe': 'One-Click' })
const wantsEmails = async ({ tenantId }: TestPractice) =>
  (await api.admin<{ trial_letters: boolean }>('select trial_letters from tenant where id = $1', [tenantId]))[0]
    ?.trial_letters

describe('the token of the link that ends e-mails', () => {
  it('names the practice and nothing of its people', async () => {
    const [, payload = ''] = (await tokenOf()).split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
      tenantId: practice.tenantId,
      iss: 'complice',
      aud: 'unsubscribe',
      exp: expect.any(Number),
    })
  })

  it('is good for a year', async () => {
    const token = await tokenOf()
    now = new Date(start.getTime() + 366 * dayMs)
    expect(await end(token)).toMatchObject(refusal)
    expect(await wantsEmails(practice)).toBe(true)
    now = new Date(start.getTime() + 364 * dayMs)
    expect((await end(token)).status).toBe(204)
    expect(await wantsEmails(practice)).toBe(false)
  })

  it('is of no other purpose, and no other link is one', async () => {
    expect(await api.as().post('/public/cancellations', { token: await tokenOf() })).toMatchObject(refusal)
    const claims = { tenantId: practice.tenantId, sessionId: practice.tenantId }
    expect(await end(await api.services.tokens.link('cancel', claims, new Date('2100-01-01')))).toMatchObject(refusal)
    expect(await wantsEmails(practice)).toBe(true)
  })

  it('is refused once a letter of it was changed', async () => {
    const [head, , signature] = (await tokenOf()).split('.')
    const [, theirs] = (await tokenOf(other)).split('.')
    expect(await end(`${head}.${theirs}.${signature}`)).toMatchObject(refusal)
    expect([await wantsEmails(practice), await wantsEmails(other)]).toEqual([true, true])
  })

  it('of a practice that is gone ends nothing, and is no error', async () => {
    const nobodys = { ...practice, tenantId: '0190aaaa-0000-7000-8000-000000000000' }
    expect((await end(await tokenOf(nobodys))).status).toBe(204)
    expect(
      await api.admin('select id from tenant where not trial_letters and id = any($1)', [
        [practice.tenantId, other.tenantId],
      ]),
    ).toEqual([])
  })
})
