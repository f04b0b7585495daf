import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { defaultEmailText } from 'shared/domain/bills/emailTexts'
import { openMailTransport, type MailTransport } from '../../../../mail/openMailTransport.ts'
import { issueFor, openBilledPractice, type BilledPractice } from '../../../../testing/bills/billedPractice.ts'
import { joinPractice, openPractice, testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { smtpDouble, type SmtpDouble } from '../../../../testing/smtpDouble.ts'
import { workDueJobs, type TestWorker } from '../../../../testing/workDueJobs.ts'

let api: TestApp
let smtp: SmtpDouble
let mailTransport: MailTransport
let options: TestWorker
let practice: BilledPractice
let alice: Caller
let today = '2031-12-02'

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date(`${today}T10:30:00Z`) } })
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
  today = '2031-12-02'
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})

let count = 0
const anAddress = () => `client${(count += 1)}@exemple.fr`
const send = (billId: string, email: string, level: number | null = null, caller = alice) =>
  caller.post('/bill-letters', {
    letters: [{ billId, level, email }],
    texts: [{ level, ...defaultEmailText(null), text: 'Bonjour {client},\n\n{reste} à payer.' }],
  })
const received = (email: string) => smtp.taken.filter(({ to }) => to === email)
const details = async (id: string) => (await alice.get(`/billings/${id}/details`)).body
const listed = async (id: string) =>
  (await alice.get('/billings')).body.content.find((bill: { id: string }) => bill.id === id)
const patientColumns = (change: Record<string, string>) =>
  api.inTenant(practice.tenantId, (tx) =>
    tx.updateTable('patient').set(change).where('id', '=', practice.patientId).execute(),
  )

/** An invoice of 2 December, due on the 1st of January. */
async function anOverdueBill(day = '2032-01-08') {
  const bill = await issueFor(api, practice, { selectedTermOfPayment: 'DAYS_30' })
  today = day
  return bill.id
}
const dunnings = async () => (await alice.get('/bill-reminders')).body
const levels = async () => (await dunnings()).map(({ level }: { level: number }) => level)
const pay = (id: string) => alice.put(`/billings/${id}?fullyPaid=true`, {})

