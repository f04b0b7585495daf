import { describe, expect, it } from '@jest/globals'
import { comparisonText } from './comparisonText.ts'

describe('comparisonText', () => {
  it.each([
    ['a positive percentage for a rise', 112.5, 100, '100 un an avant (+12,5 %)'],
    ['a negative percentage for a fall', 50, 100, '100 un an avant (-50 %)'],
    ['0 % for a fall that rounds to 0', 9999.9, 10_000, '10000 un an avant (0 %)'],
    ['0 % for equal values', 100, 100, '100 un an avant (0 %)'],
    ['no percentage when the former value is negative', 50, -10, '-10 un an avant'],
    ['an empty text when the former value is 0', 50, 0, ''],
    ['no percentage when the current value is unknown', null, 100, '100 un an avant'],
    ['an empty text when the former value is unknown', 50, null, ''],
    ['an empty text until the former value is loaded', 50, undefined, ''],
  ])('returns %s', (_case, value, former, expected) => {
    expect(comparisonText(value, former, String)).toBe(expected)
  })
})
