import { describe, expect, it } from '@jest/globals'
import { withdrawableUntil, withdrawalEnd } from './withdrawal.ts'

describe('withdrawalEnd, the end of the withdrawal period', () => {
  it.each([
    ['fourteen days after the acceptance', '2026-11-23', '2026-12-07'],
    ['Monday instead of a Saturday', '2026-11-21', '2026-12-07'],
    ['Monday instead of a Sunday', '2026-11-22', '2026-12-07'],
    ['the next working day instead of a public holiday', '2026-12-11', '2026-12-28'],
    ['Tuesday instead of Easter Sunday', '2026-03-22', '2026-04-07'],
  ])('is %s', (_caseName, acceptedOn, end) => {
    expect(withdrawalEnd(acceptedOn)).toBe(end)
  })
})

describe('withdrawableUntil, the last day to withdraw', () => {
  const online = { forFirm: false, acceptedOnline: true, acceptedOn: '2026-11-23' }
  it.each([
    ['the end of the period for an individual who accepted online', online, '2026-12-07'],
    ['null for a firm', { ...online, forFirm: true }, null],
    ['null for an individual who signed on paper', { ...online, acceptedOnline: false }, null],
    ['null before the acceptance', { ...online, acceptedOn: null }, null],
  ])('is %s', (_caseName, estimation, expected) => {
    expect(withdrawableUntil(estimation)).toBe(expected)
  })
})
