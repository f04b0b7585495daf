import { describe, expect, it } from '@jest/globals'
import { differences } from './differences.ts'

describe('the sums of the bench', () => {
  it.each([
    ['are the same to the cent', { Gains: '1000', TVA: '200' }, []],
    ['differ by a cent', { Gains: '1001', TVA: '200' }, ['Gains 1000 shown, 1001 in the database']],
    ['are missing in the database', { Gains: '1000' }, ['TVA 200 shown, undefined in the database']],
  ])('%s', (_sentence, summed, expected) => {
    expect(differences({ Gains: '1000', TVA: '200' }, summed)).toEqual(expected)
  })

  it('are no number where a screen shows none', () => {
    expect(differences({ Facturé: 'NaN' }, { Facturé: '0' })).toEqual(['Facturé NaN shown, 0 in the database'])
  })
})
