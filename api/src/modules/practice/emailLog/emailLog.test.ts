import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Privilege } from 'shared/contracts/access'
import { defaultEmailText } from 'shared/domain/bills/emailTexts'
import { emailKinds } from 'shared/domain/accounts/emailKinds'
import { purge } from '../../../jobs/purge.ts'
import { exampleSession } from '../../../mail/emails/exampleSession.ts'
import { sessionValidatedEmail } from '../../../mail/emails/sessionValidated.email.ts'
import { openMailTransport, type MailTransport } from '../../../mail/openMailTransport.ts'
import { sendEmail, withdrawEmail } from '../../../mail/sendEmail.ts'
import { issueFor, openBilledPractice, type BilledPractice } from '../../../testing/bills/billedPractice.ts'
import { joinPractice, openPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'
import { startSmtpDouble, type SmtpDouble } from '../../../testing/smtpDouble.ts'
import { workDueJobs, type TestWorker } from '../../../testing/workDueJobs.ts'
import { emails } from '../../background.ts'

let api: TestApp
let smtp: SmtpDouble
let mailTransport: MailTransport
let worker: TestWorker
let practice: BilledPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp()
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
  // Removes the pending e-mails of other tests.
  await api.admin("delete from jobs.job where name = 'deliverLetter'")
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})

const sendBill = async (email: string) => {
  const { id } = await issueFor(api, practice)
  return alice.post('/bill-letters', {
    letters: [{ billId: id, level: null, email }],
    texts: [{ level: null, ...defaultEmailText(null) }],
  })
}
const validateSession = (address: string, memberId = practice.therapistId) =>
  api.inTenant(practice.tenantId, (tx) =>
    sendEmail(tx, {
      email: sessionValidatedEmail,
      to: { name: 'Paul', address },
      data: { ...exampleSession, cancelToken: 'c', place: '', timeZone: 'Europe/Paris', sequence: 1 },
      key: `validated:${address}`,
      practiceSubject: { patientId: practice.patientId, memberId },
    }),
  )
const readLog = async (caller = alice, query = '') => (await caller.get(`/email-log${query}`)).body
const readRows = async (caller = alice) =>
  (await readLog(caller)).content.map(
    ({ name, recipient, state, reason }: Record<string, string>) => `${name} ${recipient} ${state} ${reason}`,
  )
const signInWith = async (privileges: Privilege[]) => api.as((await joinPractice(api, practice, { privileges })).token)

const erasePatient = () => alice.post(`/patients/${practice.patientId}/erasure`, {})

