import { describe, expect, it } from '@jest/globals'
import type { BookedBill, BookedPayment } from './booked.ts'
import { reportedRates } from './reportedRates.ts'
import { vatDue } from './vatDue.ts'

const rates = [
  { rate: 2000, base: 100_00, tax: 20_00 },
  { rate: 0, base: 50_00, tax: 0 },
]
const buildBill = (change: Partial<BookedBill> = {}): BookedBill => ({
  kind: 'INVOICE',
  number: '2026-0001',
  corrects: null,
  day: '2026-11-20',
  clientId: '0190aaaa-0000-7000-8000-00000000abcd',
  clientName: 'Paul Martin',
  isBusiness: false,
  isExempt: false,
  isOutsideVat: false,
  vatOnDebits: false,
  total: 170_00,
  rates,
  ...change,
})
const buildPaymentOf = (paidBill: BookedBill): BookedPayment => ({
  position: 1,
  day: '2026-12-02',
  kind: 'PAYMENT',
  means: 'TRANSFER',
  amount: 170_00,
  receivedBefore: 0,
  earlierCreditNotes: [],
  bill: paidBill,
})
const documentsOf = (...bills: BookedBill[]) => ({ bills, payments: bills.map(buildPaymentOf), creditNotes: [] })
const basesOf = (sums: readonly { rate: number; base: number }[]) => sums.map(({ rate, base }) => [rate, base])

const bothRates = [
  [0, 50_00],
  [2000, 100_00],
]

/** `issued` and `received` are pairs of a VAT rate and its base. */
type ReportedBillCase = [
  caseName: string,
  change: Partial<BookedBill>,
  vatOnDebits: boolean,
  issued: number[][],
  received: number[][],
]

describe('the amounts reported to the tax authority', () => {
  it.each<ReportedBillCase>([
    ['are the issued and the received amounts if VAT is due on payment', {}, false, bothRates, bothRates],
    ['exclude health care exempt from VAT', { isExempt: true }, false, [[2000, 100_00]], [[2000, 100_00]]],
    ['exclude invoices to firms', { isBusiness: true }, false, [], []],
    ['are the issued amounts only, if VAT is due on invoices', { vatOnDebits: true }, true, bothRates, []],
    ['exclude invoices with the other VAT option', { vatOnDebits: true }, false, [], []],
  ])('%s', (_caseName, change, vatOnDebits, issued, received) => {
    const reported = reportedRates(documentsOf(buildBill(change)), vatOnDebits)
    expect(basesOf(reported.issued)).toEqual(issued)
    expect(basesOf(reported.received)).toEqual(received)
  })

  it('list invoices outside the scope of VAT separately, without their payments', () => {
    const outside = buildBill({ isOutsideVat: true, total: 50_00, rates: [{ rate: 0, base: 50_00, tax: 0 }] })
    const documents = { bills: [outside], payments: [buildPaymentOf(outside)], creditNotes: [] }
    expect(reportedRates(documents, false)).toMatchObject({
      issued: [],
      received: [],
      outsideVat: [{ period: '2026-11-20', rate: 0, base: 50_00, tax: 0, count: 1 }],
    })
  })
})

describe('the number of reported transactions', () => {
  it('excludes credit notes, and an amount that they cancel on the same day is not reported', () => {
    const creditNote = buildBill({
      kind: 'CREDIT_NOTE',
      number: 'A2026-0001',
      corrects: '2026-0001',
      rates: rates.slice(1),
    })
    const bills = [buildBill(), buildBill(), creditNote]
    const { issued } = reportedRates({ bills, payments: [], creditNotes: [] }, false)
    expect(issued.map(({ rate, base, count }) => [rate, base, count])).toEqual([
      [0, 50_00, 2],
      [2000, 200_00, 2],
    ])
    const cancelled = reportedRates({ bills: [buildBill(), creditNote], payments: [], creditNotes: [] }, false)
    expect(cancelled.issued.map(({ rate, count }) => [rate, count])).toEqual([[2000, 1]])
  })
})

describe('the VAT due', () => {
  it('counts each invoice once, in the month of issue or of payment according to its VAT option', () => {
    const { invoiced, collected, all } = vatDue(documentsOf(buildBill(), buildBill({ vatOnDebits: true })))
    expect(invoiced.map(({ period }) => period)).toEqual(['2026-11', '2026-11'])
    expect(collected.map(({ period }) => period)).toEqual(['2026-12', '2026-12'])
    expect(all).toEqual([...invoiced, ...collected])
  })
})
