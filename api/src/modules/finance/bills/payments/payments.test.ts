import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  addBillableSessions,
  issueFor,
  inputOfSessions,
  openBilledPractice,
  requestFile,
  type BilledPractice,
} from '../../../../testing/bills/billedPractice.ts'
import { pdfText } from '../../../../testing/pdf/pdfText.ts'
import { withoutWhitespace } from '../../../../testing/pdf/expectValidPdf.ts'
import { runWithoutTriggers } from '../../../../testing/runWithoutTriggers.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'

let now = new Date('2031-11-30T10:00:00Z')
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

const addPayment = (kind: string, amount: number, change: object = {}) =>
  alice.post(`/billings/${billId}/payments`, { kind, means: 'CHEQUE', amount, paidOn: '2031-11-29', ...change })
const recordFullPayment = (body: object = {}, fullyPaid = 'true') =>
  alice.put(`/billings/${billId}?fullyPaid=${fullyPaid}`, body)
const readDetails = async () => (await alice.get(`/billings/${billId}/details`)).body
const readSession = async (id: string | undefined) => (await alice.get(`/sessions/${id}`)).body
const readOverdue = async () => (await alice.get('/billings?status=OVERDUE')).body
const readSums = async () => (await alice.get('/billings')).body.sums

describe('the journal of payments', () => {
  it('marks an invoice as paid once its total is received, and keeps it paid', async () => {
    expect(await recordFullPayment()).toMatchObject({
      status: 200,
      body: { fullyPaid: true, remaining: 0, paymentState: 'PAID' },
    })
    expect((await readDetails()).payments).toMatchObject([
      { kind: 'PAYMENT', means: 'TRANSFER', amount: 60, paidOn: '2031-11-30' },
    ])
    expect((await recordFullPayment({ means: 'CASH' })).status).toBe(200)
    expect((await readDetails()).payments).toHaveLength(1)
    expect(await recordFullPayment({}, 'false')).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.paymentIrreversible },
    })
    expect(await readDetails()).toMatchObject({
      fullyPaid: true,
      remaining: 0,
      payments: [{ means: 'TRANSFER', amount: 60 }],
    })
  })

  it('records the whole payment of a request without a body', async () => {
    const headers = { authorization: `Bearer ${practice.token}` }
    const url = `/api/billings/${billId}?fullyPaid=true`
    const response = await api.app.inject({ method: 'PUT', url, headers })
    expect(response.json()).toMatchObject({ fullyPaid: true, remaining: 0 })
    const jsonHeaders = { ...headers, 'content-type': 'application/json' }
    expect((await api.app.inject({ method: 'PUT', url, headers: jsonHeaders })).json()).toMatchObject({
      fullyPaid: true,
    })
    expect((await readDetails()).payments).toMatchObject([{ means: 'TRANSFER', amount: 60 }])
  })

  it('accepts partial payments', async () => {
    expect((await addPayment('PAYMENT', 20)).body).toMatchObject({
      paymentState: 'PARTIAL',
      remaining: 40,
      fullyPaid: false,
    })
    expect((await addPayment('PAYMENT', 40)).body).toMatchObject({
      paymentState: 'PAID',
      remaining: 0,
      fullyPaid: true,
    })
    expect(await readSums()).toEqual({ billed: 60, billedNet: 50, paid: 60, due: 0, overdue: 0 })
  })

  it('records a refund, and keeps the invoice paid', async () => {
    await recordFullPayment()
    expect((await addPayment('REFUND', 60)).body).toMatchObject({
      paymentState: 'REFUNDED',
      fullyPaid: true,
      remaining: 0,
    })
    expect(await readSums()).toMatchObject({ paid: 0, due: 0 })
  })

  it('refunds at most the amount received less earlier refunds', async () => {
    await recordFullPayment()
    expect((await addPayment('REFUND', 40)).status).toBe(200)
    const refusal = await addPayment('REFUND', 20.01)
    expect(refusal).toMatchObject({ status: 409, body: { errorCode: errorCode.paymentRefused } })
    expect(refusal.body.message).toMatch(/^Il n'a été reçu que 20,00\s€/)
    expect((await addPayment('REFUND', 20)).body.payments).toMatchObject([
      { amount: 60 },
      { amount: -40 },
      { amount: -20 },
    ])
  })

  it('cancels a row by a row of the opposite amount, after which the invoice is due again', async () => {
    await recordFullPayment()
    const [{ id }] = (await readDetails()).payments
    const { body } = await addPayment('CORRECTION', 0, { corrects: id })
    expect(body).toMatchObject({ paymentState: 'UNPAID', fullyPaid: false, remaining: 60 })
    expect(body.payments).toMatchObject([{ amount: 60 }, { kind: 'CORRECTION', amount: -60, corrects: id }])
    expect(await addPayment('CORRECTION', 0, { corrects: id })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.paymentRefused },
    })
  })

  it.each([
    ['a refund above the amount received', 'REFUND', 1, {}, 409, errorCode.paymentRefused],
    ['a payment of 0', 'PAYMENT', 0, {}, 400, errorCode.invalid],
    ['a payment dated tomorrow', 'PAYMENT', 1, { paidOn: '2031-12-01' }, 400, errorCode.invalid],
    ['a payment of more than 18 months ago', 'PAYMENT', 1, { paidOn: '2030-05-29' }, 400, errorCode.invalid],
    ['a refund dated 1950', 'REFUND', 1, { paidOn: '1950-01-01' }, 400, errorCode.invalid],
    ['a refund of a credit dated 1950', 'CREDIT_REFUND', 1, { paidOn: '1950-01-01' }, 400, errorCode.invalid],
    [
      'a correction dated 1950',
      'CORRECTION',
      0,
      { paidOn: '1950-01-01', corrects: crypto.randomUUID() },
      400,
      errorCode.invalid,
    ],
    ['an unknown means of payment', 'PAYMENT', 1, { means: 'GOLD' }, 400, errorCode.invalid],
    ['a correction of an unknown row', 'CORRECTION', 0, { corrects: crypto.randomUUID() }, 404, errorCode.notFound],
  ])('refuses %s', async (_case, kind, amount, change, status, code) => {
    expect(await addPayment(kind, amount, change)).toMatchObject({ status, body: { errorCode: code } })
    expect((await readDetails()).payments).toEqual([])
  })

  it('accepts a day of the last 18 months, and refuses an earlier one with a message that contains the first valid day', async () => {
    expect((await addPayment('PAYMENT', 20, { paidOn: '2030-05-30' })).status).toBe(200)
    expect((await recordFullPayment({ paidOn: '2030-05-29' })).body.problems).toEqual([
      {
        field: 'paidOn',
        kind: 'invalid',
        message: "Un paiement s'enregistre dans les 18 mois : au plus tôt le 30/05/2030",
      },
    ])
    expect((await readDetails()).payments).toMatchObject([{ amount: 20, paidOn: '2030-05-30' }])
  })

  it('counts the days an invoice is overdue', async () => {
    now = new Date('2032-01-05T10:00:00Z')
    expect((await alice.get('/billings')).body).toMatchObject({
      content: [{ dueOn: '2031-12-30', overdueDays: 6 }],
      sums: { due: 60, overdue: 60 },
    })
  })

  it('lists an invoice as overdue from the day after its due date until it is paid', async () => {
    now = new Date('2031-12-30T10:00:00Z')
    expect(await readOverdue()).toMatchObject({ totalElements: 0, content: [] })
    now = new Date('2031-12-31T10:00:00Z')
    expect(await readOverdue()).toMatchObject({
      totalElements: 1,
      content: [{ dueOn: '2031-12-30' }],
      sums: { due: 60, overdue: 60 },
      byStatus: { UNPAID: { count: 1, amount: 60 }, OVERDUE: { count: 1, amount: 60 }, PAID: { count: 0, amount: 0 } },
    })
    await recordFullPayment({ paidOn: '2031-12-31' })
    expect(await readOverdue()).toMatchObject({ totalElements: 0, byStatus: { PAID: { count: 1, amount: 60 } } })
  })

  it.each([
    "update bill_payment set amount = 1 where tenant_id = '$t'",
    "delete from bill_payment where tenant_id = '$t'",
    "update bill_journal set perpetual_total = 0 where tenant_id = '$t'",
    "update bill set fully_paid = false where tenant_id = '$t'",
    "update bill set received = 0 where tenant_id = '$t'",
  ])('cannot be changed or deleted in the database: %s', async (statement) => {
    await recordFullPayment()
    await expect(api.admin(statement.replace('$t', practice.tenantId))).rejects.toThrow(/BILL_FROZEN|BILL_JOURNAL/)
  })

  it('is a hash chain with the perpetual total of the amounts received, and reveals an altered row', async () => {
    await addPayment('PAYMENT', 20)
    await addPayment('REFUND', 5)
    const findBrokenPayments = async () =>
      (await api.inTenant(practice.tenantId, (tx) => sql`select * from broken_payments()`.execute(tx))).rows
    expect(await findBrokenPayments()).toEqual([])
    expect(
      await api.admin('select count, perpetual_total from bill_journal where tenant_id = $1', [practice.tenantId]),
    ).toEqual([{ count: 2, perpetual_total: 15 }])
    await runWithoutTriggers(
      api,
      `update bill_payment set amount = 25 where position = 1 and tenant_id = '${practice.tenantId}'`,
    )
    expect(await findBrokenPayments()).toEqual([{ broken_payments: 1 }])
  })

  it('contains no row of 0 € for a fully credited invoice', async () => {
    await requestFile(api, {
      method: 'POST',
      path: `/billings/${billId}/credit-notes`,
      payload: { lines: null, reason: 'Erreur' },
      token: practice.token,
    })
    expect(await recordFullPayment()).toMatchObject({ status: 200, body: { paymentState: 'CREDITED', remaining: 0 } })
    expect((await readDetails()).payments).toEqual([])
  })

  it('requires the privilege BILL', async () => {
    const { token } = await joinPractice(api, practice, { privileges: ['AGENDA', 'ESTIMATION'] })
    expect((await api.as(token).put(`/billings/${billId}?fullyPaid=true`, {})).status).toBe(403)
  })
})

