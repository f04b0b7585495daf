import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { defaultEmailText } from 'shared/domain/bills/emailTexts'
import { openMailTransport, type MailTransport } from '../../../../mail/openMailTransport.ts'
import { issueFor, openBilledPractice, type BilledPractice } from '../../../../testing/bills/billedPractice.ts'
import { joinPractice, openPractice, testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { startSmtpDouble, type SmtpDouble } from '../../../../testing/smtpDouble.ts'
import { workDueJobs, type TestWorker } from '../../../../testing/workDueJobs.ts'

let api: TestApp
let smtp: SmtpDouble
let mailTransport: MailTransport
let worker: TestWorker
let practice: BilledPractice
let alice: Caller
let today = '2031-12-02'

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date(`${today}T10:30:00Z`) } })
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
  today = '2031-12-02'
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})

let addressCount = 0
const newAddress = () => `client${(addressCount += 1)}@exemple.fr`
const sendBillEmail = (billId: string, email: string, level: number | null = null, caller = alice) =>
  caller.post('/bill-letters', {
    letters: [{ billId, level, email }],
    texts: [{ level, ...defaultEmailText(null), text: 'Bonjour {client},\n\n{reste} à payer.' }],
  })
const receivedEmails = (email: string) => smtp.acceptedMessages.filter(({ to }) => to === email)
const readDetails = async (id: string) => (await alice.get(`/billings/${id}/details`)).body
const readListedBill = async (id: string) =>
  (await alice.get('/billings')).body.content.find((bill: { id: string }) => bill.id === id)
const updatePatient = (change: Record<string, string>) =>
  api.inTenant(practice.tenantId, (tx) =>
    tx.updateTable('patient').set(change).where('id', '=', practice.patientId).execute(),
  )

/** Issues an invoice on 2 December that is due on 1 January, sets the clock to `day` and returns the invoice's id. */
async function issueOverdueBill(day = '2032-01-08') {
  const bill = await issueFor(api, practice, { selectedTermOfPayment: 'DAYS_30' })
  today = day
  return bill.id
}
const listDunnings = async () => (await alice.get('/bill-reminders')).body
const listDunningLevels = async () => (await listDunnings()).map(({ level }: { level: number }) => level)
const payBill = (id: string) => alice.put(`/billings/${id}?fullyPaid=true`, {})

