import { describe, expect, it } from '@jest/globals'
import { normalizeZipCode, isZipCode } from './zipCode.ts'

describe('a postal code', () => {
  it.each(['01000', '20000', '69003', '95880', '97100', '97450', '97600', '98000', '98800'])(
    'is recognised in %s',
    (zipCode) => {
      expect(isZipCode(zipCode)).toBe(true)
    },
  )

  it.each(['', '1000', '00100', '96000', '99000', '2A004', '690033', '97900', '98100', '69 003'])(
    'is not recognised in %j',
    (text) => {
      expect(isZipCode(text)).toBe(false)
    },
  )

  it('is normalised without spaces', () => {
    expect(normalizeZipCode(' 69\u202f003 ')).toBe('69003')
  })
})
