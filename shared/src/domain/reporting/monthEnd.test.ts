import { expect, it } from '@jest/globals'
import { monthToClose } from './monthEnd.ts'

it.each([
  ['2026-12-01', '2026-11'],
  ['2026-12-20', '2026-11'],
  ['2026-12-21', '2026-12'],
  ['2026-12-31', '2026-12'],
  ['2027-01-01', '2026-12'],
  ['2028-03-20', '2028-02'],
])('monthToClose on %s is %s', (today, month) => {
  expect(monthToClose(today)).toBe(month)
})
