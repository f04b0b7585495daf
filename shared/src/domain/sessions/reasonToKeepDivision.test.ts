import { describe, expect, it } from '@jest/globals'
import type { Share } from '../money/division.ts'
import { reasonToKeepDivision } from './reasonToKeepDivision.ts'

const division: Share[] = [
  { payerId: 'mutual', kind: 'AMOUNT', value: 40 },
  { payerId: null, kind: 'REST', value: 0 },
]
const occurrence = { billed: false, patientId: 'lea', price: 60_00 }

describe('an occurrence, when a division is saved for an earlier occurrence and all following ones,', () => {
  it.each([
    ['gets the division', {}, division, null],
    ['is reset to the patient’s shares', {}, null, null],
    ['keeps its division if a part of it is billed', { billed: true }, division, 'Facturée'],
    ['keeps its division if it has another patient', { patientId: 'paul' }, null, "D'un autre patient"],
    ['keeps its division if it has no patient', { patientId: null }, division, "D'un autre patient"],
    ['gets the division if its price equals the fixed amounts', { price: 40_00 }, division, null],
    [
      'keeps its division if its price is below the fixed amounts',
      { price: 39_99 },
      division,
      'Les parts dépassent son prix',
    ],
    ['keeps its division if its price is 0', { price: 0 }, division, 'Les parts dépassent son prix'],
    ['is reset to the patient’s shares even if its price is 0', { price: 0 }, null, null],
  ])('%s', (_caseName, change, shares, expected) => {
    expect(reasonToKeepDivision({ ...occurrence, ...change }, shares, 'lea')).toBe(expected)
  })
})