describe('the e-mail of an invoice', () => {
  it('is delivered with the issued PDF and the text, and with a reply-to address', async () => {
    const bill = await issueFor(api, practice)
    const email = anAddress()
    const { status, body } = await send(bill.id, email)
    expect({ status, body }).toEqual({
      status: 200,
      body: [{ billId: bill.id, billNumber: '2031-0001', message: null }],
    })
    expect(await listed(bill.id)).toMatchObject({ letterState: 'PENDING', sentAt: null })
    await workDueJobs(options)
    const [{ mail } = { mail: undefined }] = received(email)
    expect(mail).toMatchObject({
      subject: 'Votre facture 2031-0001',
      from: { name: 'Les Prés', address: 'ne-pas-repondre@complice.fr' },
      replyTo: [{ name: 'Les Prés' }],
      attachments: [{ filename: 'facture-2031-0001.pdf', mimeType: 'application/pdf' }],
    })
    expect(mail?.text).toMatch(/Bonjour Paul Martin,\n\n[\d\s,]+€ à payer\./)
    const content = mail?.attachments[0]?.content ?? ''
    expect(typeof content === 'string' ? content : Buffer.from(new Uint8Array(content))).toEqual(bill.bytes)
    expect(await listed(bill.id)).toMatchObject({
      letterState: 'SENT',
      sentAt: '2031-12-02T10:30:00.000Z',
      reminderLevel: 0,
    })
    expect((await details(bill.id)).letters).toMatchObject([{ level: null, email, state: 'SENT', reason: null }])
  })

  it('is proposed for the address of the patient, else the guardian, else the referent', async () => {
    const { id } = await issueFor(api, practice)
    const proposed = async () => (await alice.post('/bill-letters/drafts', { billIds: [id] })).body[0].email
    expect(await proposed()).toBe('')
    await patientColumns({ referent_email: 'referent@exemple.fr' })
    expect(await proposed()).toBe('referent@exemple.fr')
    await patientColumns({ legal_manager_email: 'parent@exemple.fr' })
    expect(await proposed()).toBe('parent@exemple.fr')
    await patientColumns({ email: 'paul@exemple.fr' })
    expect(await proposed()).toBe('paul@exemple.fr')
  })

  it('is sent once for a repeated document or a repeated request', async () => {
    const { id } = await issueFor(api, practice)
    const email = anAddress()
    const request = {
      method: 'POST' as const,
      url: '/api/bill-letters',
      headers: { authorization: `Bearer ${practice.token}`, 'idempotency-key': 'a-key-of-this-form' },
      payload: {
        letters: [
          { billId: id, level: null, email },
          { billId: id, level: null, email },
        ],
        texts: [{ level: null, ...defaultEmailText(null) }],
      },
    }
    const [one, other] = [await api.app.inject(request), await api.app.inject(request)]
    expect(one.body).toBe(other.body)
    await workDueJobs(options)
    await workDueJobs(options)
    expect(received(email)).toHaveLength(1)
    expect((await details(id)).letters).toHaveLength(1)
  })

  it.each([
    ['a 550 for its recipient', '550@exemple.fr', 'UNKNOWN_ADDRESS'],
    ['a 554 for its content', 'data554@exemple.fr', 'REJECTED'],
  ])('is shown as not delivered after %s, and is not tried again', async (_caseName, email, reason) => {
    const { id } = await issueFor(api, practice)
    await send(id, email)
    await workDueJobs(options)
    const askedBefore = smtp.recipientCount()
    await api.admin("update jobs.job set start_after = now() where state = 'retry'")
    await workDueJobs(options)
    expect(smtp.recipientCount()).toBe(askedBefore)
    expect(await listed(id)).toMatchObject({ letterState: 'REFUSED', sentAt: null })
    expect((await details(id)).letters).toMatchObject([{ state: 'REFUSED', reason, email }])
    // No table contains the server's response.
    const kept = await api.admin(
      "select from bill_letter where bill_letter::text like '%secret%' union all select from jobs.job where output::text like '%secret%'",
    )
    expect(kept).toEqual([])
  })

  it('is found by the filter of undelivered e-mails until a newer one is sent', async () => {
    const refusedBill = await issueFor(api, practice)
    const arrived = await issueFor(api, practice)
    await issueFor(api, practice)
    await send(refusedBill.id, '550@exemple.fr')
    await send(arrived.id, anAddress())
    await workDueJobs(options)
    const found = async () => (await alice.get('/billings?letter=REFUSED&status=ALL')).body
    expect(await found()).toMatchObject({
      content: [{ id: refusedBill.id, letterState: 'REFUSED' }],
      totalElements: 1,
      sums: { billed: 60, due: 60 },
    })
    expect((await alice.get('/billings?letter=ALL')).body.totalElements).toBe(3)
    expect((await alice.get('/billings?letter=SENT')).status).toBe(400)
    today = '2031-12-03'
    await send(refusedBill.id, anAddress())
    expect((await found()).totalElements).toBe(0)
    await workDueJobs(options)
    expect((await found()).totalElements).toBe(0)
    today = '2031-12-04'
    await send(arrived.id, '550@exemple.fr')
    await workDueJobs(options)
    expect((await found()).content).toMatchObject([{ id: arrived.id }])
  })

  it('is tried again after a temporary refusal, and is shown as not delivered after the last attempt', async () => {
    const { id } = await issueFor(api, practice)
    await send(id, '451@exemple.fr')
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await details(id)).letters).toMatchObject([{ state: 'PENDING' }])
      await workDueJobs(options)
      await api.admin("update jobs.job set start_after = now() where state = 'retry'")
    }
    expect((await details(id)).letters).toMatchObject([{ state: 'REFUSED', reason: 'UNREACHABLE' }])
  })

  it('is encrypted in the database, where it can be neither changed nor deleted', async () => {
    const { id } = await issueFor(api, practice)
    await send(id, 'sceau@exemple.fr')
    await workDueJobs(options)
    const [row] = await api.admin('select bill_letter::text as row from bill_letter where bill_id = $1', [id])
    expect(JSON.stringify(row)).not.toContain('sceau')
    const change = (statement: string) => api.admin(`${statement} where bill_id = $1`, [id])
    await expect(change("update bill_letter set state = 'PENDING', decided_at = null")).rejects.toThrow('BILL_LETTER')
    await expect(change("update bill_letter set content = '\\x00'")).rejects.toThrow('BILL_LETTER')
    await expect(change('delete from bill_letter')).rejects.toThrow('BILL_LETTER')
  })

  it.each([
    ['an invalid address', { letters: [{ level: null, email: 'paul' }] }, 400],
    ['an unknown dunning level', { letters: [{ level: 4, email: 'paul@exemple.fr' }] }, 400],
    ['an unknown placeholder in the text', { texts: [{ level: null, subject: '{secret}', text: 'Bonjour' }] }, 400],
    ['no text for its dunning level', { texts: [{ level: 1, subject: 'Rappel', text: 'Bonjour' }] }, 400],
  ])('is refused with %s', async (_caseName, { letters, texts }: { letters?: object[]; texts?: object[] }, status) => {
    const { id } = await issueFor(api, practice)
    const response = await alice.post('/bill-letters', {
      letters: (letters ?? [{ level: null, email: 'paul@exemple.fr' }]).map((email) => ({ billId: id, ...email })),
      texts: texts ?? [{ level: null, ...defaultEmailText(null) }],
    })
    expect(response.status).toBe(status)
    expect((await details(id)).letters).toEqual([])
  })

  it('is refused when the practice has sent 1000 e-mails within 24 hours', async () => {
    const { id } = await issueFor(api, practice)
    const insertEmails = (number: number, askedAt: string) =>
      api.admin(
        `insert into bill_letter (tenant_id, id, bill_id, asked_by, asked_on, asked_at)
         select $1, gen_random_uuid(), $2, $3, '2031-12-01', $4 from generate_series(1, $5::int)`,
        [practice.tenantId, id, practice.therapistId, askedAt, number],
      )
    await insertEmails(999, '2031-12-01T10:30:01Z')
    await insertEmails(5, '2031-12-01T10:30:00Z')
    expect((await send(id, anAddress())).body).toMatchObject([{ message: null }])
    expect(await send(id, anAddress())).toMatchObject({
      status: 429,
      body: { errorCode: 'E429', message: '1000 e-mails au plus partent en 24 heures : réessayez demain' },
    })
    const sent = await api.admin("select id from bill_letter where tenant_id = $1 and asked_on = '2031-12-02'", [
      practice.tenantId,
    ])
    expect(sent).toHaveLength(1)
  })

  it('can be sent only by members of the practice with the BILL privilege', async () => {
    const { id } = await issueFor(api, practice)
    const stranger = api.as((await openPractice(api)).token)
    expect((await send(id, 'x@exemple.fr', null, stranger)).status).toBe(404)
    expect((await stranger.post('/bill-letters/drafts', { billIds: [id] })).status).toBe(404)
    const { token } = await joinPractice(api, practice, { privileges: ['PATIENTS'] })
    expect((await send(id, 'x@exemple.fr', null, api.as(token))).status).toBe(403)
    expect((await api.as(token).get('/bill-reminders')).status).toBe(403)
    expect((await details(id)).letters).toEqual([])
  })

  it('loses its address and text when the patient is erased', async () => {
    const { id } = await issueFor(api, practice)
    await send(id, anAddress())
    await workDueJobs(options)
    expect((await alice.post(`/patients/${practice.patientId}/erasure`, {})).status).toBe(200)
    expect((await details(id)).letters).toMatchObject([{ email: '', subject: '', text: '', state: 'SENT' }])
  })
})

