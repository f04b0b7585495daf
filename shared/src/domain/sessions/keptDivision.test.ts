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
    ['is divided so too', {}, division, null],
    ['takes the shares of the patient again', {}, null, null],
    ['stays when a part of it is billed', { billed: true }, division, 'Facturée'],
    ['stays when it is of another patient', { patientId: 'paul' }, null, "D'un autre patient"],
    ['stays when it is of nobody', { patientId: null }, division, "D'un autre patient"],
    ['is divided so where its price is just enough', { price: 40_00 }, division, null],
    ['stays where its price is not', { price: 39_99 }, division, 'Les parts dépassent son prix'],
    ['stays where it has no price', { price: 0 }, division, 'Les parts dépassent son prix'],
    ['takes the shares of the patient without a price too', { price: 0 }, null, null],
  ])('%s', (_sentence, change, shares, expected) => {
    expect(keptDivision({ ...occurrence, ...change }, shares, 'lea')).toBe(expected)
  })
})
