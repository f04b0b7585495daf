import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { BillInput } from 'shared/contracts/finance/bills'
import { defaultEmailText, type EmailLevel } from 'shared/domain/bills/emailTexts'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { emptyPatientFit } from 'shared/domain/fit/emptyPatientFit'
import { openMailTransport, type MailTransport } from '../mail/openMailTransport.ts'
import { closeBills } from '../modules/finance/books/closures/closeBills.service.ts'
import { insertAnswers } from '../modules/agenda/booking/answers.sql.ts'
import { buildEstimationInput } from '../testing/bills/buildEstimationInput.ts'
import { buildBillInput, buildDetailedLine } from '../testing/bills/buildBillInput.ts'
import { requestFile, inputOfSessions, type IssuedFile } from '../testing/bills/billedPractice.ts'
import { dumpTexts } from '../testing/dumpedTexts.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../testing/populatedPractice.ts'
import { testApp, type ApiResponse, type Caller, type TestApp } from '../testing/practice.ts'
import { startSmtpDouble, type SmtpDouble } from '../testing/smtpDouble.ts'
import { pdfContentsOf, encodingsOf } from '../testing/encodingsOf.ts'
import { workDueJobs, type TestWorker } from '../testing/workDueJobs.ts'

/** Prefix of every medical text of these tests, which only the patient's file may contain. */
const canary = 'Zyxocanari'
/** Prefix of every text of these tests that is typed for a document or an e-mail. */
const typedMark = 'Zyxotape'
const clientEmail = 'paul@exemple.fr'

let now = new Date('2031-11-28T10:00:00Z')
let api: TestApp
let smtp: SmtpDouble
let mailTransport: MailTransport
let worker: TestWorker
let practice: PopulatedPractice
let alice: Caller
let logText = ''
/** Outputs other than the patient's file: documents, e-mails, lists, the log, the database. */
const outputs: { source: string; text: string }[] = []

beforeAll(async () => {
  api = await testApp({
    services: { now: () => now },
    settings: { logLevel: 'trace' },
    logTo: { write: (line) => (logText += line) },
  })
  smtp = await startSmtpDouble()
  const { settings, database } = api.services
  mailTransport = await openMailTransport({ settings: { ...settings, smtpUrl: smtp.url }, database })
  worker = { services: api.services, mailTransport, log: api.app.log }
  practice = await openPopulatedPractice(api, { offer: 'ULTIME' })
  alice = api.as(practice.token)
})
afterAll(async () => {
  await mailTransport.close()
  await smtp.close()
  await api.close()
})

const recordOutput = (source: string, text: string) => outputs.push({ source, text })
async function recordPdf(source: string, bytes: Uint8Array): Promise<void> {
  for (const text of await pdfContentsOf(bytes)) recordOutput(source, text)
}
const listSourcesContaining = (word: string) => {
  const spellings = encodingsOf(word)
  return [
    ...new Set(outputs.filter(({ text }) => spellings.some((form) => text.includes(form))).map(({ source }) => source)),
  ]
}

async function expectSuccess(call: Promise<ApiResponse>): Promise<ApiResponse> {
  const response = await call
  expect(response.body ?? {}).not.toHaveProperty('errorCode')
  return response
}

/** Sends a request whose response is a file, and stores the file. */
async function recordIssuedFile(source: string, path: string, payload: object): Promise<IssuedFile> {
  const file = await requestFile(api, { method: 'POST', path, payload, token: practice.token })
  expect([source, file.status]).toEqual([source, 200])
  await recordPdf(source, file.bytes)
  return file
}

/** Stores the response at a path: a list or a file. */
async function recordResponse(path: string): Promise<void> {
  const { status, bytes, headers } = await requestFile(api, { method: 'GET', path, token: practice.token })
  expect([path, status]).toEqual([path, 200])
  if (String(headers['content-type']).includes('pdf')) await recordPdf(path, bytes)
  else recordOutput(path, bytes.toString())
}

const query = <Row extends object>(statement: string) => api.admin<Row>(statement)
async function recordDatabase(): Promise<void> {
  for (const { column, text } of await dumpTexts(query)) recordOutput(`the database, ${column}`, text)
}