describe('the e-mail of an invoice', () => {
  it('is delivered with the issued PDF and the text, and with a reply-to address', async () => {
    const bill = await issueFor(api, practice)
    const email = newAddress()
    const { status, body } = await sendBillEmail(bill.id, email)
    expect({ status, body }).toEqual({
      status: 200,
      body: [{ billId: bill.id, billNumber: '2031-0001', message: null }],
    })
    expect(await readListedBill(bill.id)).toMatchObject({ letterState: 'PENDING', sentAt: null })
    await workDueJobs(worker)
    const [{ mail } = { mail: undefined }] = receivedEmails(email)
    expect(mail).toMatchObject({
      subject: 'Votre facture 2031-0001',
      from: { name: 'Les Prés par Complice', address: 'ne-pas-repondre@complice.fr' },
      replyTo: [{ name: 'Les Prés', address: practice.email }],
      attachments: [{ filename: 'facture-2031-0001.pdf', mimeType: 'application/pdf' }],
    })
    expect(mail?.text).toMatch(/Bonjour Paul Martin,\n\n[\d\s,]+€ à payer\./)
    const content = mail?.attachments[0]?.content ?? ''
    expect(typeof content === 'string' ? content : Buffer.from(new Uint8Array(content))).toEqual(bill.bytes)
    expect(await readListedBill(bill.id)).toMatchObject({
      letterState: 'SENT',
      sentAt: '2031-12-02T10:30:00.000Z',
      reminderLevel: 0,
    })
    expect((await readDetails(bill.id)).letters).toMatchObject([{ level: null, email, state: 'SENT', reason: null }])
  })

  it('is proposed for the address of the patient, else the guardian, else the referent', async () => {
    const { id } = await issueFor(api, practice)
    const readProposedAddress = async () => (await alice.post('/bill-letters/drafts', { billIds: [id] })).body[0].email
    expect(await readProposedAddress()).toBe('')
    await updatePatient({ referent_email: 'referent@exemple.fr' })
    expect(await readProposedAddress()).toBe('referent@exemple.fr')
    await updatePatient({ legal_manager_email: 'parent@exemple.fr' })
    expect(await readProposedAddress()).toBe('parent@exemple.fr')
    await updatePatient({ email: 'paul@exemple.fr' })
    expect(await readProposedAddress()).toBe('paul@exemple.fr')
  })

  it('is sent once for a repeated document or a repeated request', async () => {
    const { id } = await issueFor(api, practice)
    const email = newAddress()
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
    const [first, second] = [await api.app.inject(request), await api.app.inject(request)]
    expect(first.body).toBe(second.body)
    await workDueJobs(worker)
    await workDueJobs(worker)
    expect(receivedEmails(email)).toHaveLength(1)
    expect((await readDetails(id)).letters).toHaveLength(1)
  })

  it.each([
    ['SMTP code 550 for its recipient', '550@exemple.fr', 'UNKNOWN_ADDRESS'],
    ['SMTP code 554 for its content', 'data554@exemple.fr', 'REJECTED'],
  ])('is shown as not delivered after %s, and is not tried again', async (_caseName, email, reason) => {
    const { id } = await issueFor(api, practice)
    await sendBillEmail(id, email)
    await workDueJobs(worker)
    const recipientCountBefore = smtp.recipientCount()
    await api.admin("update jobs.job set start_after = now() where state = 'retry'")
    await workDueJobs(worker)
    expect(smtp.recipientCount()).toBe(recipientCountBefore)
    expect(await readListedBill(id)).toMatchObject({ letterState: 'REFUSED', sentAt: null })
    expect((await readDetails(id)).letters).toMatchObject([{ state: 'REFUSED', reason, email }])
    // Neither table contains the mail server's response.
    const rowsWithResponse = await api.admin(
      "select from bill_letter where bill_letter::text like '%secret%' union all select from jobs.job where output::text like '%secret%'",
    )
    expect(rowsWithResponse).toEqual([])
  })

  it('is found by the filter of undelivered e-mails until a newer e-mail is sent', async () => {
    const refusedBill = await issueFor(api, practice)
    const deliveredBill = await issueFor(api, practice)
    await issueFor(api, practice)
    await sendBillEmail(refusedBill.id, '550@exemple.fr')
    await sendBillEmail(deliveredBill.id, newAddress())
    await workDueJobs(worker)
    const findUndeliveredBills = async () => (await alice.get('/billings?letter=REFUSED&status=ALL')).body
    expect(await findUndeliveredBills()).toMatchObject({
      content: [{ id: refusedBill.id, letterState: 'REFUSED' }],
      totalElements: 1,
      sums: { billed: 60, due: 60 },
    })
    expect((await alice.get('/billings?letter=ALL')).body.totalElements).toBe(3)
    expect((await alice.get('/billings?letter=SENT')).status).toBe(400)
    today = '2031-12-03'
    await sendBillEmail(refusedBill.id, newAddress())
    expect((await findUndeliveredBills()).totalElements).toBe(0)
    await workDueJobs(worker)
    expect((await findUndeliveredBills()).totalElements).toBe(0)
    today = '2031-12-04'
    await sendBillEmail(deliveredBill.id, '550@exemple.fr')
    await workDueJobs(worker)
    expect((await findUndeliveredBills()).content).toMatchObject([{ id: deliveredBill.id }])
  })

  it('is tried again after a temporary refusal, and is shown as not delivered after the last attempt', async () => {
    const { id } = await issueFor(api, practice)
    await sendBillEmail(id, '451@exemple.fr')
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await readDetails(id)).letters).toMatchObject([{ state: 'PENDING' }])
      await workDueJobs(worker)
      await api.admin("update jobs.job set start_after = now() where state = 'retry'")
    }
    expect((await readDetails(id)).letters).toMatchObject([{ state: 'REFUSED', reason: 'UNREACHABLE' }])
  })

  it('is encrypted in the database, where it can be neither changed nor deleted', async () => {
    const { id } = await issueFor(api, practice)
    await sendBillEmail(id, 'sceau@exemple.fr')
    await workDueJobs(worker)
    const [row] = await api.admin('select bill_letter::text as row from bill_letter where bill_id = $1', [id])
    expect(JSON.stringify(row)).not.toContain('sceau')
    const execute = (statement: string) => api.admin(`${statement} where bill_id = $1`, [id])
    await expect(execute("update bill_letter set state = 'PENDING', decided_at = null")).rejects.toThrow('BILL_LETTER')
    await expect(execute("update bill_letter set content = '\\x00'")).rejects.toThrow('BILL_LETTER')
    await expect(execute('delete from bill_letter')).rejects.toThrow('BILL_LETTER')
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
    expect((await readDetails(id)).letters).toEqual([])
  })

  it('with an invalid address is refused with 400 if it is alone in the request, otherwise with a message in its result', async () => {
    const bills = [await issueFor(api, practice), await issueFor(api, practice), await issueFor(api, practice)]
    const invalidAddress = 'parent@exemple..fr'
    expect(await sendBillEmail(bills[0]?.id ?? '', invalidAddress)).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'email', message: "L'adresse mail n'est pas valable" }] },
    })
    const { status, body } = await alice.post('/bill-letters', {
      letters: bills.map(({ id }, index) => ({
        billId: id,
        level: null,
        email: index === 1 ? invalidAddress : newAddress(),
      })),
      texts: [{ level: null, ...defaultEmailText(null) }],
    })
    expect(status).toBe(200)
    expect(body.map(({ message }: { message: string | null }) => message)).toEqual([
      null,
      `L'adresse mail « ${invalidAddress} » n'est pas valable`,
      null,
    ])
  })

  it('can be sent only by members of the practice with the BILL privilege', async () => {
    const { id } = await issueFor(api, practice)
    const otherPractice = api.as((await openPractice(api)).token)
    expect((await sendBillEmail(id, 'x@exemple.fr', null, otherPractice)).status).toBe(404)
    expect((await otherPractice.post('/bill-letters/drafts', { billIds: [id] })).status).toBe(404)
    const { token } = await joinPractice(api, practice, { privileges: ['PATIENTS'] })
    expect((await sendBillEmail(id, 'x@exemple.fr', null, api.as(token))).status).toBe(403)
    expect((await api.as(token).get('/bill-reminders')).status).toBe(403)
    expect((await readDetails(id)).letters).toEqual([])
  })

  it("loses its address and text when the patient's data is erased", async () => {
    const { id } = await issueFor(api, practice)
    await sendBillEmail(id, newAddress())
    await workDueJobs(worker)
    expect((await alice.post(`/patients/${practice.patientId}/erasure`, {})).status).toBe(200)
    expect((await readDetails(id)).letters).toMatchObject([{ email: '', subject: '', text: '', state: 'SENT' }])
  })
})

