import { describe, expect, it } from '@jest/globals'
import { firmNumbers, toSiren } from './firmNumbers.ts'

describe('firmNumbers', () => {
  it.each([
    ['fills both from a SIRET', '', '732 829 320 00074', '732829320', '73282932000074'],
    ['fills both from a SIRET in the place of the SIREN', '73282932000074', '', '732829320', '73282932000074'],
    ['fills both from a SIRET in both places', '73282932000074', '73282932000074', '732829320', '73282932000074'],
    ['moves a SIREN from the place of the SIRET', '', '732829320', '732829320', ''],
    ['returns a SIREN without a SIRET', '732.829.320', '', '732829320', ''],
    [
      'returns the numbers of two different firms unchanged',
      '552100554',
      '73282932000074',
      '552100554',
      '73282932000074',
    ],
    ['returns texts that are no numbers unchanged', '12', '34', '12', '34'],
    ['returns a wrong SIRET unchanged, without a SIREN', '', '73282932000075', '', '73282932000075'],
    ['returns two empty numbers unchanged', '', '', '', ''],
  ])('%s', (_case, siren, siret, expectedSiren, expectedSiret) => {
    expect(firmNumbers({ siren, siret })).toEqual({ siren: expectedSiren, siret: expectedSiret })
  })

  it('returns the SIREN of a SIREN or a SIRET', () => {
    expect(['732 829 320 00074', '732829320', '12'].map(toSiren)).toEqual(['732829320', '732829320', '12'])
  })

  it('returns empty numbers without a firm', () => {
    expect(firmNumbers(null)).toEqual({ siren: '', siret: '' })
  })
})
