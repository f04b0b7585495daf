import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  addBillableSessions,
  inputOfSessions,
  issueFor,
  openBilledPractice,
  type BilledPractice,
} from '../../../../testing/bills/billedPractice.ts'
import { pdfText } from '../../../../testing/pdf/pdfText.ts'
import { withoutWhitespace } from '../../../../testing/pdf/expectValidPdf.ts'
import { testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2031-11-30T10:00:00Z') } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openBilledPractice(api, 'FRANCHISE')
  alice = api.as(practice.token)
})

type Columns = Parameters<typeof addBillableSessions>[3]
const addSessions = (days: readonly string[], columns: Columns = {}) =>
  addBillableSessions(api, practice, days, columns)
const chequeInput = { withTaxes: false, selectedPaymentChoice: 'CHEQUE' }
const issueOf = (ids: readonly string[], change: object = {}) =>
  issueFor(api, practice, inputOfSessions([...ids], { ...chequeInput, ...change }))
const readPayments = async (billId: string) => (await alice.get(`/billings/${billId}/details`)).body.payments
const findBrokenPayments = async () =>
  (await api.inTenant(practice.tenantId, (tx) => sql`select broken_payments()`.execute(tx))).rows

describe('the invoice of sessions that were paid before', () => {
  it("records each payment with its own means, or with the invoice's means if it is unknown", async () => {
    const ids = [
      ...(await addSessions(['2031-11-12'], { paid: true, paid_means: 'CARD' })),
      ...(await addSessions(['2031-11-13'], { paid: true, paid_means: 'CASH' })),
      ...(await addSessions(['2031-11-14'], { paid: true })),
      ...(await addSessions(['2031-11-15'])),
    ]
    const { id } = await issueOf(ids)
    expect(await readPayments(id)).toMatchObject([
      { means: 'CARD', amount: 60, paidOn: '2031-11-12', cashReason: null },
      { means: 'CASH', amount: 60, paidOn: '2031-11-13', cashReason: null },
      { means: 'CHEQUE', amount: 60, paidOn: '2031-11-14' },
    ])
    expect(await findBrokenPayments()).toEqual([])
  })

  it('prints the means by which all sessions were paid, or the selected means if the sessions differ', async () => {
    const paidByCard = await addSessions(['2031-11-12', '2031-11-13'], { paid: true, paid_means: 'CARD' })
    const { bytes } = await issueOf(paidByCard)
    expect(withoutWhitespace(pdfText(bytes))).toContain('ModederèglementCartebancaire')
    const paidByCardAndCash = [
      ...(await addSessions(['2031-11-16'], { paid: true, paid_means: 'CARD' })),
      ...(await addSessions(['2031-11-17'], { paid: true, paid_means: 'CASH' })),
    ]
    expect(withoutWhitespace(pdfText((await issueOf(paidByCardAndCash)).bytes))).toContain('ModederèglementChèque')
  })

  it('is issued although the cash received exceeds 1 000 €, and records the reason RECORDED_FACT', async () => {
    const ids = await addSessions(['2031-11-12', '2031-11-13'], { paid: true, paid_means: 'CASH', price: 600 })
    const { id } = await issueOf(ids)
    expect(await readPayments(id)).toMatchObject([
      { means: 'CASH', amount: 600, cashReason: null },
      { means: 'CASH', amount: 600, cashReason: 'RECORDED_FACT' },
    ])
  })

  it('adds its payments with these means to the received payments of the period', async () => {
    await issueOf(await addSessions(['2031-11-12'], { paid: true, paid_means: 'CASH' }))
    const { body } = await alice.get('/sales/payments?startDate=2031-11-01&endDate=2031-11-30')
    expect(JSON.stringify(body)).toContain('CASH')
    expect(JSON.stringify(body)).not.toContain('CHEQUE')
  })
})

describe('a billed session that is marked as paid', () => {
  it('is paid by the requested means; another means is refused until the payment is cancelled', async () => {
    const [sessionId] = await addSessions(['2031-11-12'])
    const [otherId] = await addSessions(['2031-11-13'])
    const { id } = await issueOf([String(sessionId), String(otherId)])
    const setPaid = (query: string) => alice.patch(`/sessions/${sessionId}?${query}`)
    expect((await setPaid('paid=true&means=CASH')).body).toMatchObject({ paid: true, paidMeans: 'CASH' })
    expect(await setPaid('paid=true&means=CARD')).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionBilled },
    })
    expect(await readPayments(id)).toMatchObject([{ means: 'CASH', amount: 60 }])
    await setPaid('paid=false')
    expect((await setPaid('paid=true&means=CARD')).body.paidMeans).toBe('CARD')
    expect(await readPayments(id)).toMatchObject([
      { means: 'CASH', amount: 60 },
      { means: 'CASH', amount: -60 },
      { means: 'CARD', amount: 60 },
    ])
    expect(await findBrokenPayments()).toEqual([])
  })

  it('is refused in cash above 1 000 € without a reason', async () => {
    const ids = await addSessions(['2031-11-12', '2031-11-13'], { price: 600 })
    const { id } = await issueOf(ids)
    expect((await alice.patch(`/sessions/${ids[0]}?paid=true&means=CASH`)).body.paid).toBe(true)
    expect(await alice.patch(`/sessions/${ids[1]}?paid=true&means=CASH`)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.cashReasonMissing },
    })
    expect(await readPayments(id)).toHaveLength(1)
  })
})