describe('an invoice of 0 €', () => {
  const fullDiscount = { discount: 100, discountType: 'PERCENT' as const }

  it('is paid when it is issued, without a row in the journal, and is never due', async () => {
    const { id, bytes } = await issueFor(api, practice, fullDiscount)
    billId = id
    now = new Date('2032-03-05T10:00:00Z')
    expect(withoutWhitespace(pdfText(bytes))).toContain('Rienàrégler')
    await recordFullPayment()
    expect(await readDetails()).toMatchObject({
      totalPrice: 0,
      fullyPaid: true,
      remaining: 0,
      overdueDays: 0,
      paymentState: 'PAID',
      payments: [],
    })
    const numbersOf = async (path: string) =>
      (await alice.get(path)).body.content.map(({ billNumber }: { billNumber: string }) => billNumber)
    expect(await numbersOf('/billings?status=UNPAID')).toEqual(['2031-0001'])
    expect(await numbersOf('/billings?status=PAID')).toEqual(['2031-0002'])
    const dunnings = (await alice.get('/bill-reminders')).body
    expect(dunnings.map(({ billNumber }: { billNumber: string }) => billNumber)).toEqual(['2031-0001'])
  })

  it('marks its unpaid sessions as paid, and keeps earlier paid sessions as paid', async () => {
    const [unpaidId] = await addBillableSessions(api, practice, ['2031-11-12'])
    const [paidId] = await addBillableSessions(api, practice, ['2031-11-13'], { paid: true })
    billId = (await issueFor(api, practice, inputOfSessions([String(unpaidId), String(paidId)], fullDiscount))).id
    for (const id of [unpaidId, paidId]) {
      expect(await readSession(id)).toMatchObject({ paid: true })
      expect(await alice.patch(`/sessions/${id}?paid=false`)).toMatchObject({
        status: 409,
        body: { errorCode: errorCode.sessionBilled },
      })
    }
    expect((await readDetails()).payments).toEqual([])
  })
})

