import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { estimationSentEmail } from '../../../../mail/emails/estimationSent.email.ts'
import { sendEmail } from '../../../../mail/sendEmail.ts'
import { openMailTransport, type MailTransport } from '../../../../mail/openMailTransport.ts'
import { buildEstimationInput } from '../../../../testing/bills/buildEstimationInput.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../../testing/populatedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { startSmtpDouble, type SmtpDouble } from '../../../../testing/smtpDouble.ts'
import { workDueJobs, type TestWorker } from '../../../../testing/workDueJobs.ts'

let api: TestApp
let smtp: SmtpDouble
let mailTransport: MailTransport
let worker: TestWorker
let practice: PopulatedPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2031-11-28T10:00:00Z') } })
  smtp = await startSmtpDouble()
  const { settings, database } = api.services
  mailTransport = await openMailTransport({ settings: { ...settings, smtpUrl: smtp.url }, database })
  worker = { services: api.services, mailTransport, log: api.app.log }
})
afterAll(async () => {
  await mailTransport.close()
  await smtp.close()
  await api.close()
})
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
})

/** Issues a quote for the patient; returns its id. */
async function issueEstimation(): Promise<string> {
  const parties = { therapistId: practice.therapistId, patientId: practice.ids.patient }
  const { status } = await alice.post('/estimations', buildEstimationInput(parties))
  expect(status).toBe(200)
  return (await alice.get('/estimations')).body.content[0].id
}

let addressCount = 0
const newAddress = () => `client${(addressCount += 1)}@exemple.fr`
async function mailEstimation(id: string, email: string): Promise<void> {
  const { status } = await alice.post(`/estimations/${id}/mails`, { email, text: 'Bonjour,\n\nVoici le devis.' })
  expect(status).toBe(201)
}
const receivedEmails = (email: string) => smtp.acceptedMessages.filter(({ to }) => to === email)
const readLinks = async (id: string) => (await alice.get(`/estimations/${id}/details`)).body.links
const findRowsWith = (word: string) =>
  api.admin(
    `select from letter where letter::text like '%' || $1 || '%'
     union all select from jobs.job where output::text like '%' || $1 || '%'
     union all select from estimation_link where estimation_link::text like '%' || $1 || '%'`,
    [word],
  )

describe('the e-mail of a quote', () => {
  it("is delivered with the issued file, its text, the link and the practice's reply-to address", async () => {
    const id = await issueEstimation()
    const email = newAddress()
    await mailEstimation(id, email)
    expect(await findRowsWith('Voici le devis')).toEqual([])
    await workDueJobs(worker)
    const [{ mail: receivedEmail } = { mail: undefined }] = receivedEmails(email)
    expect(receivedEmail).toMatchObject({
      subject: 'Devis D-2031-0002 de Les Prés',
      from: { name: 'Les Prés par Complice', address: 'ne-pas-repondre@complice.fr' },
      replyTo: [{ name: 'Les Prés', address: practice.email }],
      attachments: [{ filename: 'devis-D-2031-0002.pdf', mimeType: 'application/pdf' }],
    })
    expect(receivedEmail?.text).toMatch(
      /Bonjour,\n\nVoici le devis\.[\s\S]+28\/02\/2032[\s\S]+\/public\/estimation#[\w-]+/,
    )
    const issuedFile = await api.app.inject({
      url: `/api/estimations/${id}`,
      headers: { authorization: `Bearer ${practice.token}` },
    })
    const content = receivedEmail?.attachments[0]?.content ?? ''
    expect(typeof content === 'string' ? content : Buffer.from(new Uint8Array(content))).toEqual(issuedFile.rawPayload)
    expect(await readLinks(id)).toMatchObject([
      { recipient: email, text: 'Bonjour,\n\nVoici le devis.', letterState: 'SENT', letterRefusal: null },
    ])
  })

  it.each([
    ['SMTP code 550 for the recipient', '550@exemple.fr', 'UNKNOWN_ADDRESS'],
    ['SMTP code 554 for the message', 'data554@exemple.fr', 'REJECTED'],
  ])('is not delivered after %s, and is not retried', async (_case, email, letterRefusal) => {
    const id = await issueEstimation()
    await mailEstimation(id, email)
    await workDueJobs(worker)
    const recipientsBefore = smtp.recipientCount()
    await api.admin("update jobs.job set start_after = now() where state = 'retry'")
    await workDueJobs(worker)
    expect(smtp.recipientCount()).toBe(recipientsBefore)
    expect(await readLinks(id)).toMatchObject([{ recipient: email, letterState: 'REFUSED', letterRefusal }])
    // No table contains the response of the SMTP double, which has the word 'secret'.
    expect(await findRowsWith('secret')).toEqual([])
  })

  it('is retried after a temporary refusal, and is not delivered after the last attempt', async () => {
    const id = await issueEstimation()
    await mailEstimation(id, '451@exemple.fr')
    for (let tries = 0; tries < 12; tries += 1) {
      expect(await readLinks(id)).toMatchObject([{ letterState: 'PENDING' }])
      await workDueJobs(worker)
      await api.admin("update jobs.job set start_after = now() where state = 'retry'")
    }
    expect(await readLinks(id)).toMatchObject([{ letterState: 'REFUSED', letterRefusal: 'UNREACHABLE' }])
  })

  it('is not sent if a newer e-mail replaced it', async () => {
    const id = await issueEstimation()
    const [previousAddress, newerAddress] = [newAddress(), newAddress()]
    await mailEstimation(id, previousAddress)
    await mailEstimation(id, newerAddress)
    await workDueJobs(worker)
    expect(receivedEmails(previousAddress)).toEqual([])
    expect(receivedEmails(newerAddress)).toHaveLength(1)
    expect(await readLinks(id)).toMatchObject([{ letterState: 'SENT' }, { letterState: 'WITHDRAWN' }])
  })

  it("is not sent if its patient's data was erased", async () => {
    const email = newAddress()
    await mailEstimation(await issueEstimation(), email)
    expect((await alice.post(`/patients/${practice.ids.patient}/erasure`, {})).status).toBe(200)
    await workDueJobs(worker)
    expect(receivedEmails(email)).toEqual([])
    expect(await findRowsWith(email)).toEqual([])
  })

  it('has an outcome and a content that cannot be changed in the database once it is sent', async () => {
    const id = await issueEstimation()
    await mailEstimation(id, newAddress())
    await workDueJobs(worker)
    const updateLink = (set: string) => api.admin(`update estimation_link set ${set} where estimation_id = $1`, [id])
    await expect(updateLink("letter_state = 'PENDING', decided_at = null")).rejects.toThrow('ESTIMATION_LETTER')
    await expect(updateLink("letter_state = 'REFUSED', refusal = 'REJECTED'")).rejects.toThrow('ESTIMATION_LETTER')
    await expect(updateLink("content = '\\x00'")).rejects.toThrow('ESTIMATION_LETTER')
  })

  it('is sent without an attachment if an earlier version of the application queued it', async () => {
    const email = newAddress()
    await api.inTenant(practice.tenantId, (tx) =>
      sendEmail(tx, {
        email: estimationSentEmail,
        to: { name: '', address: email },
        data: { practiceName: 'Les Prés', number: 'D-1', validUntil: '2032-02-28', text: 'Bonjour', token: 't' },
        key: `estimationSent:${email}`,
      }),
    )
    await workDueJobs(worker)
    expect(receivedEmails(email)).toMatchObject([{ mail: { subject: 'Devis D-1 de Les Prés', attachments: [] } }])
  })
})
