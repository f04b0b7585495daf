import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { proportion, sumOf } from '../money/cents.ts'
import type { BookedBill, BookedRate } from './booked.ts'
import { creditNoteRates, paymentRates } from './collectedRates.ts'

const line20 = { rate: 2000, base: 100_00, tax: 20_00 }
const line55 = { rate: 550, base: 57_39, tax: 3_16 }
const invoice: BookedBill = {
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
  total: 180_55,
  rates: [line20, line55],
}

type InvoiceEvent = { pay: number } | { creditNote: BookedRate[] }

/** Returns by how much each event, in order, changes the amounts collected for the invoice, by rate. */
function amountsCollectedBy(bill: BookedBill, events: readonly InvoiceEvent[]): BookedRate[][] {
  let received = 0
  const creditNotes: BookedRate[][] = []
  return events.map((event) => {
    if ('pay' in event) {
      const row = paymentRates({
        amount: event.pay,
        receivedBefore: received,
        earlierCreditNotes: [...creditNotes],
        bill,
      })
      received += event.pay
      return row
    }
    const row = creditNoteRates({ rates: event.creditNote, received, earlierCreditNotes: [...creditNotes], bill })
    creditNotes.push(event.creditNote)
    return row
  })
}

const vat20 = (base: number, tax: number) => ({ rate: 2000, base, tax })
const vat55 = (base: number, tax: number) => ({ rate: 550, base, tax })
const creditNote55 = { creditNote: [line55] }
const creditNoteOfAllLines = { creditNote: [line20, line55] }

describe('the amount collected of an invoice of 120,00 € at 20 % and 60,55 € at 5,5 %', () => {
  it.each<[string, InvoiceEvent[], BookedRate[][]]>([
    ['equals the invoice after one full payment', [{ pay: 180_55 }], [[line20, line55]]],
    ['is a proportional share for a partial payment', [{ pay: 60_00 }], [[vat20(33_23, 6_65), vat55(19_07, 1_05)]]],
    [
      'is reversed by a full refund',
      [{ pay: 180_55 }, { pay: -180_55 }],
      [
        [line20, line55],
        [vat20(-100_00, -20_00), vat55(-57_39, -3_16)],
      ],
    ],
    ['excludes a line that was credited before the payment', [creditNote55, { pay: 120_00 }], [[], [line20]]],
    [
      'is reduced by the credited line only, if that line is refunded',
      [{ pay: 180_55 }, creditNote55, { pay: -60_55 }],
      [[line20, line55], [], [vat55(-57_39, -3_16)]],
    ],
    [
      'moves to the uncredited part on a credit note between two payments',
      [{ pay: 60_00 }, creditNote55, { pay: 60_00 }],
      [[vat20(33_23, 6_65), vat55(19_07, 1_05)], [vat20(16_77, 3_35), vat55(-19_07, -1_05)], [vat20(50_00, 10_00)]],
    ],
    [
      'moves to the uncredited part if nothing remains to be paid after the credit note',
      [{ pay: 120_00 }, creditNote55],
      [
        [vat20(66_47, 13_29), vat55(38_14, 2_10)],
        [vat20(33_53, 6_71), vat55(-38_14, -2_10)],
      ],
    ],
    [
      'includes the credited line for an overpayment, until it is refunded',
      [{ pay: 150_00 }, creditNote55, { pay: -30_00 }],
      [[vat20(83_08, 16_62), vat55(47_67, 2_63)], [vat20(16_92, 3_38), vat55(-19_24, -1_06)], [vat55(-28_43, -1_57)]],
    ],
    [
      'is zero when all is credited and refunded, in two refunds',
      [{ pay: 180_55 }, creditNoteOfAllLines, { pay: -100_00 }, { pay: -80_55 }],
      [
        [line20, line55],
        [],
        [vat20(-55_38, -11_08), vat55(-31_79, -1_75)],
        [vat20(-44_62, -8_92), vat55(-25_60, -1_41)],
      ],
    ],
    [
      'is zero when all is credited line by line',
      [{ pay: 180_55 }, creditNote55, { pay: -60_55 }, { creditNote: [line20] }, { pay: -120_00 }],
      [[line20, line55], [], [vat55(-57_39, -3_16)], [], [vat20(-100_00, -20_00)]],
    ],
    ['is zero when all is credited before any payment', [creditNoteOfAllLines], [[]]],
  ])('%s', (_caseName, events, expected) => {
    expect(amountsCollectedBy(invoice, events)).toEqual(expected)
  })

  it('is empty for an invoice of 0 €', () => {
    expect(
      paymentRates({
        amount: 10_00,
        receivedBefore: 0,
        earlierCreditNotes: [],
        bill: { ...invoice, total: 0, rates: [] },
      }),
    ).toEqual([])
  })
})