describe("the state 'Payée' of a session", () => {
  it('is set for the sessions of a paid invoice, and cannot be reset', async () => {
    const [id] = await addBillableSessions(api, practice, ['2031-11-12'])
    billId = (await issueFor(api, practice, inputOfSessions([String(id)]))).id
    await recordFullPayment()
    expect(await readSession(id)).toMatchObject({ paid: true })
    expect(await alice.patch(`/sessions/${id}?paid=false`)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionBilled },
    })
  })

  it('is recorded as a payment of the invoice for sessions that were paid before billing', async () => {
    const paidIds = await addBillableSessions(api, practice, ['2031-11-12'], { paid: true })
    const unpaidIds = await addBillableSessions(api, practice, ['2031-11-13', '2031-11-14'], { price: 0.01 })
    billId = (await issueFor(api, practice, inputOfSessions([...paidIds, ...unpaidIds], { taxes: 5.5 }))).id
    expect(await readDetails()).toMatchObject({
      paymentState: 'PARTIAL',
      totalPrice: 63.32,
      remaining: 0.02,
      payments: [{ amount: 63.3, paidOn: '2031-11-12' }],
    })
    billId = (
      await issueFor(
        api,
        practice,
        inputOfSessions(await addBillableSessions(api, practice, ['2031-11-20'], { paid: true })),
      )
    ).id
    expect(await readDetails()).toMatchObject({ fullyPaid: true, remaining: 0, payments: [{ paidOn: '2031-11-20' }] })
  })

  it('is recorded on the day of issue if the session is more than 18 months old', async () => {
    const ids = await addBillableSessions(api, practice, ['2029-11-12'], { paid: true })
    billId = (await issueFor(api, practice, inputOfSessions(ids))).id
    expect((await readDetails()).payments).toMatchObject([{ amount: 72, paidOn: '2031-11-30' }])
  })

  it('is recorded as a payment when it is set for a billed session, and as a correction when it is reset', async () => {
    const ids = await addBillableSessions(api, practice, ['2031-11-12', '2031-11-13'])
    billId = (await issueFor(api, practice, inputOfSessions(ids))).id
    expect((await alice.patch(`/sessions/${ids[0]}?paid=true`)).body).toMatchObject({ paid: true })
    expect(await readDetails()).toMatchObject({ paymentState: 'PARTIAL', remaining: 72 })
    expect((await alice.patch(`/sessions/${ids[0]}?paid=false`)).body).toMatchObject({ paid: false })
    expect(await readDetails()).toMatchObject({ paymentState: 'UNPAID', payments: [{ amount: 72 }, { amount: -72 }] })
    await alice.patch(`/sessions/${ids[0]}?paid=true`)
    await alice.patch(`/sessions/${ids[1]}?paid=true`)
    expect(await readDetails()).toMatchObject({ fullyPaid: true, paymentState: 'PAID' })
  })
})
