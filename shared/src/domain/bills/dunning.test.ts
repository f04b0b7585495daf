import { describe, expect, it } from '@jest/globals'
import { dueDunning } from './dunning.ts'

const none: { level: number; on: string }[] = []
const first = [{ level: 1, on: '2026-11-10' }]
const second = [...first, { level: 2, on: '2026-11-25' }]
const third = [...second, { level: 3, on: '2026-12-10' }]

describe('the proposed dunning e-mail', () => {
  it.each([
    ['before the due date', none, '2026-10-31', undefined],
    ['six days after it', none, '2026-11-07', undefined],
    ['seven days after it', none, '2026-11-08', { level: 1, since: '2026-11-08' }],
    ['long after it, if none was sent', none, '2027-05-01', { level: 1, since: '2026-11-08' }],
    ['14 days after the first', first, '2026-11-24', undefined],
    ['15 days after the first', first, '2026-11-25', { level: 2, since: '2026-11-25' }],
    ['15 days after the second', second.toReversed(), '2026-12-10', { level: 3, since: '2026-12-10' }],
    ['after the third', third, '2027-05-01', undefined],
  ])('%s', (_when, sent, today, expected) => {
    expect(dueDunning({ dueOn: '2026-11-01', remaining: 50, sent }, today)).toEqual(expected)
  })

  it('is undefined if nothing remains to be paid, and for a credit note', () => {
    expect(dueDunning({ dueOn: '2026-11-01', remaining: 0, sent: none }, '2027-01-01')).toBeUndefined()
    expect(dueDunning({ dueOn: null, remaining: 50, sent: none }, '2027-01-01')).toBeUndefined()
  })
})
