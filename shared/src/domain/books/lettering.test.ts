import { describe, expect, it } from '@jest/globals'
import { letteringOf, lettersOf } from './lettering.ts'

const billMovement = (invoice: string, amount: number) => ({ invoice, amount, day: '2026-11-20' })
const paymentMovement = (invoice: string, amount: number, day: string) => ({ invoice, amount: -amount, day })

describe('letteringOf', () => {
  it.each([
    [
      'a lettering for an invoice with one full payment',
      [billMovement('1', 50_00), paymentMovement('1', 50_00, '2026-12-02')],
      [['1', 'A', '2026-12-02']],
    ],
    [
      'a lettering dated by the last payment for an invoice paid in parts',
      [billMovement('1', 50_00), paymentMovement('1', 20_00, '2026-12-02'), paymentMovement('1', 30_00, '2027-01-04')],
      [['1', 'A', '2027-01-04']],
    ],
    ['nothing for a partly paid invoice', [billMovement('1', 50_00), paymentMovement('1', 20_00, '2026-12-02')], []],
    ['nothing for an overpaid invoice', [billMovement('1', 50_00), paymentMovement('1', 60_00, '2026-12-02')], []],
    ['nothing for a payment whose invoice is of an earlier period', [paymentMovement('1', 50_00, '2026-12-02')], []],
    [
      'different letters for two invoices',
      [
        billMovement('1', 50_00),
        billMovement('2', 70_00),
        paymentMovement('2', 70_00, '2026-12-02'),
        paymentMovement('1', 50_00, '2026-12-03'),
      ],
      [
        ['1', 'A', '2026-12-03'],
        ['2', 'B', '2026-12-02'],
      ],
    ],
  ])('returns %s', (_caseName, movements, expected) => {
    expect([...letteringOf(movements, 0)].map(([invoice, { index, day }]) => [invoice, lettersOf(index), day])).toEqual(
      expected,
    )
  })

  it('begins with the index of the first free letters', () => {
    const movements = [billMovement('1', 50_00), paymentMovement('1', 50_00, '2026-12-02')]
    expect(letteringOf(movements, 27).get('1')).toEqual({ index: 27, day: '2026-12-02' })
  })
})

describe('lettersOf', () => {
  it('continues with two letters after Z, and with three after ZZ', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(lettersOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })
})
