import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import { issueFor, openBilledPractice, type BilledPractice } from '../../../../testing/bills/billedPractice.ts'
import { pdfText } from '../../../../testing/pdf/pdfText.ts'
import { withoutWhitespace } from '../../../../testing/pdf/expectValidPdf.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { closeBills } from '../../books/closures/closeBills.service.ts'

let now: Date
let api: TestApp
let practice: BilledPractice
let alice: Caller
/** Invoice of 60 €, VAT included. */
let billId: string

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2031-11-30T10:00:00Z')
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
  billId = (await issueFor(api, practice)).id
})

const recordRow = (kind: string, amount: number, change: object = {}, id = billId) =>
  alice.post(`/billings/${id}/payments`, { kind, means: 'CHEQUE', amount, paidOn: '2031-11-29', ...change })
const readDetails = async (id = billId) => (await alice.get(`/billings/${id}/details`)).body
const listCredits = async (patientId = practice.patientId) => (await alice.get(`/patients/${patientId}/credits`)).body
const issueBill = async (change: Parameters<typeof issueFor>[2] = {}) => (await issueFor(api, practice, change)).id
const findIdOf = async (kind: string, id = billId): Promise<string> =>
  (await readDetails(id)).payments.find((payment: { kind: string }) => payment.kind === kind).id
const findBrokenRows = async () =>
  api.inTenant(practice.tenantId, async (tx) => [
    ...(await sql`select * from broken_payments()`.execute(tx)).rows,
    ...(await sql`select * from broken_closures()`.execute(tx)).rows,
  ])

describe('a payment above the remaining amount', () => {
  it("keeps the excess as the client's credit", async () => {
    expect((await recordRow('PAYMENT', 100)).body).toMatchObject({
      paymentState: 'PAID',
      remaining: 0,
      clientCredit: 40,
      creditLeft: 40,
      payments: [
        { kind: 'PAYMENT', means: 'CHEQUE', amount: 60, receiptTotal: 100 },
        { kind: 'CREDIT', means: 'CHEQUE', amount: 40, receiptTotal: 100 },
      ],
    })
    expect(await listCredits()).toMatchObject([{ billId, billNumber: '2031-0001', payerId: null, left: 40 }])
    expect((await alice.get('/billings')).body.sums).toMatchObject({ paid: 60, due: 0 })
    expect((await recordRow('PAYMENT', 60)).body).toMatchObject({ clientCredit: 100, paymentState: 'PAID' })
  })

  it('pays the other invoices in the requested order', async () => {
    const [second, third] = [await issueBill(), await issueBill()]
    const details = await readDetails()
    expect(details.otherDueBills.map(({ id }: { id: string }) => id)).toEqual([second, third])
    expect(details.otherDueBillCount).toBe(2)
    const { body } = await recordRow('PAYMENT', 130, { otherBillIds: [third, second] })
    expect(body).toMatchObject({ payments: [{ amount: 60, receiptTotal: 130 }], clientCredit: 0 })
    expect(await readDetails(third)).toMatchObject({
      paymentState: 'PAID',
      payments: [{ amount: 60, receiptTotal: 130 }],
    })
    expect(await readDetails(second)).toMatchObject({ paymentState: 'PARTIAL', remaining: 50 })
    expect(await listCredits()).toEqual([])
  })

  it.each(['PAYMENT', 'REFUND', 'CORRECTION'])(
    'is refused if it names an unknown other invoice, for the kind %s',
    async (kind) => {
      const refusal = await recordRow(kind, 10, { otherBillIds: [crypto.randomUUID()] })
      expect(refusal).toMatchObject({ status: 404, body: { errorCode: errorCode.notFound } })
      expect((await readDetails()).payments).toEqual([])
    },
  )

  it('is refused for a credit note, and for the invoice of another client', async () => {
    const firmBill = await issueBill({ patientId: practice.firmId })
    expect(await recordRow('PAYMENT', 130, { otherBillIds: [firmBill] })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'otherBillIds' }] },
    })
    await alice.post(`/billings/${firmBill}/credit-notes`, { lines: null, reason: 'Erreur' })
    const { creditNotes } = await readDetails(firmBill)
    expect(await recordRow('PAYMENT', 10, {}, creditNotes[0].id)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.paymentRefused },
    })
    expect((await readDetails()).payments).toEqual([])
  })
})

