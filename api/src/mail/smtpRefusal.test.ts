import { describe, expect, it } from '@jest/globals'
import { smtpRefusal } from './smtpRefusal.ts'

const error = (responseCode: number, command: string, response = `${responseCode} non`) =>
  Object.assign(new Error('refused'), { responseCode, command, response })

describe('smtpRefusal', () => {
  it.each([
    ['an unknown mailbox', error(550, 'RCPT TO', '550 5.1.1 unknown'), 'UNKNOWN_ADDRESS'],
    ['one that is closed', error(550, 'RCPT TO', '550 5.2.1 disabled'), 'UNKNOWN_ADDRESS'],
    ['one that is full', error(552, 'RCPT TO', '552-5.2.2 over quota'), 'MAILBOX_FULL'],
    ['a message that is too large', error(552, 'DATA', '552 5.3.4 too big'), 'TOO_LARGE'],
    ['what a policy refuses', error(550, 'DATA', '550 5.7.1 spam'), 'REJECTED'],
    ['a recipient without enhanced code', error(550, 'RCPT TO'), 'UNKNOWN_ADDRESS'],
    ['a full mailbox without it', error(552, 'DATA'), 'MAILBOX_FULL'],
    ['a transaction that failed', error(554, 'DATA'), 'REJECTED'],
    ['greylisting, which is tried again', error(451, 'RCPT TO'), undefined],
    ['our own sign-in, which the operator mends', error(535, 'AUTH'), undefined],
    ['our own address', error(550, 'MAIL FROM'), undefined],
    ['no answer at all', Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }), undefined],
    ['nothing that is an error', 'refused', undefined],
  ])('%s', (_caseName, failure, expected) => {
    expect(smtpRefusal(failure)).toBe(expected)
  })
})
