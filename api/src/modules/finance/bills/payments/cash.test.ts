import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import { buildDetailedLine } from '../../../../testing/bills/buildBillInput.ts'
import {
  addBillableSessions,
  inputOfSessions,
  issueFor,
  openBilledPractice,
  type BilledPractice,
} from '../../../../testing/bills/billedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller

const today = '2031-11-30'

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date(`${today}T10:00:00Z`) } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openBilledPractice(api, 'FRANCHISE')
  alice = api.as(practice.token)
})

/** Issues an invoice of this amount, without VAT, to be paid by cheque. */
const issueOf = async (amount: number, change: object = {}) =>
  (
    await issueFor(api, practice, {
      withTaxes: false,
      selectedPaymentChoice: 'CHEQUE',
      detailedBillingContent: [buildDetailedLine({ priceWithoutTaxes: amount })],
      ...change,
    })
  ).id
const payBill = (id: string, amount: number, change: object = {}) =>
  alice.post(`/billings/${id}/payments`, { kind: 'PAYMENT', means: 'CASH', amount, paidOn: today, ...change })
const readPayments = async (id: string) => (await alice.get(`/billings/${id}/details`)).body.payments
const withoutVat = { withTaxes: false }
const refused = { status: 409, body: { errorCode: errorCode.cashReasonMissing } }

describe('more than 1 000 € in cash for one invoice', () => {
  it('can be the sum of several payments, and needs a reason, which is stored in the hash chain', async () => {
    const id = await issueOf(1_600)
    expect((await payBill(id, 600)).body.payments).toMatchObject([{ amount: 600, cashReason: null }])
    expect(await payBill(id, 400.01)).toMatchObject(refused)
    expect((await payBill(id, 500, { means: 'CARD' })).status).toBe(200)
    expect((await payBill(id, 400.01, { cashReason: 'NO_ACCOUNT' })).body.payments).toMatchObject([
      { amount: 600 },
      { amount: 500, means: 'CARD', cashReason: null },
      { amount: 400.01, cashReason: 'NO_ACCOUNT' },
    ])
    const { rows } = await api.inTenant(practice.tenantId, (tx) => sql`select broken_payments()`.execute(tx))
    expect(rows).toEqual([])
  })

  it('does not include corrected payments', async () => {
    const id = await issueOf(1_500)
    const [{ id: paymentId }] = (await payBill(id, 900)).body.payments
    expect(await payBill(id, 200)).toMatchObject(refused)
    await payBill(id, 0, { kind: 'CORRECTION', corrects: paymentId })
    expect((await payBill(id, 1_000)).status).toBe(200)
  })

  it('includes the excess that becomes a credit, but not the excess that pays another invoice', async () => {
    const [first, second] = [await issueOf(900), await issueOf(900)]
    expect(await payBill(first, 1_100)).toMatchObject(refused)
    expect((await payBill(first, 1_100, { otherBillIds: [second] })).status).toBe(200)
    expect(await payBill(second, 900)).toMatchObject(refused)
    expect((await alice.get(`/billings/${first}/details`)).body).toMatchObject({ isFirm: false, remaining: 0 })
  })

  it('accepts the reason NON_RESIDENT only from an individual and up to 10 000 €, and other reasons beyond', async () => {
    const id = await issueOf(12_000)
    expect((await payBill(id, 10_000, { cashReason: 'NON_RESIDENT' })).status).toBe(200)
    expect(await payBill(id, 0.01, { cashReason: 'NON_RESIDENT' })).toMatchObject(refused)
    expect((await payBill(id, 0.01, { cashReason: 'RECORDED_FACT' })).status).toBe(200)
    const firmBill = await issueOf(2_000, { patientId: practice.firmId })
    expect(await payBill(firmBill, 2_000, { cashReason: 'NON_RESIDENT' })).toMatchObject(refused)
    expect((await payBill(firmBill, 2_000, { cashReason: 'NO_ACCOUNT' })).status).toBe(200)
  })

  it('is also refused as a refund without a reason', async () => {
    const id = await issueOf(2_000)
    await payBill(id, 2_000, { means: 'CARD' })
    expect(await payBill(id, 1_001, { kind: 'REFUND' })).toMatchObject(refused)
    expect((await payBill(id, 1_001, { kind: 'REFUND', cashReason: 'RECORDED_FACT' })).status).toBe(200)
  })

  it("needs a reason when an invoice is marked 'Payée'", async () => {
    const ids = await addBillableSessions(api, practice, ['2031-11-12', '2031-11-13'], { price: 600 })
    const input = inputOfSessions(ids, { withTaxes: false, selectedPaymentChoice: 'CHEQUE' })
    const { id } = await issueFor(api, practice, input)
    expect(await alice.put(`/billings/${id}?fullyPaid=true`, { means: 'CASH' })).toMatchObject(refused)
    expect(await readPayments(id)).toEqual([])
    const body = { means: 'CASH', cashReason: 'NO_ACCOUNT' }
    expect((await alice.put(`/billings/${id}?fullyPaid=true`, body)).body).toMatchObject({ fullyPaid: true })
  })

  it('needs a reason when an invoice payable in cash is issued; the payment that exceeds the limit has this reason', async () => {
    const ids = await addBillableSessions(api, practice, ['2031-11-12', '2031-11-13'], { price: 600, paid: true })
    const input = inputOfSessions(ids, { withTaxes: false, selectedPaymentChoice: 'CASH' })
    expect(await issueFor(api, practice, input)).toMatchObject(refused)
    const { id } = await issueFor(api, practice, { ...input, cashReason: 'NO_ACCOUNT' })
    expect(await readPayments(id)).toMatchObject([
      { amount: 600, cashReason: null },
      { amount: 600, cashReason: 'NO_ACCOUNT' },
    ])
  })
})

describe('an invoice to be paid by transfer', () => {
  it('needs an IBAN, unless nothing is to be paid', async () => {
    await api.admin('update member set bank_details = null where id = $1', [practice.therapistId])
    expect((await alice.get('/user')).body.hasIban).toBe(false)
    expect(await issueFor(api, practice, withoutVat)).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.ibanMissing, problems: [{ field: 'selectedPaymentChoice' }] },
    })
    const lineOfZero = buildDetailedLine({ discount: 100 })
    expect((await issueFor(api, practice, { ...withoutVat, detailedBillingContent: [lineOfZero] })).id).toBeDefined()
  })
})