/**
 * Adds a session of the patient at 60 €, with a comment, an evaluation, an answer to a booking question and an audio;
 * returns its id.
 */
async function addSession(startDate: string): Promise<string> {
  const { therapist, sessionType, patient } = practice.ids
  const evaluation = emptyEvaluation()
  evaluation.evaluationGlobale.difficultes = `${canary} évaluation`
  const { body } = await expectSuccess(
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
  await expectSuccess(
    alice.patch(`/sessions/${id}/audios`, { content: `data:audio/webm;codecs=opus;base64,${webm.toString('base64')}` }),
  )
  return id
}

const estimationInput = () =>
  buildEstimationInput({
    therapistId: practice.therapistId,
    patientId: practice.ids.patient,
    therapistComments: `${typedMark} devis`,
  })

/** Adds a quote that is sent and accepted online; returns its id. */
async function issueEstimation(): Promise<string> {
  await recordIssuedFile('the draft of a quote', '/draft/estimations', estimationInput())
  await recordIssuedFile('the quote', '/estimations', estimationInput())
  const { id } = (await alice.get('/estimations')).body.content[0]
  await expectSuccess(alice.post(`/estimations/${id}/mails`, { email: clientEmail, text: `${typedMark} lettre` }))
  const [estimationEmail] = await api.mails('estimationWithFile')
  await recordDatabase()
  await workDueJobs(worker)
  const acceptance = { firstname: 'Paul', lastname: 'Martin', agreed: true, earlyStart: true }
  const { body } = await expectSuccess(
    api.as().post('/shared-estimations/acceptance', { token: estimationEmail?.data.token, ...acceptance }),
  )
  recordOutput('the quote as its client sees it', JSON.stringify(body))
  return id
}

async function issueBill(source: string, change: Partial<BillInput>): Promise<string> {
  const { billNumber } = (await alice.get('/next-number/billings')).body
  const { patient: patientId, therapist: therapistId } = practice.ids
  const input = buildBillInput({ patientId, therapistId, billNumber, ...change })
  await recordIssuedFile(`the draft of ${source}`, '/draft/bills', input)
  return (await recordIssuedFile(source, '/billings', input)).id
}

const sendBillEmail = (billId: string, level: EmailLevel) =>
  expectSuccess(
    alice.post('/bill-letters', {
      letters: [{ billId, level, email: clientEmail }],
      texts: [{ level, ...defaultEmailText(level), text: `${typedMark} {client} {reste}` }],
    }),
  )

async function billMonth(): Promise<string> {
  const { id } = (
    await expectSuccess(
      alice.post('/bill-batches', {
        month: '2031-11',
        patientIds: [practice.ids.patient],
        therapistId: null,
        withTaxes: false,
        taxes: null,
        taxesComment: '',
        vatReason: 'EXONERE_SANTE',
        selectedTermOfPayment: 'DAYS_30',
        selectedPaymentChoice: 'TRANSFER',
        selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
      }),
    )
  ).body
  await workDueJobs(worker)
  const batch = (await alice.get(`/bill-batches/${id}`)).body
  // The bill of the patient and the bill of the payer.
  expect(batch.items).toMatchObject([{ state: 'ISSUED' }, { state: 'ISSUED' }])
  for (const { billId } of batch.items) await recordResponse(`/billings/${billId}`)
  return id
}

const period = 'startDate=2031-11-01&endDate=2032-01-31'
const listPaths = (estimationId: string, batchId: string, billIds: readonly string[]) => [
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

/** Saves the practice's own note in the file of the patient. */
async function writePracticeNote(): Promise<void> {
  const { body: file } = await expectSuccess(alice.get(`/patients/${practice.ids.patient}/details`))
  const { type, email, phoneNumber, contactFirstname, contactLastname, address, individual, firm } = file
  const input = { type, email, phoneNumber, contactFirstname, contactLastname, address, individual, firm }
  await expectSuccess(
    alice.put(`/patients/${practice.ids.patient}`, { ...input, practiceNote: `${canary} note du cabinet` }),
  )
}

/** Runs a practice's work with a patient's sessions, from the quote to the books. */
async function runPractice(): Promise<string> {
  await writePracticeNote()
  await expectSuccess(
    alice.put(`/patients/${practice.ids.patient}/fit`, { ...emptyPatientFit, weightKg: 71, note: `${canary} note` }),
  )
  const sessionId = await addSession('2031-11-10')
  await addSession('2031-11-12')
  const estimationId = await issueEstimation()
  const simplifiedBillId = await issueBill('the invoice of a session', inputOfSessions([sessionId]))
  const detailedBillId = await issueBill('the detailed invoice', {
    detailedBillingContent: [buildDetailedLine({ description: `${typedMark} ligne` })],
    introText: `${typedMark} introduction`,
    estimationId,
  })
  const creditNote = await recordIssuedFile('the credit note', `/billings/${detailedBillId}/credit-notes`, {
    lines: null,
    reason: typedMark,
  })
  const batchId = await billMonth()
  for (const id of [simplifiedBillId, creditNote.id]) await sendBillEmail(id, null)
  await expectSuccess(
    alice.post(`/billings/${simplifiedBillId}/payments`, {
      kind: 'PAYMENT',
      means: 'CASH',
      amount: 10,
      paidOn: '2031-11-28',
    }),
  )
  await recordDatabase()
  await workDueJobs(worker)
  now = new Date('2032-01-15T10:00:00Z')
  await sendBillEmail(simplifiedBillId, 1)
  await workDueJobs(worker)
  await closeBills(api.services)
  for (const path of listPaths(estimationId, batchId, [simplifiedBillId, detailedBillId, creditNote.id]))
    await recordResponse(path)
  for (const { mail } of smtp.acceptedMessages) {
    recordOutput(`the mail « ${mail.subject} »`, [mail.subject, mail.text, mail.html].join('\n'))
    for (const { content } of mail.attachments)
      if (typeof content !== 'string')
        await recordPdf(`the attachment of « ${mail.subject} »`, Buffer.from(new Uint8Array(content)))
  }
  await recordDatabase()
  recordOutput('the log', logText)
  return sessionId
}

describe('medical text about a patient', () => {
  let sessionId: string
  beforeAll(async () => {
    sessionId = await runPractice()
  }, 120_000)

  it("is in the patient's file", async () => {
    const session = (await alice.get(`/sessions/${sessionId}`)).body
    expect(session.comments).toContain(canary)
    expect(JSON.stringify(session.evaluation)).toContain(canary)
    const { patient } = practice.ids
    expect((await alice.get(`/patients/${patient}/fit`)).body.note).toContain(canary)
    expect((await alice.get(`/patients/${patient}/details`)).body.practiceNote).toContain(canary)
    expect(JSON.stringify((await alice.get(`/patients/${patient}/questions`)).body)).toContain(canary)
    const [audio] = (await alice.get(`/sessions/${sessionId}/audios`)).body
    const { content } = (await alice.get(`/sessions/${sessionId}/audios/${audio.id}`)).body
    expect(Buffer.from(content.split(',')[1], 'base64').toString('latin1')).toContain(canary)
  })

  it('is in no document, e-mail, list, file, book or log line, and not in clear in the database', () => {
    expect(listSourcesContaining(canary)).toEqual([])
  })

  it('would be found by the search, which finds the text typed for documents and e-mails', () => {
    expect(smtp.acceptedMessages.map(({ mail: { subject } }) => subject)).toHaveLength(6)
    expect(listSourcesContaining(typedMark)).toEqual(
      expect.arrayContaining([
        'the draft of a quote',
        'the quote',
        'the draft of the detailed invoice',
        'the detailed invoice',
        'the mail « Devis D-2031-0002 de Les Prés »',
        'the attachment of « Devis D-2031-0002 de Les Prés »',
      ]),
    )
    // The text of the line is in the electronic invoice, which is embedded in the PDF.
    const invoice = outputs.filter(({ source }) => source === 'the detailed invoice').map(({ text }) => text)
    expect(invoice.some((text) => text.includes('CrossIndustryInvoice') && text.includes(typedMark))).toBe(true)
    expect(logText).toContain('/api/billings')
  })
})

describe('the text typed for documents and e-mails', () => {
  it('is in no table in clear', () => {
    expect(listSourcesContaining(typedMark).filter((source) => source.startsWith('the database'))).toEqual([])
  })
})
