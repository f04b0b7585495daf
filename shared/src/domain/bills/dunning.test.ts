import { describe, expect, it } from '@jest/globals'
import { dueDunning } from './dunning.ts'

const noEmails: { level: number; day: string }[] = []
const oneEmail = [{ level: 1, day: '2026-11-10' }]
const twoEmails = [...oneEmail, { level: 2, day: '2026-11-25' }]
const threeEmails = [...twoEmails, { level: 3, day: '2026-12-10' }]

describe('dueDunning', () => {
  it.each([
    ['nothing before the due date', noEmails, '2026-10-31', undefined],
    ['nothing six days after the due date', noEmails, '2026-11-07', undefined],
    ['the first e-mail seven days after the due date', noEmails, '2026-11-08', { level: 1, since: '2026-11-08' }],
    [
      'the first e-mail long after the due date if none was sent',
      noEmails,
      '2027-05-01',
      { level: 1, since: '2026-11-08' },
    ],
    ['nothing 14 days after the first e-mail', oneEmail, '2026-11-24', undefined],
    ['the second e-mail 15 days after the first', oneEmail, '2026-11-25', { level: 2, since: '2026-11-25' }],
    [
      'the third e-mail 15 days after the second',
      twoEmails.toReversed(),
      '2026-12-10',
      { level: 3, since: '2026-12-10' },
    ],
    ['nothing after the third e-mail', threeEmails, '2027-05-01', undefined],
  ])('proposes %s', (_caseName, sentEmails, today, expected) => {
    expect(dueDunning({ dueOn: '2026-11-01', remaining: 50, sentEmails }, today)).toEqual(expected)
  })

  it('is undefined for a paid invoice and for a credit note', () => {
    expect(dueDunning({ dueOn: '2026-11-01', remaining: 0, sentEmails: noEmails }, '2027-01-01')).toBeUndefined()
    expect(dueDunning({ dueOn: null, remaining: 50, sentEmails: noEmails }, '2027-01-01')).toBeUndefined()
  })
})
