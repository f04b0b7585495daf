import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { isBillNumber, nextNumber } from './billNumber.ts'

describe('nextNumber', () => {
  it.each([
    ['is 1 of the current year for a practice without invoices', undefined, '2026-0001'],
    ['increments in the same year', { number: '2026-0041', issuedOn: '2026-11-20' }, '2026-0042'],
    ['restarts at 1 in a new year', { number: '2025-0041', issuedOn: '2025-12-31' }, '2026-0001'],
    ['increments in a new year if the number contains no year', { number: 'F0041', issuedOn: '2025-12-31' }, 'F0042'],
    ['adds a digit after 9999', { number: 'F9999', issuedOn: '2026-01-01' }, 'F10000'],
    ['increments a number without leading zeros', { number: '7', issuedOn: '2026-01-01' }, '8'],
    ['appends 1 to a number without digits', { number: 'FACTURE', issuedOn: '2026-01-01' }, 'FACTURE1'],
    [
      'increments if the number contains another year than that of its issue',
      { number: '2024-0041', issuedOn: '2025-12-31' },
      '2024-0042',
    ],
  ])('%s', (_caseName, last, expected) => {
    expect(nextNumber(last, '2026-11-23')).toBe(expected)
  })

  it('numbers credit notes in a separate series, by prefix', () => {
    expect(nextNumber(undefined, '2026-11-23', 'A')).toBe('A2026-0001')
    expect(nextNumber({ number: 'A2026-0001', issuedOn: '2026-11-23' }, '2026-11-23', 'A')).toBe('A2026-0002')
  })

  it('never repeats a number of the series', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z/-]{0,5}\d{1,6}$/), fc.integer({ min: 2, max: 40 }), (first, count) => {
        const numbers = [first]
        for (let index = 1; index < count; index += 1)
          numbers.push(nextNumber({ number: numbers.at(-1) ?? '', issuedOn: '2026-03-01' }, '2026-11-23'))
        expect(new Set(numbers).size).toBe(count)
      }),
    )
  })
})

describe('isBillNumber', () => {
  it.each([
    ['2026-0001', true],
    ['F/2026+1_a', true],
    ['', false],
    ['2026 0001', false],
    ['n°1', false],
    ['1'.repeat(36), false],
  ])('(%j) is %s', (text, expected) => {
    expect(isBillNumber(text)).toBe(expected)
  })
})
