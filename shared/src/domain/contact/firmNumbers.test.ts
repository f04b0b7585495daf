import { describe, expect, it } from '@jest/globals'
import { completeFirmNumbers, toSiren } from './firmNumbers.ts'

describe('completeFirmNumbers', () => {
  it.each([
    ['fills both from a SIRET', '', '732 829 320 00074', '732829320', '73282932000074'],
    ['fills both from a SIRET in the field of the SIREN', '73282932000074', '', '732829320', '73282932000074'],
    ['fills both from a SIRET in both fields', '73282932000074', '73282932000074', '732829320', '73282932000074'],
    ['moves a SIREN from the field of the SIRET', '', '732829320', '732829320', ''],
    ['returns a SIREN without a SIRET', '732.829.320', '', '732829320', ''],
    [
      'returns the numbers of two different firms unchanged',
      '552100554',
      '73282932000074',
      '552100554',
      '73282932000074',
    ],
    ['returns texts that are neither a SIREN nor a SIRET unchanged', '12', '34', '12', '34'],
    ['returns a wrong SIRET unchanged, without a SIREN', '', '73282932000075', '', '73282932000075'],
    ['returns two empty numbers unchanged', '', '', '', ''],
  ])('%s', (_caseName, siren, siret, expectedSiren, expectedSiret) => {
    expect(completeFirmNumbers({ siren, siret })).toEqual({ siren: expectedSiren, siret: expectedSiret })
  })

  it('returns the SIREN of a SIREN or a SIRET', () => {
    expect(['732 829 320 00074', '732829320', '12'].map(toSiren)).toEqual(['732829320', '732829320', '12'])
  })

  it('returns empty numbers without a firm', () => {
    expect(completeFirmNumbers(null)).toEqual({ siren: '', siret: '' })
  })
})
