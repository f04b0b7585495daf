import { describe, expect, it } from '@jest/globals'
import { comparison } from './comparison.ts'

describe('the comparison with a year before', () => {
  it.each([
    ['a rise', 112.5, 100, '100 un an avant (+12,5 %)'],
    ['a fall', 50, 100, '100 un an avant (-50 %)'],
    ['0 % for a fall that rounds to 0', 9999.9, 10_000, '10000 un an avant (0 %)'],
    ['no change', 100, 100, '100 un an avant (0 %)'],
    ['no percentage when the former value is 0', 50, 0, '0 un an avant'],
    ['the former value alone when the current one is unknown', null, 100, '100 un an avant'],
    ['nothing when the former value is unknown', 50, null, ''],
    ['nothing until the former value is loaded', 50, undefined, ''],
  ])('shows %s', (_case, value, former, expected) => {
    expect(comparison(value, former, String)).toBe(expected)
  })
})
