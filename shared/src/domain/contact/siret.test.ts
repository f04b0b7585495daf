import { describe, expect, it } from '@jest/globals'
import { groupSiretDigits, isSiret, sirenOfSiret } from './siret.ts'

describe('a SIRET', () => {
  it.each(['73282932000074', '40483304800022', '35600000000048', '35600000049837'])('is recognised in %s', (siret) => {
    expect(isSiret(siret)).toBe(true)
  })

  it.each(['', '732829320', '73282932000075', '73282932100073', '00000000000000', '7328293200007A', '35600000049838'])(
    'is not recognised in "%s"',
    (text) => {
      expect(isSiret(text)).toBe(false)
    },
  )

  it('begins with the SIREN of its firm', () => {
    expect(sirenOfSiret('732 829 320 00074')).toBe('732829320')
  })

  it('is formatted in groups of three digits and one of five', () => {
    expect(groupSiretDigits('73282932000074')).toBe('732 829 320 00074')
  })
})
