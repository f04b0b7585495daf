import { describe, expect, it } from '@jest/globals'
import { estimationNumber } from './estimationNumber.ts'
import { estimationTotals } from './estimationTotals.ts'

describe('estimationTotals', () => {
  it.each([
    [7, 45.35, 20, 31_745, 6_349, 38_094],
    [1.5, 33.33, 20, 5_000, 1_000, 6_000],
    [10, 60, 0, 60_000, 0, 60_000],
    [3, 0.29, 5.5, 87, 5, 92],
    [99_999, 99.99, 20, 999_890_001, 199_978_000, 1_199_868_001],
  ])('rounds to the cent for %d h at %d € with %d %% VAT', (nbHoursToDo, unitaryPrice, taxes, net, tax, total) => {
    expect(estimationTotals({ nbHoursToDo, unitaryPrice, taxes })).toMatchObject({ net, tax, total })
  })
})

describe('estimationNumber', () => {
  it.each([
    [2026, 1, 'D-2026-0001'],
    [2027, 9999, 'D-2027-9999'],
    [2027, 10_000, 'D-2027-10000'],
  ])('contains the year %i and the count %i', (year, count, expected) => {
    expect(estimationNumber(year, count)).toBe(expected)
    // Electronic documents accept only these characters in a number.
    expect(expected).toMatch(/^[A-Za-z0-9+\-_/]{1,35}$/)
  })
})
