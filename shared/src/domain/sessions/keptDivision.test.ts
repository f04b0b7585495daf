import { describe, expect, it } from '@jest/globals'
import type { Share } from '../money/division.ts'
import { keptDivision } from './keptDivision.ts'

const division: Share[] = [
  { payerId: 'mutual', kind: 'AMOUNT', value: 40 },
  { payerId: null, kind: 'REST', value: 0 },
]
const occurrence = { billed: false, patientId: 'lea', price: 60_00 }

describe('an occurrence, when an earlier one is divided together with the following ones,', () => {
  it.each([
    ['is divided too', {}, division, null],
    ['is reset to the patient’s shares', {}, null, null],
    ['is kept if a part of it is billed', { billed: true }, division, 'Facturée'],
    ['is kept if it is of another patient', { patientId: 'paul' }, null, "D'un autre patient"],
    ['is kept without a patient', { patientId: null }, division, "D'un autre patient"],
    ['is divided if its price is just enough', { price: 40_00 }, division, null],
    ['is kept if its price is too low', { price: 39_99 }, division, 'Les parts dépassent son prix'],
    ['is kept without a price', { price: 0 }, division, 'Les parts dépassent son prix'],
    ['is reset to the patient’s shares even without a price', { price: 0 }, null, null],
  ])('%s', (_caseName, change, shares, expected) => {
    expect(keptDivision({ ...occurrence, ...change }, shares, 'lea')).toBe(expected)
  })
})