describe('a dunning e-mail', () => {
  it('is proposed on the day when each of its three levels is due, and not after the third', async () => {
    const id = await issueOverdueBill('2032-01-07')
    expect(await listDunnings()).toEqual([])
    for (const [day, level] of [
      ['2032-01-08', 1],
      ['2032-01-23', 2],
      ['2032-02-07', 3],
    ] as const) {
      today = day
      expect(await listDunnings()).toMatchObject([
        { billId: id, level, since: day, dueOn: '2032-01-01', remaining: 60 },
      ])
      expect((await sendBillEmail(id, newAddress(), level)).body).toMatchObject([{ message: null }])
      await workDueJobs(worker)
      expect(await listDunnings()).toEqual([])
      expect(await readListedBill(id)).toMatchObject({ reminderLevel: level })
    }
    today = '2032-06-01'
    expect(await listDunnings()).toEqual([])
  })

  it('mentions penalties and the indemnity only to firms', async () => {
    const firmBill = await issueFor(api, practice, { patientId: practice.firmId })
    const individualBillId = await issueOverdueBill()
    const drafts = await listDunnings()
    const penaltiesOf = (id: string) => drafts.find(({ billId }: { billId: string }) => billId === id)?.values.penalties
    expect(penaltiesOf(firmBill.id)).toContain('40 €')
    expect(penaltiesOf(individualBillId)).toBe('')
  })

  it('is not sent for a level that is not due', async () => {
    const id = await issueOverdueBill()
    expect((await sendBillEmail(id, newAddress(), 2)).body).toMatchObject([
      { message: expect.stringContaining("n'est pas à envoyer") },
    ])
    await sendBillEmail(id, newAddress(), 1)
    expect((await sendBillEmail(id, newAddress(), 1)).body).toMatchObject([
      { message: expect.stringContaining("n'est pas à envoyer") },
    ])
    expect((await readDetails(id)).letters).toHaveLength(1)
  })

  it('is due again if it was not delivered', async () => {
    const id = await issueOverdueBill()
    await sendBillEmail(id, '550@exemple.fr', 1)
    await workDueJobs(worker)
    expect(await listDunnings()).toMatchObject([{ level: 1, letterState: 'REFUSED' }])
  })

  it.each([
    ['paid', payBill],
    ['credited', (id: string) => alice.post(`/billings/${id}/credit-notes`, { lines: null, reason: 'Erreur' })],
  ])('is neither proposed nor sent for an invoice that is %s', async (_caseName, settle) => {
    const id = await issueOverdueBill()
    await settle(id)
    expect(await listDunnings()).toEqual([])
    expect((await sendBillEmail(id, newAddress(), 1)).body).toMatchObject([
      { message: expect.stringContaining('Rien ne reste') },
    ])
    expect((await readDetails(id)).letters).toEqual([])
  })

  it('is withdrawn by a payment while it is pending', async () => {
    const id = await issueOverdueBill()
    const email = newAddress()
    await sendBillEmail(id, email, 1)
    await payBill(id)
    await workDueJobs(worker)
    expect(receivedEmails(email)).toEqual([])
    expect((await readDetails(id)).letters).toMatchObject([{ state: 'WITHDRAWN' }])
    expect(await listDunningLevels()).toEqual([])
  })

  it('is not delivered if the invoice is paid by a concurrent request', async () => {
    const id = await issueOverdueBill()
    const email = newAddress()
    const responses = await Promise.all([payBill(id), ...[1, 2, 3].map(() => sendBillEmail(id, email, 1))])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await workDueJobs(worker)
    expect(receivedEmails(email)).toEqual([])
    const { letters } = await readDetails(id)
    expect(letters.length).toBeLessThanOrEqual(1)
    for (const { state } of letters) expect(state).toBe('WITHDRAWN')
  })

  it('has a separate result when several e-mails are requested together', async () => {
    const paidBill = await issueFor(api, practice)
    const overdueBillId = await issueOverdueBill()
    await payBill(paidBill.id)
    const { body } = await alice.post('/bill-letters', {
      letters: [paidBill.id, overdueBillId].map((billId) => ({ billId, level: 1, email: newAddress() })),
      texts: [{ level: 1, ...defaultEmailText(1) }],
    })
    expect(body.map(({ message }: { message: string | null }) => message === null)).toEqual([false, true])
  })
})
