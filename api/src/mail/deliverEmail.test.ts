import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { inTransaction, type Tx } from '../db.ts'
import { openPractice, testApp, type TestApp } from '../testing/practice.ts'
import { workDueJobs, type TestWorker } from '../testing/workDueJobs.ts'
import { openMailTransport, type MailTransport } from './openMailTransport.ts'
import { addressConfirmationEmail } from './emails/addressConfirmation.email.ts'
import { sessionValidatedEmail } from './emails/sessionValidated.email.ts'
import { sendEmail, withdrawEmail, type NewEmail } from './sendEmail.ts'

type AddressConfirmation = { firstname: string; token: string }

let api: TestApp
let mailTransport: MailTransport
let options: TestWorker
beforeAll(async () => {
  api = await testApp()
  mailTransport = await openMailTransport(api.services)
  options = { services: api.services, mailTransport, log: api.app.log }
})
afterAll(async () => {
  await mailTransport.close()
  await api.close()
})

let emailCount = 0
const buildEmail = (change: Partial<NewEmail<AddressConfirmation>> = {}): NewEmail<AddressConfirmation> => ({
  email: addressConfirmationEmail,
  to: { name: 'Zoé Blanc', address: `zoe${(emailCount += 1)}@exemple.fr` },
  data: { firstname: 'Zoé', token: 'un-jeton' },
  key: `zoe${emailCount}`,
  ...change,
})
const send = (email: NewEmail<AddressConfirmation>) => inTransaction(api.database, (tx) => sendEmail(tx, email))
const hourMs = 3_600_000
const dateInHours = (hours: number) => new Date(Date.now() + hours * hourMs)
const inTx = <T>(action: (tx: Tx) => Promise<T>) => inTransaction(api.database, action)
const advanceJobs = (hours: number) =>
  api.admin('update jobs.job set start_after = start_after - make_interval(hours => $1)', [hours])
const readJobsOf = (key: string) =>
  api.admin('select from jobs.job where id = (select id from letter where key = $1)', [key])
const getMailboxPage = (path: string) => api.app.inject({ url: `/_mail${path}` })
const readReceivedEmails = async (to: string) => (await getMailboxPage(`/messages?to=${encodeURIComponent(to)}`)).json()

describe('an e-mail', () => {
  it('arrives in the mailbox as text and HTML', async () => {
    const email = buildEmail()
    await send(email)
    expect(await workDueJobs(options)).toBe(1)
    expect(await readReceivedEmails(email.to.address)).toMatchObject([
      {
        to: email.to.address,
        subject: 'Confirmez votre adresse mail',
        text: expect.stringContaining('/public/confirm#un-jeton'),
        html: expect.stringContaining('Bienvenue Zoé'),
      },
    ])
  })

  it('has its recipient and data deleted from the database once it is sent', async () => {
    const email = buildEmail()
    await send(email)
    await workDueJobs(options)
    const rows = await api.admin(
      'select recipient_name, recipient_address, data from letter where key = $1 and sent_at is not null',
      [email.key],
    )
    expect(rows).toEqual([{ recipient_name: '', recipient_address: '', data: {} }])
  })

  it('is never sent when its transaction fails', async () => {
    const email = buildEmail()
    const failing = inTransaction(api.database, async (tx) => {
      await sendEmail(tx, email)
      throw new Error('the action fails')
    })
    await expect(failing).rejects.toThrow('the action fails')
    expect(await workDueJobs(options)).toBe(0)
  })

  it('is sent once when it is queued twice with one key, even after it was sent', async () => {
    const email = buildEmail()
    await send(email)
    await send(email)
    expect(await workDueJobs(options)).toBe(1)
    await send(email)
    expect(await workDueJobs(options)).toBe(0)
  })

  it('has the same Message-ID when it is sent twice, so that the mailbox stores it once', async () => {
    const email = buildEmail()
    const { publicUrl, operatorEmail } = api.services.settings
    const content = addressConfirmationEmail.render(email.data, {
      publicUrl,
      operatorEmail,
      recipient: email.to,
      now: new Date(),
    })
    const message = { id: '0190aaaa-0000-7000-8000-00000000000a', to: email.to, content, sender: null }
    await mailTransport.send(message)
    await mailTransport.send(message)
    expect(await readReceivedEmails(email.to.address)).toHaveLength(1)
  })

  it('is sent to one recipient, even if the name contains a comma and an address', async () => {
    const email = buildEmail({ to: { name: 'Zoé, autre@exemple.fr', address: 'zoe.seule@exemple.fr' } })
    await send(email)
    await workDueJobs(options)
    expect(await readReceivedEmails('zoe.seule@exemple.fr')).toHaveLength(1)
    expect(await readReceivedEmails('autre@exemple.fr')).toHaveLength(0)
  })
})

