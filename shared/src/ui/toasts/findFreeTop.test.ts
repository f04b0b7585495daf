import { describe, expect, it } from '@jest/globals'
import { findFreeTop } from './findFreeTop.ts'

const toastBox = { left: 100, right: 300, height: 50, minTop: 60, maxBottom: 400 }
const rect = (top: number, bottom: number, left = 120, right = 160) => ({ left, right, top, bottom })

describe('the place of a toast below the header', () => {
  it.each([
    ['at the top of the page', [], 60],
    ['at the top, next to a control', [rect(60, 100, 20, 90)], 60],
    ['below a control', [rect(70, 110)], 110],
    ['between two controls that are far enough apart', [rect(60, 100), rect(155, 200)], 100],
    ['below both, if they are too close', [rect(60, 100), rect(140, 200)], 200],
    ['at the top, if every place covers a control', [rect(60, 390)], 60],
  ])('is %s', (_caseName, rects, top) => {
    expect(findFreeTop(toastBox, rects)).toBe(top)
  })
})
