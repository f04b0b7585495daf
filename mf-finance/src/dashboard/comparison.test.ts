import { describe, expect, it } from '@jest/globals'
import { comparison } from './comparison.ts'

describe('the comparison with a year before', () => {
  it.each([
    ['a rise', 112.5, 100, '100 un an avant (+12,5 %)'],
    ['a fall', 50, 100, '100 un an avant (-50 %)'],
    ['a fall too small to be shown', 9999.9, 10_000, '10000 un an avant (0 %)'],
    ['no change', 100, 100, '100 un an avant (0 %)'],
    ['nothing before', 50, 0, '0 un an avant'],
    ['a figure that is not known', null, 100, '100 un an avant'],
    ['one that was not known', 50, null, ''],
    ['one that did not come yet', 50, undefined, ''],
  ])('says %s', (_case, value, former, expected) => {
    expect(comparison(value, former, String)).toBe(expected)
  })
})