describe('the list of sent e-mails', () => {
  it('shows pending, sent and refused e-mails with their state', async () => {
    await sendBill('paul@exemple.fr')
    expect(await readRows()).toEqual(['billSent paul@exemple.fr PENDING null'])
    await workDueJobs(worker)
    await sendBill('550@exemple.fr')
    await validateSession('data554@exemple.fr')
    await workDueJobs(worker)
    expect(await readRows()).toEqual([
      'sessionValidated data554@exemple.fr REFUSED REJECTED',
      'billSent 550@exemple.fr REFUSED UNKNOWN_ADDRESS',
      'billSent paul@exemple.fr SENT null',
    ])
    expect((await readLog(alice, '?state=REFUSED')).totalElements).toBe(2)
  })

  it('encrypts the address, and stores neither subject nor text', async () => {
    await sendBill('paul@exemple.fr')
    await workDueJobs(worker)
    const [{ row } = { row: '' }] = await api.admin<{ row: string }>(
      'select email_log::text as row from email_log where tenant_id = $1',
      [practice.tenantId],
    )
    expect(row).not.toMatch(/paul|exemple|facture/i)
    expect(await api.admin('select from letter where sender is not null and sent_at is not null')).toEqual([])
  })

  it('shows an e-mail as refused after the last attempt, and keeps its row for another attempt by the operator', async () => {
    await validateSession('451@exemple.fr')
    for (let tries = 0; tries < 12; tries += 1) {
      await workDueJobs(worker)
      await api.admin("update jobs.job set start_after = now() where state = 'retry'")
    }
    expect(await readRows()).toEqual(['sessionValidated 451@exemple.fr REFUSED UNREACHABLE'])
    expect(await api.admin("select from letter where recipient_address = '451@exemple.fr'")).toHaveLength(1)
  })

  it.each<[string, Privilege[], string[]]>([
    ['invoices for BILL', ['BILL'], ['billSent paul@exemple.fr PENDING null']],
    ['sessions for AGENDA', ['AGENDA'], ['sessionValidated zoe@exemple.fr PENDING null']],
    ['nothing for ANIMALS', ['ANIMALS'], []],
  ])('shows %s', async (_case, privileges, rows) => {
    await api.admin("delete from letter where key = 'validated:zoe@exemple.fr'")
    await sendBill('paul@exemple.fr')
    await validateSession('zoe@exemple.fr')
    expect(await readRows(await signInWith(privileges))).toEqual(rows)
  })

  it('shows a therapist without privileges only the e-mails about their own sessions', async () => {
    const bruno = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    await validateSession('luc@exemple.fr')
    await validateSession('eva@exemple.fr', bruno.id)
    expect(await readRows(api.as(bruno.token))).toEqual(['sessionValidated eva@exemple.fr PENDING null'])
    expect(await readRows(api.as((await openPractice(api)).token))).toEqual([])
  })

  it('no longer contains an e-mail that was withdrawn', async () => {
    await validateSession('ana@exemple.fr')
    await api.inTenant(practice.tenantId, (tx) => withdrawEmail(tx, 'validated:ana@exemple.fr'))
    expect(await readRows()).toEqual([])
  })

  it('has pages of fifty, the newest first', async () => {
    for (let index = 0; index < 51; index += 1) await validateSession(`page${index}@exemple.fr`)
    expect(await readLog(alice, '?page=1')).toMatchObject({
      content: [{ recipient: 'page0@exemple.fr' }],
      totalElements: 51,
      itemsPerPage: 50,
      totalPages: 2,
    })
  })

  it('no longer contains an e-mail after 90 days', async () => {
    await validateSession('old@exemple.fr')
    await validateSession('new@exemple.fr')
    await api.admin(
      `update email_log set created_at = now() - interval '91 days'
       where id = (select id from letter where recipient_address = 'old@exemple.fr')`,
    )
    await purge(api.database)
    expect(await readRows()).toEqual(['sessionValidated new@exemple.fr PENDING null'])
    // The list itself hides older rows.
    const storedRows = await api.admin('select count(*)::integer as count from email_log where tenant_id = $1', [
      practice.tenantId,
    ])
    expect(storedRows).toEqual([{ count: 1 }])
  })
})

describe('the address in the list of sent e-mails', () => {
  it('is deleted with the erasure of the patient, but its row remains', async () => {
    await validateSession('sent@exemple.fr')
    await workDueJobs(worker)
    expect((await erasePatient()).status).toBe(200)
    expect(await readRows()).toEqual(['sessionValidated  SENT null'])
  })

  it('is not stored when the e-mail is sent after the erasure', async () => {
    await validateSession('later@exemple.fr')
    expect((await erasePatient()).status).toBe(200)
    expect(await readRows()).toEqual(['sessionValidated  PENDING null'])
    await workDueJobs(worker)
    expect(await readRows()).toEqual(['sessionValidated  SENT null'])
  })
})

describe('the labels in the list of sent e-mails', () => {
  it('exist for exactly the e-mails that practices send', () => {
    const names = emails.filter(({ senderOf }) => senderOf({ to: 'patient' }) === 'PRACTICE').map(({ name }) => name)
    expect(Object.keys(emailKinds).toSorted()).toEqual(names.toSorted())
  })
})
