import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { estimationSentEmail } from '../../../../mail/emails/estimationSent.email.ts'
import { sendEmail } from '../../../../mail/sendEmail.ts'
import { openMailTransport, type MailTransport } from '../../../../mail/openMailTransport.ts'
import { anEstimationInput } from '../../../../testing/bills/anEstimationInput.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../../testing/populatedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { smtpDouble, type SmtpDouble } from '../../../../testing/smtpDouble.ts'
import { workDueJobs, type TestWorker } from '../../../../testing/workDueJobs.ts'

let api: TestApp
let smtp: SmtpDouble
let mailTransport: MailTransport
let options: TestWorker
let practice: PopulatedPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2031-11-28T10:00:00Z') } })
  smtp = await smtpDouble()
  const { settings, database } = api.services
  mailTransport = await openMailTransport({ settings: { ...settings, smtpUrl: smtp.url }, database })
  options = { services: api.services, mailTransport, log: api.app.log }
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

/** A quote for the patient; its id. */
async function anEstimation(): Promise<string> {
  const parties = { therapistId: practice.therapistId, patientId: practice.ids.patient }
  const { status } = await alice.post('/estimations', anEstimationInput(parties))
  expect(status).toBe(200)
  return (await alice.get('/estimations')).body.content[0].id
}

let count = 0
const anAddress = () => `client${(count += 1)}@exemple.fr`
async function mail(id: string, email: string): Promise<void> {
  const { status } = await alice.post(`/estimations/${id}/mails`, { email, text: 'Bonjour,\n\nVoici le devis.' })
  expect(status).toBe(201)
}
const received = (email: string) => smtp.taken.filter(({ to }) => to === email)
const links = async (id: string) => (await alice.get(`/estimations/${id}/details`)).body.links
const rowsWith = (word: string) =>
  api.admin(
    `select from letter where letter::text like '%' || $1 || '%'
     union all select from jobs.job where output::text like '%' || $1 || '%'
     union all select from estimation_link where estimation_link::text like '%' || $1 || '%'`,
    [word],
  )

describe('the letter of a quote', () => {
  it('brings the bytes that were issued, its text and its link, from whom one can answer', async () => {
    const id = await anEstimation()
    const email = anAddress()
    await mail(id, email)
    expect(await rowsWith('Voici le devis')).toEqual([])
    await workDueJobs(options)
    const [{ mail: sentEmail } = { mail: undefined }] = received(email)
    expect(sentEmail).toMatchObject({
      subject: 'Devis D-2031-0002 de Les Prés',
      from: { name: 'Les Prés', address: 'ne-pas-repondre@complice.fr' },
      replyTo: [{ name: 'Les Prés' }],
      attachments: [{ filename: 'devis-D-2031-0002.pdf', mimeType: 'application/pdf' }],
    })
    expect(sentEmail?.text).toMatch(/Bonjour,\n\nVoici le devis\.[\s\S]+28\/02\/2032[\s\S]+\/public\/estimation#[\w-]+/)
    const issued = await api.app.inject({
      url: `/api/estimations/${id}`,
      headers: { authorization: `Bearer ${practice.token}` },
    })
    const content = sentEmail?.attachments[0]?.content ?? ''
    expect(typeof content === 'string' ? content : Buffer.from(new Uint8Array(content))).toEqual(issued.rawPayload)
    expect(await links(id)).toMatchObject([
      { recipient: email, text: 'Bonjour,\n\nVoici le devis.', letterState: 'SENT', letterRefusal: null },
    ])
  })

  it.each([
    ['550 of its recipient', '550@exemple.fr', 'UNKNOWN_ADDRESS'],
    ['554 of the message', 'data554@exemple.fr', 'REJECTED'],
  ])('is shown as not delivered after %s, and is not tried again', async (_what, email, letterRefusal) => {
    const id = await anEstimation()
    await mail(id, email)
    await workDueJobs(options)
    const askedBefore = smtp.recipientCount()
    await api.admin("update jobs.job set start_after = now() where state = 'retry'")
    await workDueJobs(options)
    expect(smtp.recipientCount()).toBe(askedBefore)
    expect(await links(id)).toMatchObject([{ recipient: email, letterState: 'REFUSED', letterRefusal }])
    // No table contains the server's response.
    expect(await rowsWith('secret')).toEqual([])
  })

  it('is tried again after a refusal that passes, and is not delivered once it was given up', async () => {
    const id = await anEstimation()
    await mail(id, '451@exemple.fr')
    for (let tries = 0; tries < 12; tries += 1) {
      expect(await links(id)).toMatchObject([{ letterState: 'PENDING' }])
      await workDueJobs(options)
      await api.admin("update jobs.job set start_after = now() where state = 'retry'")
    }
    expect(await links(id)).toMatchObject([{ letterState: 'REFUSED', letterRefusal: 'UNREACHABLE' }])
  })

  it('that a newer one replaces does not leave', async () => {
    const id = await anEstimation()
    const [former, newer] = [anAddress(), anAddress()]
    await mail(id, former)
    await mail(id, newer)
    await workDueJobs(options)
    expect(received(former)).toEqual([])
    expect(received(newer)).toHaveLength(1)
    expect(await links(id)).toMatchObject([{ letterState: 'SENT' }, { letterState: 'WITHDRAWN' }])
  })

  it('does not leave once its patient was erased', async () => {
    const email = anAddress()
    await mail(await anEstimation(), email)
    expect((await alice.post(`/patients/${practice.ids.patient}/erasure`, {})).status).toBe(200)
    await workDueJobs(options)
    expect(received(email)).toEqual([])
    expect(await rowsWith(email)).toEqual([])
  })

  it('is decided once and keeps what it said', async () => {
    const id = await anEstimation()
    await mail(id, anAddress())
    await workDueJobs(options)
    const change = (set: string) => api.admin(`update estimation_link set ${set} where estimation_id = $1`, [id])
    await expect(change("letter_state = 'PENDING', decided_at = null")).rejects.toThrow('ESTIMATION_LETTER')
    await expect(change("letter_state = 'REFUSED', refusal = 'REJECTED'")).rejects.toThrow('ESTIMATION_LETTER')
    await expect(change("content = '\\x00'")).rejects.toThrow('ESTIMATION_LETTER')
  })

  it('that waits from a former version leaves as it was written', async () => {
    const email = anAddress()
    await api.inTenant(practice.tenantId, (tx) =>
      sendEmail(tx, {
        email: estimationSentEmail,
        to: { name: '', address: email },
        data: { practiceName: 'Les Prés', number: 'D-1', validUntil: '2032-02-28', text: 'Bonjour', token: 't' },
        key: `estimationSent:${email}`,
      }),
    )
    await workDueJobs(options)
    expect(received(email)).toMatchObject([{ mail: { subject: 'Devis D-1 de Les Prés', attachments: [] } }])
  })
})
