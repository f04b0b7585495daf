import { describe, expect, it } from '@jest/globals'
import { normalizeSiren, groupSirenDigits, isSiren } from './siren.ts'

describe('a SIREN', () => {
  it.each(['732829320', '404833048', '552100554', '123456782'])('is recognised in %s', (siren) => {
    expect(isSiren(siren)).toBe(true)
  })

  it.each(['', '000000000', '123456789', '73282932', '7328293200', '73282932a', '732 829 320'])(
    'is not recognised in %j',
    (text) => {
      expect(isSiren(text)).toBe(false)
    },
  )

  it('is normalised without spaces and dots', () => {
    expect(normalizeSiren(' 732\u00a0829.320')).toBe('732829320')
  })
})

describe('groupSirenDigits', () => {
  it.each([
    ['732829320', ' ', '732 829 320'],
    ['732.829.320', '\u00a0', '732\u00a0829\u00a0320'],
    ['', ' ', ''],
  ])('groups the digits of %j by three, separated by %j: %j', (siren, space, displayed) => {
    expect(groupSirenDigits(siren, space)).toBe(displayed)
  })
})
