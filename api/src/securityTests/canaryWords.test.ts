import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { BillInput } from 'shared/contracts/finance/bills'
import { defaultEmailText, type EmailLevel } from 'shared/domain/bills/emailTexts'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { nothingRecorded } from 'shared/domain/fit/nothingRecorded'
import { openMailTransport, type MailTransport } from '../mail/openMailTransport.ts'
import { closeBills } from '../modules/finance/bills/closures/closeBills.service.ts'
import { insertAnswers } from '../modules/agenda/booking/answers.sql.ts'
import { anEstimationInput } from '../testing/bills/anEstimationInput.ts'
import { aBillInput, aLine } from '../testing/bills/aBillInput.ts'
import { fileFrom, ofSessions, type IssuedFile } from '../testing/bills/billedPractice.ts'
import { dumpedTexts } from '../testing/dumpedTexts.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../testing/populatedPractice.ts'
import { testApp, type ApiResponse, type Caller, type TestApp } from '../testing/practice.ts'
import { smtpDouble, type SmtpDouble } from '../testing/smtpDouble.ts'
import { pdfReadings, wordForms } from '../testing/wordForms.ts'
import { workDueJobs, type TestWorker } from '../testing/workDueJobs.ts'

/** Prefix of every medical text, which only the patient's file may contain. */
const canary = 'Zyxocanari'
/** Prefix of every text typed for a document or an e-mail. */
const typed = 'Zyxotape'
const client = 'paul@exemple.fr'

let now = new Date('2031-11-28T10:00:00Z')
let api: TestApp
let smtp: SmtpDouble
let mailTransport: MailTransport
let options: TestWorker
let practice: PopulatedPractice
let alice: Caller
let logged = ''
/** Outputs other than the patient's file: documents, e-mails, lists, the log, the database. */
const seen: { where: string; text: string }[] = []

beforeAll(async () => {
  api = await testApp({
    services: { now: () => now },
    settings: { logLevel: 'trace' },
    logTo: { write: (line) => (logged += line) },
  })
  smtp = await smtpDouble()
  const { settings, database } = api.services
  mailTransport = await openMailTransport({ settings: { ...settings, smtpUrl: smtp.url }, database })
  options = { services: api.services, mailTransport, log: api.app.log }
  practice = await openPopulatedPractice(api, { offer: 'ULTIME' })
  alice = api.as(practice.token)
})
afterAll(async () => {
  await mailTransport.close()
  await smtp.close()
  await api.close()
})

const keep = (where: string, text: string) => seen.push({ where, text })
async function keepPdf(where: string, bytes: Uint8Array): Promise<void> {
  for (const text of await pdfReadings(bytes)) keep(where, text)
}
const holding = (word: string) => {
  const forms = wordForms(word)
  return [...new Set(seen.filter(({ text }) => forms.some((form) => text.includes(form))).map(({ where }) => where))]
}

async function done(call: Promise<ApiResponse>): Promise<ApiResponse> {
  const response = await call
  expect(response.body ?? {}).not.toHaveProperty('errorCode')
  return response
}

/** Sends a request whose response is a file, and stores the file. */
async function made(where: string, path: string, payload: object): Promise<IssuedFile> {
  const file = await fileFrom(api, { method: 'POST', path, payload, token: practice.token })
  expect([where, file.status]).toEqual([where, 200])
  await keepPdf(where, file.bytes)
  return file
}

/** Stores the response at a path: a list or a file. */
async function read(path: string): Promise<void> {
  const { status, bytes, headers } = await fileFrom(api, { method: 'GET', path, token: practice.token })
  expect([path, status]).toEqual([path, 200])
  if (String(headers['content-type']).includes('pdf')) await keepPdf(path, bytes)
  else keep(path, bytes.toString())
}

const query = <Row extends object>(statement: string) => api.admin<Row>(statement)
async function keepDatabase(): Promise<void> {
  for (const { column, text } of await dumpedTexts(query)) keep(`the database, ${column}`, text)
}

/**
 * Adds a session of the patient at 60 €, with a comment, an evaluation, an answer of the first visit and an audio;
 * returns its id.
 */
