import { describe, expect, it } from '@jest/globals'
import { linkState, recipientProblems } from './reportLink.ts'

const invalidEmail = { field: 'email', kind: 'invalid', message: "L'adresse e-mail n'est pas valable" }
const now = new Date('2026-11-22T10:00:00Z')

describe('the link of a report', () => {
  it.each([
    ['2026-11-22T10:00:01Z', null, 'open'],
    ['2026-11-22T10:00:00Z', null, 'expired'],
    ['2026-12-22T10:00:00Z', '2026-11-22T09:00:00Z', 'revoked'],
    ['2026-11-01T10:00:00Z', '2026-11-22T09:00:00Z', 'revoked'],
  ])('that expires at %s and was revoked at %s is %s', (expiresAt, revokedAt, state) =>
    expect(linkState({ expiresAt, revokedAt }, now)).toBe(state),
  )

  it.each([
    ['ecole@exemple.fr', []],
    [' ecole@exemple.fr ', []],
    ['', [invalidEmail]],
    ['ecole', [invalidEmail]],
    ['ecole@exemple', [invalidEmail]],
  ])('sent to « %s » has the problems %j', (email, problems) => expect(recipientProblems({ email })).toEqual(problems))
})
