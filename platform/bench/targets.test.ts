import { describe, expect, it } from '@jest/globals'
import { isMet, rowOf } from './targets.ts'
import type { ResultLine } from './targets.ts'

const lineWith = (overrides: Partial<ResultLine>): ResultLine => ({
  measure: 'until ready',
  areas: 950,
  monolith: 1000,
  unit: 'ms',
  ...overrides,
})

describe('the target of a measurement', () => {
  it.each([
    ['is met as a share of the monolith', { target: { maxRatio: 1 } }, true],
    ['is missed as a share of the monolith', { target: { maxRatio: 0.9 } }, false],
    ['is met as a margin over the monolith', { areas: 1025, target: { maxIncrease: 30 } }, true],
    ['is missed as a margin over the monolith', { areas: 1031, target: { maxIncrease: 30 } }, false],
    ['is missed as an absolute maximum', { areas: 1, target: { max: 0 } }, false],
    ['is met as an absolute minimum', { areas: 95, target: { min: 95 } }, true],
    ['is missed as an absolute minimum', { areas: 94, target: { min: 95 } }, false],
    [
      'is met as a multiple of a good release',
      { goodRelease: 300, monolith: undefined, target: { maxRatio: 4 } },
      true,
    ],
    [
      'is missed as a multiple of a good release',
      { goodRelease: 200, monolith: undefined, target: { maxRatio: 4 } },
      false,
    ],
    [
      'is met when the timeout of the loader is added to the maximum',
      { areas: 3900, goodRelease: 300, monolith: undefined, target: { maxRatio: 4, loaderTimeoutMs: 3000 } },
      true,
    ],
    ['is neither met nor missed without a target', {}, undefined],
  ] as const)('%s', (_caseName, change, expected) => expect(isMet(lineWith(change))).toBe(expected))

  it('is printed next to the measured figure', () => {
    expect(
      rowOf(lineWith({ unit: 'bytes', areas: 198_400, monolith: 195_900, target: { maxIncrease: 30_000 } })),
    ).toEqual({
      measure: 'until ready',
      areas: '198.4 kB',
      monolith: '195.9 kB',
      ratio: '1.01',
      target: '≤ + 30.0 kB',
      isMet: 'yes',
    })
  })
})
