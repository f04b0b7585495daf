import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { defaultEmailText } from 'shared/domain/bills/emailTexts'
import { inTransaction } from '../../db.ts'
import { exampleSession } from '../emails/exampleSession.ts'
import { sessionCancelledEmail } from '../emails/sessionCancelled.email.ts'
import { sendEmail, withdrawEmail } from '../sendEmail.ts'
import { issueFor, openBilledPractice, type BilledPractice } from '../../testing/bills/billedPractice.ts'
import { buildEstimationInput } from '../../testing/bills/buildEstimationInput.ts'
import { testApp, type Caller, type TestApp } from '../../testing/practice.ts'

const limit = 3
let api: TestApp
let practice: BilledPractice
let alice: Caller

beforeAll(async () => {
  const perPractice = { newTrial: limit, trial: 5, newPaying: 10, paying: 20 }
  api = await testApp({ settings: { emailLimits: { perPractice, perRecipient: 2, perNetwork: 4 } } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})

let addressCount = 0
const newAddress = () => `client${(addressCount += 1)}@exemple.fr`
const sendBills = (billIds: string[]) =>
  alice.post('/bill-letters', {
    letters: billIds.map((billId) => ({ billId, level: null, email: newAddress() })),
    texts: [{ level: null, ...defaultEmailText(null) }],
  })
async function sendBillRepeatedly(billId: string, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) await sendBills([billId])
}
const readQuota = async () => (await alice.get('/email-quota')).body
const countLetters = async () =>
  (await api.admin("select from letter where name = 'billSent' and sender->>'tenantId' = $1", [practice.tenantId]))
    .length
const cancelSession = (key: string) =>
  api.inTenant(practice.tenantId, (tx) =>
    sendEmail(tx, {
      email: sessionCancelledEmail,
      to: { name: 'Paul', address: newAddress() },
      data: {
        ...exampleSession,
        by: 'practice',
        to: 'patient',
        timeZone: 'Europe/Paris',
        sequence: 1,
        wasValidated: true,
      },
      key,
    }),
  )

describe('the quota of a practice', () => {
  it('is counted for each requested e-mail, and refuses the next with E247 until midnight', async () => {
    const { id } = await issueFor(api, practice)
    expect(await readQuota()).toMatchObject({ limit, remaining: limit })
    await sendBillRepeatedly(id, limit)
    expect(await readQuota()).toMatchObject({ limit, remaining: 0 })
    const { status, body, headers } = await sendBills([id])
    expect({ status, errorCode: body.errorCode }).toEqual({ status: 429, errorCode: errorCode.emailQuotaReached })
    expect(body.message).toMatch(/^La limite de 3 e-mails par jour est atteinte. L'envoi reprend .+ à 0 h$/)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(25 * 3600)
    expect(await countLetters()).toBe(limit)
  })

  it('also refuses a quote and an invitation, and stores neither', async () => {
    const { id } = await issueFor(api, practice)
    await sendBillRepeatedly(id, limit)
    await alice.post(
      '/estimations',
      buildEstimationInput({ therapistId: practice.therapistId, patientId: practice.patientId }),
    )
    const [estimation] = (await alice.get('/estimations')).body.content
    const mail = await alice.post(`/estimations/${estimation.id}/mails`, { email: newAddress(), text: 'Bonjour' })
    expect(mail).toMatchObject({ status: 429, body: { errorCode: errorCode.emailQuotaReached } })
    expect((await alice.get(`/estimations/${estimation.id}/details`)).body.links).toEqual([])
    const invitation = await alice.post('/user/team/members', {
      email: newAddress(),
      role: 'ASSISTANT',
      authorizations: [],
    })
    expect(invitation).toMatchObject({ status: 429, body: { errorCode: errorCode.emailQuotaReached } })
    expect((await alice.get('/user/team/invitations')).body).toEqual([])
  })

  it('returns a result for each e-mail of a batch', async () => {
    const first = await issueFor(api, practice)
    await sendBillRepeatedly(first.id, limit - 1)
    const bills = [first.id, (await issueFor(api, practice)).id]
    const { status, body } = await sendBills(bills)
    expect(status).toBe(200)
    expect(body.map(({ message }: { message: string | null }) => message)).toEqual([
      null,
      expect.stringContaining('La limite de 3 e-mails par jour est atteinte'),
    ])
    expect(await countLetters()).toBe(limit)
  })

  it('is not exceeded by concurrent requests', async () => {
    const { id } = await issueFor(api, practice)
    const responses = await Promise.all(Array.from({ length: 12 }, () => sendBills([id])))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(limit)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(12 - limit)
    expect(await countLetters()).toBe(limit)
  })

  it('begins again on the next day', async () => {
    const { id } = await issueFor(api, practice)
    await sendBillRepeatedly(id, limit)
    await api.admin('update email_count set day = day - 1 where tenant_id = $1', [practice.tenantId])
    expect(await sendBills([id])).toMatchObject({ status: 200, body: [{ message: null }] })
    expect(await readQuota()).toMatchObject({ remaining: limit - 1 })
  })

  it.each([
    ['a trial of eight days', "created_at = now() - interval '8 days'", 5],
    ['a new practice that pays', 'payable = true', 10],
    ['an old practice that pays', "payable = true, created_at = now() - interval '40 days'", 20],
  ])('is larger for %s', async (_case, change, expected) => {
    await api.admin(`update tenant set ${change} where id = $1`, [practice.tenantId])
    expect(await readQuota()).toMatchObject({ limit: expected, remaining: expected })
  })

  it('is not used up by automatic e-mails, which are delayed to the next day above three times the quota', async () => {
    for (let sent = 0; sent < 3 * limit; sent += 1) await cancelSession(`automatic:${practice.tenantId}:${sent}`)
    expect(await readQuota()).toMatchObject({ remaining: limit })
    const key = `automatic:${practice.tenantId}:late`
    await cancelSession(key)
    const jobs = await api.admin<{ late: boolean }>(
      'select j.start_after > now() as late from jobs.job j join letter l on l.id = j.id where l.key like $1 order by l.created_at, l.id',
      [`automatic:${practice.tenantId}:%`],
    )
    expect(jobs.map(({ late }) => late)).toEqual([...Array.from({ length: 3 * limit }, () => false), true])
    await inTransaction(api.database, (tx) => withdrawEmail(tx, key))
  })
})

const reset = (email: string) => api.as().post('/user/resetPassword', { email })

describe('the limit of one recipient', () => {
  it('refuses a third password reset within 24 hours with E248, and a fifth from the network with E249', async () => {
    expect((await reset(practice.email)).status).toBe(204)
    expect((await reset(practice.email.toUpperCase())).status).toBe(204)
    const { status, body, headers } = await reset(practice.email)
    expect({ status, errorCode: body.errorCode }).toEqual({ status: 429, errorCode: errorCode.recipientQuotaReached })
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000)
    // The network's limit is 4: one request is left.
    expect((await reset('inconnu@exemple.fr')).body.errorCode).toBe(errorCode.userUnknown)
    const refused = await reset('inconnu@exemple.fr')
    expect(refused).toMatchObject({ status: 429, body: { errorCode: errorCode.tooManyEmailRequests } })
  })
})
