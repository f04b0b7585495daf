import { describe, expect, it } from '@jest/globals'
import { ageOn } from './age.ts'

describe('ageOn', () => {
  it.each([
    ['2015-11-22', '2026-11-21', 10],
    ['2015-11-22', '2026-11-22', 11],
    ['2015-12-01', '2026-11-22', 10],
    ['2015-01-31', '2026-11-22', 11],
    ['2016-02-29', '2027-02-28', 10],
    ['2016-02-29', '2027-03-01', 11],
    ['2026-11-22', '2026-11-22', 0],
  ])('for a person born on %s, returns the age on %s: %d', (birthdate, day, age) => {
    expect(ageOn(birthdate, day)).toBe(age)
  })
})
