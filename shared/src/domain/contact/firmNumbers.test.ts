import { describe, expect, it } from '@jest/globals'
import { firmNumbers, sirenIn } from './firmNumbers.ts'

describe('firmNumbers', () => {
  it.each([
    ['fills both from a SIRET', '', '732 829 320 00074', '732829320', '73282932000074'],
    ['fills both from a SIRET in the place of the SIREN', '73282932000074', '', '732829320', '73282932000074'],
    ['fills both from a SIRET in both places', '73282932000074', '73282932000074', '732829320', '73282932000074'],
    ['moves a SIREN from the place of the SIRET', '', '732829320', '732829320', ''],
    ['leaves a SIREN alone', '732.829.320', '', '732829320', ''],
    [
      'leaves numbers of two firms for the form to refuse',
      '552100554',
      '73282932000074',
      '552100554',
      '73282932000074',
    ],
    ['leaves what is no number', '12', '34', '12', '34'],
    ['leaves a wrong SIRET without a SIREN', '', '73282932000075', '', '73282932000075'],
    ['leaves two empty numbers', '', '', '', ''],
  ])('%s', (_case, siren, siret, expectedSiren, expectedSiret) => {
    expect(firmNumbers({ siren, siret })).toEqual({ siren: expectedSiren, siret: expectedSiret })
  })

  it('gives the SIREN where it alone is asked', () => {
    expect(['732 829 320 00074', '732829320', '12'].map(sirenIn)).toEqual(['732829320', '732829320', '12'])
  })

  it('has empty numbers for no firm', () => {
    expect(firmNumbers(null)).toEqual({ siren: '', siret: '' })
  })
})