describe("the client's credit", () => {
  beforeEach(async () => {
    await recordRow('PAYMENT', 100)
  })

  it('pays a part of another invoice', async () => {
    const other = await issueBill()
    expect(await readDetails(other)).toMatchObject({ clientCredit: 40, creditLeft: 0 })
    const { body } = await recordRow('CREDIT_USE', 25, {}, other)
    expect(body).toMatchObject({
      remaining: 35,
      clientCredit: 15,
      payments: [{ kind: 'PAYMENT', means: 'CLIENT_CREDIT', amount: 25, paidOn: '2031-11-30', receiptTotal: null }],
    })
    expect(await readDetails()).toMatchObject({ paymentState: 'PAID', creditLeft: 15 })
  })

  it.each([
    ['more than is left of it', 'CREDIT_USE', 41, {}, 409, errorCode.creditTooSmall],
    ['more than remains to be paid', 'CREDIT_USE', 61, {}, 409, errorCode.paymentRefused],
    ['an amount of 0', 'CREDIT_USE', 0, {}, 400, errorCode.invalid],
    ['a refund on an invoice that received no credit', 'CREDIT_REFUND', 1, {}, 409, errorCode.creditTooSmall],
    [
      "the client's credit as the means of an ordinary payment",
      'PAYMENT',
      10,
      { means: 'CLIENT_CREDIT' },
      400,
      errorCode.invalid,
    ],
  ])('refuses %s', async (_case, kind, amount, change, status, code) => {
    const other = await issueBill()
    expect(await recordRow(kind, amount, change, other)).toMatchObject({ status, body: { errorCode: code } })
    expect((await readDetails(other)).payments).toEqual([])
  })

  it('is spent once when two concurrent requests use it for two invoices', async () => {
    const otherBillIds = [await issueBill(), await issueBill()]
    const results = await Promise.all(otherBillIds.map((id) => recordRow('CREDIT_USE', 40, {}, id)))
    expect(results.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(results.find(({ status }) => status === 409)?.body).toMatchObject({ errorCode: errorCode.creditTooSmall })
    expect(await listCredits()).toEqual([])
  })

  it('pays an invoice with the credit of several receipts, the oldest first', async () => {
    const second = await issueBill()
    await recordRow('PAYMENT', 70, {}, second)
    const third = await issueBill()
    await recordRow('CREDIT_USE', 45, {}, third)
    expect(await listCredits()).toMatchObject([{ billId: second, left: 5 }])
  })

  it('cannot pay the invoice of another client', async () => {
    const firmBill = await issueBill({ patientId: practice.firmId })
    expect(await readDetails(firmBill)).toMatchObject({ clientCredit: 0 })
    expect(await recordRow('CREDIT_USE', 10, {}, firmBill)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.creditTooSmall },
    })
  })

  it('is deducted from a new invoice, whose PDF shows the deduction', async () => {
    const { id, bytes } = await issueFor(api, practice, { spendsCredit: true })
    const text = withoutWhitespace(pdfText(bytes))
    expect(text).toContain('Créditdéduit-40,00€')
    expect(text).toContain('Resteàpayer20,00€')
    expect(await readDetails(id)).toMatchObject({ remaining: 20, paymentState: 'PARTIAL', clientCredit: 0 })
    const nextBill = await issueFor(api, practice, { spendsCredit: true })
    expect(withoutWhitespace(pdfText(nextBill.bytes))).not.toContain('Créditdéduit')
    expect(await readDetails(nextBill.id)).toMatchObject({ remaining: 60, payments: [] })
  })

  it('pays a whole new invoice', async () => {
    await recordRow('PAYMENT', 20)
    const { id, bytes } = await issueFor(api, practice, { spendsCredit: true })
    const text = withoutWhitespace(pdfText(bytes))
    expect(text).toContain('Acquittéele30/11/2031')
    expect(text).toContain('Créditduclient')
    expect(await readDetails(id)).toMatchObject({ fullyPaid: true, remaining: 0 })
    expect(await listCredits()).toEqual([])
  })

  it('can be refunded up to the remaining amount', async () => {
    const refusal = await recordRow('CREDIT_REFUND', 40.01)
    expect(refusal).toMatchObject({ status: 409, body: { errorCode: errorCode.creditTooSmall } })
    expect(refusal.body.message).toMatch(/^Il reste 40,00\s€/)
    expect((await recordRow('CREDIT_REFUND', 40, { means: 'TRANSFER' })).body).toMatchObject({
      creditLeft: 0,
      clientCredit: 0,
      paymentState: 'PAID',
    })
  })

  it('is restored when the payment made with it is corrected', async () => {
    const other = await issueBill()
    await recordRow('CREDIT_USE', 40, {}, other)
    expect(await recordRow('CORRECTION', 0, { corrects: await findIdOf('CREDIT') })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.paymentRefused },
    })
    expect(await recordRow('CORRECTION', 0, { corrects: await findIdOf('CREDIT_USE') })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.paymentRefused },
    })
    const corrects = await findIdOf('PAYMENT', other)
    expect((await recordRow('CORRECTION', 0, { corrects, means: 'CLIENT_CREDIT' }, other)).body).toMatchObject({
      remaining: 60,
      clientCredit: 40,
      payments: [{ amount: 40 }, { kind: 'CORRECTION', amount: -40 }],
    })
    expect((await recordRow('CORRECTION', 0, { corrects: await findIdOf('CREDIT') })).body).toMatchObject({
      creditLeft: 0,
      paymentState: 'PAID',
    })
    expect(await findBrokenRows()).toEqual([])
  })

  it('counts in the closures as received, and its refund as refunded', async () => {
    const other = await issueBill()
    await recordRow('CREDIT_USE', 15, {}, other)
    await recordRow('CREDIT_REFUND', 25)
    now = new Date('2031-12-02T10:00:00Z')
    await closeBills(api.services)
    expect((await alice.get('/bill-closures?period=DAY')).body.content).toMatchObject([
      { paymentCount: 5, received: 100, refunded: 25, perpetualReceived: 75 },
    ])
    expect(await findBrokenRows()).toEqual([])
  })

  it('remains after the erasure of the patient, and can then be refunded', async () => {
    expect((await alice.post(`/patients/${practice.patientId}/erasure`)).status).toBe(200)
    expect((await recordRow('CREDIT_REFUND', 40)).body).toMatchObject({ creditLeft: 0 })
  })

  it('cannot be changed in the database', async () => {
    const statement = `update bill set credit_left = 0 where tenant_id = '${practice.tenantId}'`
    await expect(api.admin(statement)).rejects.toThrow(/BILL_FROZEN/)
  })

  it('requires the privilege BILL', async () => {
    const { token } = await joinPractice(api, practice, { privileges: ['PATIENTS'] })
    expect((await api.as(token).get(`/patients/${practice.patientId}/credits`)).status).toBe(403)
  })
})
