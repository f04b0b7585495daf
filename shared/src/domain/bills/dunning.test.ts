import { describe, expect, it } from '@jest/globals'
import { dueDunning } from './dunning.ts'

const noneSent: { level: number; on: string }[] = []
const firstSent = [{ level: 1, on: '2026-11-10' }]
const secondSent = [...firstSent, { level: 2, on: '2026-11-25' }]
const thirdSent = [...secondSent, { level: 3, on: '2026-12-10' }]

describe('dueDunning', () => {
  it.each([
    ['before the due date', noneSent, '2026-10-31', undefined],
    ['six days after the due date', noneSent, '2026-11-07', undefined],
    ['seven days after the due date', noneSent, '2026-11-08', { level: 1, since: '2026-11-08' }],
    ['long after the due date, with no e-mail sent', noneSent, '2027-05-01', { level: 1, since: '2026-11-08' }],
    ['14 days after the first e-mail', firstSent, '2026-11-24', undefined],
    ['15 days after the first e-mail', firstSent, '2026-11-25', { level: 2, since: '2026-11-25' }],
    ['15 days after the second e-mail', secondSent.toReversed(), '2026-12-10', { level: 3, since: '2026-12-10' }],
    ['after the third e-mail', thirdSent, '2027-05-01', undefined],
  ])('is evaluated %s', (_caseName, sent, today, expected) => {
    expect(dueDunning({ dueOn: '2026-11-01', remaining: 50, sent }, today)).toEqual(expected)
  })

  it('is undefined for a paid invoice and for a credit note', () => {
    expect(dueDunning({ dueOn: '2026-11-01', remaining: 0, sent: noneSent }, '2027-01-01')).toBeUndefined()
    expect(dueDunning({ dueOn: null, remaining: 50, sent: noneSent }, '2027-01-01')).toBeUndefined()
  })
})
