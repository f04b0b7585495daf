import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { inTransaction } from '../db.ts'
import type { WorkerOptions } from '../jobs/runJobs.ts'
import { testApp, type TestApp } from '../testing/practice.ts'
import { workDueJobs } from '../testing/workDueJobs.ts'
import { openMailer, type Mailer } from './mailer.ts'
import type { Mail } from './mails.ts'
import { queueMail } from './outbox.ts'

let api: TestApp
let mailer: Mailer
let options: WorkerOptions
beforeAll(async () => {
  api = await testApp()
  mailer = await openMailer(api.services)
  options = { services: api.services, mailer, log: api.app.log }
})
afterAll(async () => {
  await mailer.close()
  await api.close()
})

let count = 0
const aMail = (change: Partial<Mail<'addressConfirmation'>> = {}): Mail<'addressConfirmation'> => ({
  name: 'addressConfirmation',
  to: { name: 'Zoé Blanc', address: `zoe${(count += 1)}@exemple.fr` },
  data: { firstname: 'Zoé', token: 'un-jeton' },
  dedupeKey: `zoe${count}`,
  ...change,
})
const queue = (mail: Mail<'addressConfirmation'>) => inTransaction(api.database, (tx) => queueMail(tx, mail))
const page = (path: string) => api.app.inject({ url: `/_mail${path}` })
const received = async (to: string) => (await page(`/messages?to=${encodeURIComponent(to)}`)).json()

describe('a queued mail', () => {
  it('is received by the mailbox in text and HTML', async () => {
    const mail = aMail()
    await queue(mail)
    expect(await workDueJobs(options)).toBe(1)
    expect(await received(mail.to.address)).toMatchObject([
      {
        to: mail.to.address,
        subject: 'Confirmez votre adresse mail',
        text: expect.stringContaining('/public/confirm#un-jeton'),
        html: expect.stringContaining('Bienvenue Zoé'),
      },
    ])
  })

  it('leaves nothing of itself in the outbox once it is sent', async () => {
    const mail = aMail()
    await queue(mail)
    await workDueJobs(options)
    const rows = await api.admin(
      'select recipient_name, recipient_address, data from letter where key = $1 and sent_at is not null',
      [mail.dedupeKey],
    )
    expect(rows).toEqual([{ recipient_name: '', recipient_address: '', data: {} }])
  })

  it('is never sent when its act fails', async () => {
    const mail = aMail()
    const act = inTransaction(api.database, async (tx) => {
      await queueMail(tx, mail)
      throw new Error('the act fails')
    })
    await expect(act).rejects.toThrow('the act fails')
    expect(await workDueJobs(options)).toBe(0)
  })

  it('is one mail when it is queued twice, also after it was sent', async () => {
    const mail = aMail()
    await queue(mail)
    await queue(mail)
    expect(await workDueJobs(options)).toBe(1)
    await queue(mail)
    expect(await workDueJobs(options)).toBe(0)
  })

  it('is kept once by the mailbox when it is sent twice: its Message-ID stays the same', async () => {
    const mail = aMail()
    const job = {
      id: '0190aaaa-0000-7000-8000-00000000000a',
      payload: { name: mail.name, to: mail.to, data: mail.data },
    }
    await mailer.deliver(job)
    await mailer.deliver(job)
    expect(await received(mail.to.address)).toHaveLength(1)
  })

  it('goes to one recipient, whatever is written in the address', async () => {
    const mail = aMail({ to: { name: 'Zoé, autre@exemple.fr', address: 'zoe.seule@exemple.fr' } })
    await queue(mail)
    await workDueJobs(options)
    expect(await received('zoe.seule@exemple.fr')).toHaveLength(1)
    expect(await received('autre@exemple.fr')).toHaveLength(0)
  })
})

describe('the page of the mailbox', () => {
  it('lists the mails, shows one, and runs nothing of it', async () => {
    await queue(aMail({ data: { firstname: '<script>alert(1)</script>', token: 't' } }))
    await workDueJobs(options)
    const list = await page('')
    expect(list.body).toContain('Confirmez votre adresse mail')
    expect(list.headers['content-security-policy']).not.toContain('script-src')
    const id = /href="\/_mail\/([\w-]{36})"/.exec(list.body)?.[1] ?? ''
    expect((await page(`/${id}`)).body).toContain('/html" title="Le message en HTML" sandbox=')
    const shown = await page(`/${id}/html`)
    expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/)
    expect(shown.body).not.toContain('<script')
  })

  it('gives the attachments as files', async () => {
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
    await inTransaction(api.database, (tx) =>
      queueMail(tx, {
        name: 'sessionValidated',
        to: { name: 'P', address: 'p@exemple.fr' },
        data: { ...session, cancelToken: 'c', place: '', timeZone: 'Europe/Paris', sequence: 1 },
        dedupeKey: 'validated',
      }),
    )
    await workDueJobs(options)
    const [{ id, attachments }] = await received('p@exemple.fr')
    expect(attachments).toMatchObject([{ filename: 'seance.ics' }])
    const file = await page(`/${id}/attachments/0`)
    expect(file.headers['content-disposition']).toBe('attachment; filename="seance.ics"')
    expect(file.body).toContain('DTSTART;TZID=Europe/Paris:20260331T100000')
  })

  it('knows no other mail', async () => {
    expect((await page('/nothing')).statusCode).toBe(404)
    expect((await page('/0190aaaa-0000-7000-8000-0000000000ff')).statusCode).toBe(404)
  })

  it('is not there in production', async () => {
    const production = await testApp({ settings: { mailbox: false } })
    expect((await production.app.inject({ url: '/_mail' })).statusCode).toBe(404)
    await production.close()
  })
})
