import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { isBillNumber, nextNumber } from './billNumber.ts'

describe('the next number', () => {
  it.each([
    ['of a practice without invoices', undefined, '2026-0001'],
    ['in the same year', { number: '2026-0041', issuedOn: '2026-11-20' }, '2026-0042'],
    ['in a new year', { number: '2025-0041', issuedOn: '2025-12-31' }, '2026-0001'],
    ['in a new year, if the number has no year', { number: 'F0041', issuedOn: '2025-12-31' }, 'F0042'],
    ['past the width', { number: 'F9999', issuedOn: '2026-01-01' }, 'F10000'],
    ['without zeros', { number: '7', issuedOn: '2026-01-01' }, '8'],
    ['of a number without digits', { number: 'FACTURE', issuedOn: '2026-01-01' }, 'FACTURE1'],
    ['with a year other than that of its issue', { number: '2024-0041', issuedOn: '2025-12-31' }, '2024-0042'],
  ])('%s', (_case, last, expected) => {
    expect(nextNumber(last, '2026-11-23')).toBe(expected)
  })

  it('of credit notes has a separate series', () => {
    expect(nextNumber(undefined, '2026-11-23', 'A')).toBe('A2026-0001')
    expect(nextNumber({ number: 'A2026-0001', issuedOn: '2026-11-23' }, '2026-11-23', 'A')).toBe('A2026-0002')
  })

  it('is never one already used in the series', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z/-]{0,5}\d{1,6}$/), fc.integer({ min: 2, max: 40 }), (first, count) => {
        const given = [first]
        for (let index = 1; index < count; index += 1)
          given.push(nextNumber({ number: given.at(-1) ?? '', issuedOn: '2026-03-01' }, '2026-11-23'))
        expect(new Set(given).size).toBe(count)
      }),
    )
  })
})

describe('a number', () => {
  it.each([
    ['2026-0001', true],
    ['F/2026+1_a', true],
    ['', false],
    ['2026 0001', false],
    ['n°1', false],
    ['1'.repeat(36), false],
  ])('%j may be given: %s', (text, expected) => {
    expect(isBillNumber(text)).toBe(expected)
  })
})
