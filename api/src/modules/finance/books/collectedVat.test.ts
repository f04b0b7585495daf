import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { buildDetailedLine } from '../../../testing/bills/buildBillInput.ts'
import {
  requestFile,
  issueFor,
  openBilledPractice,
  type BilledPractice,
} from '../../../testing/bills/billedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller
let now: Date
let billId: string

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
  // The invoice has lines of 120.00 € at 20 % and 60.55 € at 5.5 %, including VAT.
  const lines = [
    buildDetailedLine({ priceWithoutTaxes: 100 }),
    buildDetailedLine({ priceWithoutTaxes: 57.39, taxesAmount: 5.5 }),
  ]
  billId = (await issueFor(api, practice, { detailedBillingContent: lines })).id
})

const addPayment = async (kind: 'PAYMENT' | 'REFUND', amount: number) => {
  const paidOn = now.toISOString().slice(0, 10)
  const { status } = await alice.post(`/billings/${billId}/payments`, { kind, means: 'TRANSFER', amount, paidOn })
  if (status !== 200) throw new Error(`A payment was refused: ${status}`)
}
const payBill = (amount: number) => addPayment('PAYMENT', amount)
const refundBill = (amount: number) => addPayment('REFUND', amount)
const creditBill = (lines: number[] | null) =>
  alice.post(`/billings/${billId}/credit-notes`, { lines, reason: 'Séance annulée' })
const moveClockTo = (month: string) => {
  now = new Date(`${month}-05T10:00:00Z`)
}

const period = 'startDate=2026-11-01&endDate=2027-03-31'
const readBookRows = async (book: string) => {
  const { bytes } = await requestFile(api, { method: 'GET', path: `/books/${book}?${period}`, token: practice.token })
  return bytes
    .toString()
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';'))
}
/** Reads the VAT book as lines of month, rate, base and VAT. */
const readVatLines = async () =>
  (await readBookRows('vat')).map(([month, , rate, base, tax]) => [month, rate, base, tax].join(' '))

describe('the VAT on payments', () => {
  it('excludes a line that was credited before the invoice was paid', async () => {
    await creditBill([1])
    await payBill(120)
    expect(await readVatLines()).toEqual(['2026-11 20 100,00 20,00', 'Total  100,00 20,00'])
  })

  it('is deducted for a credited line in the month of the refund', async () => {
    await payBill(180.55)
    moveClockTo('2026-12')
    await creditBill([1])
    moveClockTo('2027-01')
    await refundBill(60.55)
    expect(await readVatLines()).toEqual([
      '2026-11 5,5 57,39 3,16',
      '2026-11 20 100,00 20,00',
      '2027-01 5,5 -57,39 -3,16',
      'Total  100,00 20,00',
    ])
  })

  it('is moved to the rate of the other line in the month of the credit note, if one line is credited between two payments', async () => {
    await payBill(60)
    moveClockTo('2026-12')
    await creditBill([1])
    moveClockTo('2027-01')
    await payBill(60)
    expect(await readVatLines()).toEqual([
      '2026-11 5,5 19,07 1,05',
      '2026-11 20 33,23 6,65',
      '2026-12 5,5 -19,07 -1,05',
      '2026-12 20 16,77 3,35',
      '2027-01 20 50,00 10,00',
      'Total  100,00 20,00',
    ])
    expect(
      (await readBookRows('e-reporting')).filter((row) => row[3] === 'Encaissements').map((row) => row.slice(4, 11)),
    ).toEqual([
      ['2026-11-20', 'TPS1', 'Non', '5,5', '19,07', '1,05', '1'],
      ['2026-11-20', 'TPS1', 'Non', '20', '33,23', '6,65', '1'],
      ['2026-12-05', 'TPS1', 'Non', '5,5', '-19,07', '-1,05', '0'],
      ['2026-12-05', 'TPS1', 'Non', '20', '16,77', '3,35', '0'],
      ['2027-01-05', 'TPS1', 'Non', '20', '50,00', '10,00', '1'],
    ])
  })

  it('depends on the order in which entries of the same instant were recorded', async () => {
    await payBill(120)
    await creditBill([1])
    expect(await readVatLines()).toEqual(['2026-11 20 100,00 20,00', 'Total  100,00 20,00'])
    await creditBill([0])
    await refundBill(120)
    expect(await readVatLines()).toEqual(['Total  0,00 0,00'])
  })

  it('is also shown in the month-end summary', async () => {
    await creditBill([1])
    await payBill(120)
    expect((await alice.get('/month-end?month=2026-11')).body.vat).toMatchObject({ base: 100, tax: 20 })
  })

  it("is due for a client's credit in the month in which the credit pays an invoice", async () => {
    await payBill(200)
    const [{ id: corrects }] = (await alice.get(`/billings/${billId}/details`)).body.payments
    moveClockTo('2026-12')
    const correction = { kind: 'CORRECTION', means: 'TRANSFER', amount: 0, paidOn: '2026-12-05', corrects }
    await alice.post(`/billings/${billId}/payments`, correction)
    await payBill(180.55)
    moveClockTo('2027-01')
    await issueFor(api, practice, {
      spendsCredit: true,
      detailedBillingContent: [buildDetailedLine({ priceWithoutTaxes: 10 })],
    })
    expect(await readVatLines()).toEqual([
      '2026-11 5,5 57,39 3,16',
      '2026-11 20 100,00 20,00',
      '2027-01 20 10,00 2,00',
      'Total  167,39 25,16',
    ])
    const receipts = (await readBookRows('receipts')).map(([, , , kind, means, amount]) =>
      [kind, means, amount].join(' '),
    )
    expect(receipts).toEqual([
      'Prestation de services Virement 180,55',
      'Crédit du client Virement 19,45',
      'Correction Virement -180,55',
      'Prestation de services Virement 180,55',
      'Crédit utilisé Crédit du client -12,00',
      'Prestation de services Crédit du client 12,00',
      '  200,00',
    ])
  })
})
