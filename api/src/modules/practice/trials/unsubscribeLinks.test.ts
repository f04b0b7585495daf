import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { openPractice, testApp, type TestApp, type TestPractice } from '../../../testing/practice.ts'
import { createUnsubscribeLinks } from './unsubscribeLinks.ts'

const dayMs = 86_400_000
const startDate = new Date('2027-03-09T12:00:00Z')
const refusal = { status: 404, body: { errorCode: errorCode.linkRefused } }

let now = startDate
let api: TestApp
let practice: TestPractice
let otherPractice: TestPractice

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = startDate
  practice = await openPractice(api)
  otherPractice = await openPractice(api)
})

const createToken = async ({ tenantId } = practice) =>
  (await createUnsubscribeLinks(api.services, tenantId)).oneClickUrl.split('/').at(-1) ?? ''
const unsubscribe = (token: string) =>
  api.as().post(`/public/unsubscribe/${token}`, { 'List-Unsubscribe': 'One-Click' })
const readEmailSetting = async ({ tenantId }: TestPractice) =>
  (await api.admin<{ trial_letters: boolean }>('select trial_letters from tenant where id = $1', [tenantId]))[0]
    ?.trial_letters

describe('the token of an unsubscribe link', () => {
  it('contains the practice and no personal data', async () => {
    const [, payload = ''] = (await createToken()).split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
      tenantId: practice.tenantId,
      iss: 'complice',
      aud: 'unsubscribe',
      exp: expect.any(Number),
    })
  })

  it('is valid for a year', async () => {
    const token = await createToken()
    now = new Date(startDate.getTime() + 366 * dayMs)
    expect(await unsubscribe(token)).toMatchObject(refusal)
    expect(await readEmailSetting(practice)).toBe(true)
    now = new Date(startDate.getTime() + 364 * dayMs)
    expect((await unsubscribe(token)).status).toBe(204)
    expect(await readEmailSetting(practice)).toBe(false)
  })

  it('is valid only for unsubscribing, for which tokens of other links are refused', async () => {
    expect(await api.as().post('/public/cancellations', { token: await createToken() })).toMatchObject(refusal)
    const claims = { tenantId: practice.tenantId, sessionId: practice.tenantId }
    expect(
      await unsubscribe(await api.services.tokens.signLink('cancel', claims, new Date('2100-01-01'))),
    ).toMatchObject(refusal)
    expect(await readEmailSetting(practice)).toBe(true)
  })

  it('is refused if its payload was altered', async () => {
    const [header, , signature] = (await createToken()).split('.')
    const [, otherPayload] = (await createToken(otherPractice)).split('.')
    expect(await unsubscribe(`${header}.${otherPayload}.${signature}`)).toMatchObject(refusal)
    expect([await readEmailSetting(practice), await readEmailSetting(otherPractice)]).toEqual([true, true])
  })

  it('has no effect and no error for a practice that no longer exists', async () => {
    const unknownPractice = { ...practice, tenantId: '0190aaaa-0000-7000-8000-000000000000' }
    expect((await unsubscribe(await createToken(unknownPractice))).status).toBe(204)
    expect(
      await api.admin('select id from tenant where not trial_letters and id = any($1)', [
        [practice.tenantId, otherPractice.tenantId],
      ]),
    ).toEqual([])
  })
})
