import { describe, expect, it } from '@jest/globals'
import { swipeStep } from './swipeStep.ts'

describe('the step of a movement', () => {
  it.each<[string, number, number, number]>([
    ['to the next day when the finger moves to the left', -80, 10, 1],
    ['to the previous day when the finger moves to the right', 80, -10, -1],
    ['none when the finger hardly moves', -55, 0, 0],
    ['to the next day from 56 px', -56, 0, 1],
    ['none when the finger moves up or down as well', -90, 61, 0],
    ['none when the finger scrolls', 4, 300, 0],
  ])('is %s', (_sentence, movedX, movedY, step) => {
    expect(swipeStep(movedX, movedY)).toBe(step)
  })
})