const totalOf = (rates: readonly BookedRate[]) => sumOf(rates.map(({ base, tax }) => base + tax))
const percentageOf = (rates: readonly BookedRate[], percent: number) =>
  rates.map(({ rate, base, tax }) => ({
    rate,
    base: proportion(base, percent, 100),
    tax: proportion(tax, percent, 100),
  }))
const subtractRates = (rates: readonly BookedRate[], others: readonly BookedRate[]) =>
  rates.map(({ rate, base, tax }, index) => ({
    rate,
    base: base - (others[index]?.base ?? 0),
    tax: tax - (others[index]?.tax ?? 0),
  }))

/**
 * Random events of an invoice: a payment, a refund or a credit note, in percent of the amount that remains to be paid,
 * refunded or credited.
 */
const anyEvents = fc.array(
  fc.record({ kind: fc.constantFrom('PAY', 'REFUND', 'CREDIT'), percent: fc.integer({ min: 1, max: 100 }) }),
  { maxLength: 8 },
)
const anyRates = fc
  .uniqueArray(
    fc.record({ rate: fc.constantFrom(2000, 1000, 550, 210, 0), base: fc.integer({ min: 1, max: 1_000_000 }) }),
    {
      selector: ({ rate }) => rate,
      minLength: 1,
    },
  )
  .map((some) => some.map(({ rate, base }) => ({ rate, base, tax: proportion(base, rate, 10_000) })))

describe('the amount collected of any invoice', () => {
  it('sums to each payment, and at each rate to the uncredited part once that is paid', () => {
    fc.assert(
      fc.property(anyRates, anyEvents, (rates, randomEvents) => {
        let uncreditedRates: BookedRate[] = rates
        let received = 0
        const events: InvoiceEvent[] = []
        const addPayment = (amount: number) => {
          received += amount
          events.push({ pay: amount })
        }
        for (const { kind, percent } of randomEvents) {
          if (kind === 'PAY') addPayment(proportion(Math.max(0, totalOf(uncreditedRates) - received), percent, 100))
          if (kind === 'REFUND') addPayment(0 - proportion(received, percent, 100))
          if (kind === 'CREDIT') {
            const creditNote = percentageOf(uncreditedRates, percent)
            uncreditedRates = subtractRates(uncreditedRates, creditNote)
            events.push({ creditNote })
          }
        }
        addPayment(totalOf(uncreditedRates) - received)
        const rows = amountsCollectedBy({ ...invoice, total: totalOf(rates), rates }, events)
        for (const [index, event] of events.entries())
          expect(totalOf(rows[index] ?? [])).toBe('pay' in event ? event.pay : 0)
        for (const { rate, base, tax } of uncreditedRates) {
          const sameRateRows = rows.flat().filter((row) => row.rate === rate)
          expect([sumOf(sameRateRows.map((row) => row.base)), sumOf(sameRateRows.map((row) => row.tax))]).toEqual([
            base,
            tax,
          ])
        }
      }),
    )
  })
})
