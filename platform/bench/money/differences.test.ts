import { describe, expect, it } from '@jest/globals'
import { describeDifferences } from './differences.ts'

describe('describeDifferences', () => {
  it.each([
    ['returns nothing when the sums are equal', { Gains: '1000', TVA: '200' }, []],
    ['returns a difference of a cent', { Gains: '1001', TVA: '200' }, ['Gains 1000 shown, 1001 in the database']],
    ['returns a sum that is missing in the database', { Gains: '1000' }, ['TVA 200 shown, undefined in the database']],
  ])('%s', (_caseName, databaseSums, expected) => {
    expect(describeDifferences({ Gains: '1000', TVA: '200' }, databaseSums)).toEqual(expected)
  })

  it('returns a shown sum that is not a number', () => {
    expect(describeDifferences({ Facturé: 'NaN' }, { Facturé: '0' })).toEqual(['Facturé NaN shown, 0 in the database'])
  })
})
