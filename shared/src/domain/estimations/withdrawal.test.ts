import { describe, expect, it } from '@jest/globals'
import { withdrawableUntil, withdrawalEnd } from './withdrawal.ts'

describe('the end of the withdrawal period', () => {
  it.each([
    ['fourteen days later', '2026-11-23', '2026-12-07'],
    ['a Saturday goes on to Monday', '2026-11-21', '2026-12-07'],
    ['a Sunday goes on to Monday', '2026-11-22', '2026-12-07'],
    ['a public holiday goes on to the next working day', '2026-12-11', '2026-12-28'],
    ['Easter Sunday and Monday', '2026-03-22', '2026-04-07'],
  ])('%s', (_case, acceptedOn, end) => {
    expect(withdrawalEnd(acceptedOn)).toBe(end)
  })
})

describe('the right to withdraw', () => {
  const online = { forFirm: false, acceptedOnline: true, acceptedOn: '2026-11-23' }
  it.each([
    ['an individual who accepted online has it', online, '2026-12-07'],
    ['a firm does not have it', { ...online, forFirm: true }, null],
    ['an individual who signed on paper does not', { ...online, acceptedOnline: false }, null],
    ['nobody has it before the acceptance', { ...online, acceptedOn: null }, null],
  ])('%s', (_case, estimation, until) => {
    expect(withdrawableUntil(estimation)).toBe(until)
  })
})
