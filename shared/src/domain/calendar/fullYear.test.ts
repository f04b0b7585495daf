import { describe, expect, it } from '@jest/globals'
import { hasShortYear, withFullYear } from './fullYear.ts'

describe('withFullYear and hasShortYear', () => {
  it.each([
    ['0026-03-05', '2026-03-05', true],
    ['0006-03-05', '2006-03-05', true],
    ['0099-12-31', '2099-12-31', true],
    ['0202-03-05', '0202-03-05', true],
    ['1926-03-05', '1926-03-05', false],
    ['2026-03-05', '2026-03-05', false],
  ])('convert the typed day %s to %s; its year is short: %s', (typedDay, day, isShort) => {
    expect(withFullYear(typedDay)).toBe(day)
    expect(hasShortYear(typedDay)).toBe(isShort)
  })
})