async function aSession(startDate: string): Promise<string> {
  const { therapist, sessionType, patient } = practice.ids
  const evaluation = emptyEvaluation()
  evaluation.evaluationGlobale.difficultes = `${canary} évaluation`
  const { body } = await done(
    alice.post('/sessions', {
      startDate,
      startTime: '14:00',
      endTime: '15:00',
      therapistId: therapist,
      sessionTypeId: sessionType,
      patientId: patient,
      animalIds: [],
      clubId: null,
      price: 60,
      roomRent: 0,
      animalRent: 0,
      taxesPaidByPatient: 0,
      patientPresent: true,
      paid: false,
      withAnimalOnly: false,
      comments: `${canary} commentaire`,
      evaluation,
    }),
  )
  const { id }: { id: string } = body.sessions[0]
  await api.inTenant(practice.tenantId, async (tx) =>
    insertAnswers(
      tx,
      await api.services.encryption.cipherOf(tx, practice.tenantId),
      { tenantId: practice.tenantId, sessionId: id },
      [{ position: 0, question: 'Des allergies ?', text: `${canary} réponse` }],
    ),
  )
  const webm = Buffer.concat([Buffer.from('GkXfo59ChoEBQveBAULygQRC84EI', 'base64'), Buffer.from(canary)])
  await done(
    alice.patch(`/sessions/${id}/audios`, { content: `data:audio/webm;codecs=opus;base64,${webm.toString('base64')}` }),
  )
  return id
}

const estimationInput = () =>
  anEstimationInput({
    therapistId: practice.therapistId,
    patientId: practice.ids.patient,
    therapistComments: `${typed} devis`,
  })

/** Adds a quote that is sent and accepted online; returns its id. */
async function issueEstimation(): Promise<string> {
  await made('the draft of a quote', '/draft/estimations', estimationInput())
  await made('the quote', '/estimations', estimationInput())
  const { id } = (await alice.get('/estimations')).body.content[0]
  await done(alice.post(`/estimations/${id}/mails`, { email: client, text: `${typed} lettre` }))
  const [estimationEmail] = await api.mails('estimationWithFile')
  await keepDatabase()
  await workDueJobs(options)
  const acceptance = { firstname: 'Paul', lastname: 'Martin', agreed: true, earlyStart: true }
  const { body } = await done(
    api.as().post('/shared-estimations/acceptance', { token: estimationEmail?.data.token, ...acceptance }),
  )
  keep('the quote as its client sees it', JSON.stringify(body))
  return id
}

async function issueBill(where: string, change: Partial<BillInput>): Promise<string> {
  const { billNumber } = (await alice.get('/next-number/billings')).body
  const { patient: patientId, therapist: therapistId } = practice.ids
  const input = aBillInput({ patientId, therapistId, billNumber, ...change })
  await made(`the draft of ${where}`, '/draft/bills', input)
  return (await made(where, '/billings', input)).id
}

const sendBillEmail = (billId: string, level: EmailLevel) =>
  done(
    alice.post('/bill-letters', {
      letters: [{ billId, level, email: client }],
      texts: [{ level, ...defaultEmailText(level), text: `${typed} {client} {reste}` }],
    }),
  )

async function billMonth(): Promise<string> {
  const { id } = (
    await done(
      alice.post('/bill-batches', {
        month: '2031-11',
        patientIds: [practice.ids.patient],
        therapistId: null,
        withTaxes: false,
        taxes: null,
        taxesComment: '',
        selectedTermOfPayment: 'DAYS_30',
        selectedPaymentChoice: 'TRANSFER',
        selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
      }),
    )
  ).body
  await workDueJobs(options)
  const batch = (await alice.get(`/bill-batches/${id}`)).body
  // The parts of the patient and of their payer.
  expect(batch.items).toMatchObject([{ state: 'ISSUED' }, { state: 'ISSUED' }])
  for (const { billId } of batch.items) await read(`/billings/${billId}`)
  return id
}

const period = 'startDate=2031-11-01&endDate=2032-01-31'
const pathsOf = (estimationId: string, batchId: string, billIds: readonly string[]) => [
  `/bill-batches/${batchId}`,
  ...billIds.flatMap((id) => [`/billings/${id}`, `/billings/${id}/details`]),
  '/billings?size=100',
  '/billings/unbilled?month=2031-11',
  `/billings/sessions?patientId=${practice.ids.patient}&${period}`,
  `/billings/estimation-origin?estimationId=${estimationId}`,
  '/bill-reminders',
  `/estimations/${estimationId}`,
  `/estimations/${estimationId}/details`,
  '/estimations',
  ...['DAY', 'MONTH', 'YEAR'].flatMap((kind) => [
    `/bill-closures?period=${kind}`,
    `/bill-closures/file?period=${kind}`,
  ]),
  ...['receipts', 'vat', 'fec', 'e-reporting'].map((book) => `/books/${book}?${period}`),
  `/books/receipts?${period}&format=pdf`,
  `/sales/details?${period}`,
  ...['csv', 'pdf'].map((format) => `/sales/details/file?${period}&format=${format}`),
  `/user/activity?${period}`,
  `/user/activity/therapists?${period}&therapistId=${practice.therapistId}`,
  `/patients/${practice.ids.patient}/documents`,
  `/patients/${practice.ids.patient}/timeline?kinds=DOCUMENT`,
]