describe('a dunning e-mail', () => {
  it('is proposed on the day when each of its three levels is due, and not after the third', async () => {
    const id = await anOverdueBill('2032-01-07')
    expect(await dunnings()).toEqual([])
    for (const [day, level] of [
      ['2032-01-08', 1],
      ['2032-01-23', 2],
      ['2032-02-07', 3],
    ] as const) {
      today = day
      expect(await dunnings()).toMatchObject([{ billId: id, level, since: day, dueOn: '2032-01-01', remaining: 60 }])
      expect((await send(id, anAddress(), level)).body).toMatchObject([{ message: null }])
      await workDueJobs(options)
      expect(await dunnings()).toEqual([])
      expect(await listed(id)).toMatchObject({ reminderLevel: level })
    }
    today = '2032-06-01'
    expect(await dunnings()).toEqual([])
  })

  it('mentions penalties and the indemnity only to firms', async () => {
    const ofFirm = await issueFor(api, practice, { patientId: practice.firmId })
    const ofPerson = await anOverdueBill()
    const drafts = await dunnings()
    const penalties = (id: string) => drafts.find(({ billId }: { billId: string }) => billId === id)?.values.penalties
    expect(penalties(ofFirm.id)).toContain('40 €')
    expect(penalties(ofPerson)).toBe('')
  })

  it('is not sent for a level that is not due', async () => {
    const id = await anOverdueBill()
    expect((await send(id, anAddress(), 2)).body).toMatchObject([
      { message: expect.stringContaining("n'est pas à envoyer") },
    ])
    await send(id, anAddress(), 1)
    expect((await send(id, anAddress(), 1)).body).toMatchObject([
      { message: expect.stringContaining("n'est pas à envoyer") },
    ])
    expect((await details(id)).letters).toHaveLength(1)
  })

  it('is due again if it was not delivered', async () => {
    const id = await anOverdueBill()
    await send(id, '550@exemple.fr', 1)
    await workDueJobs(options)
    expect(await dunnings()).toMatchObject([{ level: 1, letterState: 'REFUSED' }])
  })

  it.each([
    ['paid', pay],
    ['credited', (id: string) => alice.post(`/billings/${id}/credit-notes`, { lines: null, reason: 'Erreur' })],
  ])('is neither proposed nor sent for an invoice that is %s', async (_caseName, settle) => {
    const id = await anOverdueBill()
    await settle(id)
    expect(await dunnings()).toEqual([])
    expect((await send(id, anAddress(), 1)).body).toMatchObject([{ message: expect.stringContaining('Rien ne reste') }])
    expect((await details(id)).letters).toEqual([])
  })

  it('is withdrawn by a payment while it is pending', async () => {
    const id = await anOverdueBill()
    const email = anAddress()
    await send(id, email, 1)
    await pay(id)
    await workDueJobs(options)
    expect(received(email)).toEqual([])
    expect((await details(id)).letters).toMatchObject([{ state: 'WITHDRAWN' }])
    expect(await levels()).toEqual([])
  })

  it('is not sent if the invoice is paid at the same moment', async () => {
    const id = await anOverdueBill()
    const email = anAddress()
    const ids = await Promise.all([pay(id), ...[1, 2, 3].map(() => send(id, email, 1))])
    expect(ids.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await workDueJobs(options)
    expect(received(email)).toEqual([])
    const { letters } = await details(id)
    expect(letters.length).toBeLessThanOrEqual(1)
    for (const { state } of letters) expect(state).toBe('WITHDRAWN')
  })

  it('has its own result when several are sent at once', async () => {
    const paid = await issueFor(api, practice)
    const due = await anOverdueBill()
    await pay(paid.id)
    const { body } = await alice.post('/bill-letters', {
      letters: [paid.id, due].map((billId) => ({ billId, level: 1, email: anAddress() })),
      texts: [{ level: 1, ...defaultEmailText(1) }],
    })
    expect(body.map(({ message }: { message: string | null }) => message === null)).toEqual([false, true])
  })
})