describe('a scheduled e-mail', () => {
  it('is sent at its scheduled time and not before', async () => {
    const email = buildEmail({ sendAfter: dateInHours(2) })
    await send(email)
    expect(await workDueJobs(options)).toBe(0)
    await advanceJobs(1)
    expect(await workDueJobs(options)).toBe(0)
    await advanceJobs(1)
    expect(await workDueJobs(options)).toBe(1)
    expect(await readReceivedEmails(email.to.address)).toHaveLength(1)
  })

  it('can be withdrawn by its key, which also removes its job and frees the key', async () => {
    const email = buildEmail({ sendAfter: dateInHours(2) })
    await send(email)
    expect(await inTx((tx) => withdrawEmail(tx, email.key))).toBe(true)
    expect(await inTx((tx) => withdrawEmail(tx, email.key))).toBe(false)
    expect(await api.admin('select from jobs.job where state = $1', ['created'])).toEqual([])
    await advanceJobs(3)
    expect(await workDueJobs(options)).toBe(0)
    await send({ ...email, sendAfter: undefined })
    await workDueJobs(options)
    expect(await readReceivedEmails(email.to.address)).toHaveLength(1)
  })

  it('is still pending when the transaction that withdraws it fails', async () => {
    const email = buildEmail({ sendAfter: dateInHours(2) })
    await send(email)
    const failing = inTx(async (tx) => {
      await withdrawEmail(tx, email.key)
      throw new Error('not after all')
    })
    await expect(failing).rejects.toThrow('not after all')
    expect(await readJobsOf(email.key)).toHaveLength(1)
    await inTx((tx) => withdrawEmail(tx, email.key))
  })

  it('is not withdrawn once it was sent', async () => {
    const email = buildEmail()
    await send(email)
    await workDueJobs(options)
    expect(await inTx((tx) => withdrawEmail(tx, email.key))).toBe(false)
    expect(await workDueJobs(options)).toBe(0)
    expect(await readReceivedEmails(email.to.address)).toHaveLength(1)
  })
})

describe('the pages of the mailbox', () => {
  it('list the e-mails, and show each without running its scripts', async () => {
    await send(buildEmail({ data: { firstname: '<script>alert(1)</script>', token: 't' } }))
    await workDueJobs(options)
    const list = await getMailboxPage('')
    expect(list.body).toContain('Confirmez votre adresse mail')
    expect(list.headers['content-security-policy']).not.toContain('script-src')
    const id = /href="\/_mail\/([\w-]{36})"/.exec(list.body)?.[1] ?? ''
    expect((await getMailboxPage(`/${id}`)).body).toContain('/html" title="Le message en HTML" sandbox=')
    const htmlPage = await getMailboxPage(`/${id}/html`)
    expect(htmlPage.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/)
    expect(htmlPage.body).not.toContain('<script')
  })

  it('serve attachments as files', async () => {
    const session = {
      tenantId: 't',
      sessionId: 's',
      date: '2026-03-31',
      startTime: '10:00',
      endTime: '11:00',
      sessionTypeName: 'Séance',
      therapistName: 'A',
      patientName: 'P',
    }
    const { tenantId } = await openPractice(api)
    await api.inTenant(tenantId, (tx) =>
      sendEmail(tx, {
        email: sessionValidatedEmail,
        to: { name: 'P', address: 'p@exemple.fr' },
        data: { ...session, cancelToken: 'c', place: '', timeZone: 'Europe/Paris', sequence: 1 },
        key: 'validated',
      }),
    )
    await workDueJobs(options)
    const [{ id, attachments }] = await readReceivedEmails('p@exemple.fr')
    // One attachment is the calendar part of the message, the other is the file.
    expect(attachments).toHaveLength(2)
    expect(attachments).toContainEqual(
      expect.objectContaining({ mimeType: expect.stringContaining('text/calendar'), filename: null }),
    )
    const fileIndex = attachments.findIndex(({ filename }: { filename: string | null }) => filename === 'seance.ics')
    const file = await getMailboxPage(`/${id}/attachments/${fileIndex}`)
    expect(file.headers['content-disposition']).toBe('attachment; filename="seance.ics"')
    expect(file.body).toContain('DTSTART;TZID=Europe/Paris:20260331T100000')
  })

  it('return 404 for an unknown e-mail', async () => {
    expect((await getMailboxPage('/nothing')).statusCode).toBe(404)
    expect((await getMailboxPage('/0190aaaa-0000-7000-8000-0000000000ff')).statusCode).toBe(404)
  })

  it('do not exist if the setting `mailbox` is off, as in production', async () => {
    const production = await testApp({ settings: { mailbox: false } })
    expect((await production.app.inject({ url: '/_mail' })).statusCode).toBe(404)
    await production.close()
  })
})
