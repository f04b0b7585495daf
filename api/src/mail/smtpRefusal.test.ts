import { describe, expect, it } from '@jest/globals'
import { smtpRefusal } from './smtpRefusal.ts'

const error = (responseCode: number, command: string, response = `${responseCode} non`) =>
  Object.assign(new Error('refused'), { responseCode, command, response })

describe('smtpRefusal', () => {
  it.each([
    ['an unknown mailbox', error(550, 'RCPT TO', '550 5.1.1 unknown'), 'UNKNOWN_ADDRESS'],
    ['a closed mailbox', error(550, 'RCPT TO', '550 5.2.1 disabled'), 'UNKNOWN_ADDRESS'],
    ['a full mailbox', error(552, 'RCPT TO', '552-5.2.2 over quota'), 'MAILBOX_FULL'],
    ['an oversized message', error(552, 'DATA', '552 5.3.4 too big'), 'TOO_LARGE'],
    ['a refusal by policy', error(550, 'DATA', '550 5.7.1 spam'), 'REJECTED'],
    ['a recipient without enhanced code', error(550, 'RCPT TO'), 'UNKNOWN_ADDRESS'],
    ['a full mailbox without enhanced code', error(552, 'DATA'), 'MAILBOX_FULL'],
    ['a failed transaction', error(554, 'DATA'), 'REJECTED'],
    ['greylisting, which is retried', error(451, 'RCPT TO'), undefined],
    ['a failed sign-in of the sender, for the operator', error(535, 'AUTH'), undefined],
    ['a refused sender address', error(550, 'MAIL FROM'), undefined],
    ['a missing answer', Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }), undefined],
    ['a value that is not an error', 'refused', undefined],
  ])('%s', (_caseName, failure, expected) => {
    expect(smtpRefusal(failure)).toBe(expected)
  })
})
