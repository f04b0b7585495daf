import { describe, expect, it } from '@jest/globals'
import { smtpRefusalOf } from './smtpRefusal.ts'

const smtpError = (responseCode: number, command: string, response = `${responseCode} non`) =>
  Object.assign(new Error('refused'), { responseCode, command, response })

describe('smtpRefusal', () => {
  it.each([
    ['an unknown mailbox', smtpError(550, 'RCPT TO', '550 5.1.1 unknown'), 'UNKNOWN_ADDRESS'],
    ['a closed mailbox', smtpError(550, 'RCPT TO', '550 5.2.1 disabled'), 'UNKNOWN_ADDRESS'],
    ['a full mailbox', smtpError(552, 'RCPT TO', '552-5.2.2 over quota'), 'MAILBOX_FULL'],
    ['an oversized message', smtpError(552, 'DATA', '552 5.3.4 too big'), 'TOO_LARGE'],
    ['a refusal by policy', smtpError(550, 'DATA', '550 5.7.1 spam'), 'REJECTED'],
    ['a recipient without enhanced code', smtpError(550, 'RCPT TO'), 'UNKNOWN_ADDRESS'],
    ['a full mailbox without enhanced code', smtpError(552, 'DATA'), 'MAILBOX_FULL'],
    ['a failed transaction', smtpError(554, 'DATA'), 'REJECTED'],
    ['greylisting, which is temporary', smtpError(451, 'RCPT TO'), undefined],
    ['a failed sign-in of the sender', smtpError(535, 'AUTH'), undefined],
    ['a refused sender address', smtpError(550, 'MAIL FROM'), undefined],
    ['a timeout', Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }), undefined],
    ['a value that is not an error', 'refused', undefined],
  ])('classifies %s', (_caseName, error, expected) => {
    expect(smtpRefusalOf(error)).toBe(expected)
  })
})
