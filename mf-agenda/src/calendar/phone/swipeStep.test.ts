import { describe, expect, it } from '@jest/globals'
import { swipeStep } from './swipeStep.ts'

describe('swipeStep', () => {
  it.each<[string, number, number, number]>([
    ['1 (the next day) when the finger moves to the left', -80, 10, 1],
    ['-1 (the previous day) when the finger moves to the right', 80, -10, -1],
    ['0 when the finger hardly moves', -55, 0, 0],
    ['1 from a distance of 56 px', -56, 0, 1],
    ['0 when the finger moves up or down as well', -90, 61, 0],
    ['0 when the finger scrolls', 4, 300, 0],
  ])('returns %s', (_caseName, movedXPx, movedYPx, step) => {
    expect(swipeStep(movedXPx, movedYPx)).toBe(step)
  })
})
