import { describe, expect, it } from '@jest/globals'
import { spreadsheetAmount } from './spreadsheetAmount.ts'

describe('spreadsheetAmount', () => {
  it.each([
    [0, '0,00'],
    [60, '60,00'],
    [-60.5, '-60,50'],
    [1234.56, '1234,56'],
  ])('formats %d as %s', (euros, text) => {
    expect(spreadsheetAmount(euros)).toBe(text)
  })
})