/** Runs a practice's work with a patient's sessions, from the quote to the books. */
async function live(): Promise<string> {
  await done(
    alice.put(`/patients/${practice.ids.patient}/fit`, { ...nothingRecorded, weightKg: 71, note: `${canary} note` }),
  )
  const sessionId = await aSession('2031-11-10')
  await aSession('2031-11-12')
  const estimationId = await issueEstimation()
  const simplified = await issueBill('the invoice of a session', ofSessions([sessionId]))
  const detailed = await issueBill('the detailed invoice', {
    detailedBillingContent: [aLine({ description: `${typed} ligne` })],
    introText: `${typed} introduction`,
    estimationId,
  })
  const credit = await made('the credit note', `/billings/${detailed}/credit-notes`, { lines: null, reason: typed })
  const batchId = await billMonth()
  for (const id of [simplified, credit.id]) await sendBillEmail(id, null)
  await done(
    alice.post(`/billings/${simplified}/payments`, {
      kind: 'PAYMENT',
      means: 'CASH',
      amount: 10,
      paidOn: '2031-11-28',
    }),
  )
  await keepDatabase()
  await workDueJobs(options)
  now = new Date('2032-01-15T10:00:00Z')
  await sendBillEmail(simplified, 1)
  await workDueJobs(options)
  await closeBills(api.services)
  for (const path of pathsOf(estimationId, batchId, [simplified, detailed, credit.id])) await read(path)
  for (const { mail } of smtp.taken) {
    keep(`the mail « ${mail.subject} »`, [mail.subject, mail.text, mail.html].join('\n'))
    for (const { content } of mail.attachments)
      if (typeof content !== 'string')
        await keepPdf(`the attachment of « ${mail.subject} »`, Buffer.from(new Uint8Array(content)))
  }
  await keepDatabase()
  keep('the log', logged)
  return sessionId
}

describe('medical text about a patient', () => {
  let sessionId: string
  beforeAll(async () => {
    sessionId = await live()
  }, 120_000)

  it("is in the patient's file", async () => {
    const session = (await alice.get(`/sessions/${sessionId}`)).body
    expect(session.comments).toContain(canary)
    expect(JSON.stringify(session.evaluation)).toContain(canary)
    const { patient } = practice.ids
    expect((await alice.get(`/patients/${patient}/fit`)).body.note).toContain(canary)
    expect(JSON.stringify((await alice.get(`/patients/${patient}/questions`)).body)).toContain(canary)
    const [audio] = (await alice.get(`/sessions/${sessionId}/audios`)).body
    const { content } = (await alice.get(`/sessions/${sessionId}/audios/${audio.id}`)).body
    expect(Buffer.from(content.split(',')[1], 'base64').toString('latin1')).toContain(canary)
  })

  it('is in no document, e-mail, list, file, book or log line, and is encrypted in the database', () => {
    expect(holding(canary)).toEqual([])
  })

  it('would be found by this search, which finds the text typed for documents and e-mails', () => {
    expect(smtp.taken.map(({ mail: { subject } }) => subject)).toHaveLength(6)
    expect(holding(typed)).toEqual(
      expect.arrayContaining([
        'the draft of a quote',
        'the quote',
        'the draft of the detailed invoice',
        'the detailed invoice',
        'the mail « Devis D-2031-0002 de Les Prés »',
        'the attachment of « Devis D-2031-0002 de Les Prés »',
      ]),
    )
    // The invoice line is in the electronic invoice, which is embedded in the PDF.
    const invoice = seen.filter(({ where }) => where === 'the detailed invoice').map(({ text }) => text)
    expect(invoice.some((text) => text.includes('CrossIndustryInvoice') && text.includes(typed))).toBe(true)
    expect(logged).toContain('/api/billings')
  })

  it('is in no table in clear, nor is the text typed for documents and e-mails', () => {
    expect(holding(typed).filter((where) => where.startsWith('the database'))).toEqual([])
  })
})
