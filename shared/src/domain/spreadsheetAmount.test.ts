import { describe, expect, it } from '@jest/globals'
import { spreadsheetAmount } from './spreadsheetAmount.ts'

describe('an amount in a file', () => {
  it.each([
    [0, '0,00'],
    [60, '60,00'],
    [-60.5, '-60,50'],
    [1234.56, '1234,56'],
  ])('%d is %s', (euros, text) => {
    expect(spreadsheetAmount(euros)).toBe(text)
  })
})
