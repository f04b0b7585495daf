import { describe, expect, it } from '@jest/globals'
import { defaultEmailQuotas, emailsPerDay, quotaReachedText, quotaWarning } from './emailQuota.ts'

const createdAt = new Date('2026-03-01T10:00:00Z')

describe('the e-mails that the members of a practice may request in a day', () => {
  it.each([
    ['20 on the first day of a trial', false, '2026-03-01T10:00:00Z', 20],
    ['20 until the seventh day of a trial is over', false, '2026-03-08T09:59:59Z', 20],
    ['50 from the eighth day of a trial', false, '2026-03-08T10:00:00Z', 50],
    ['50 for an old practice that does not pay', false, '2028-03-01T10:00:00Z', 50],
    ['300 for a new practice that pays', true, '2026-03-01T10:00:00Z', 300],
    ['300 until its thirtieth day is over', true, '2026-03-31T09:59:59Z', 300],
    ['1000 from the thirty-first day', true, '2026-03-31T10:00:00Z', 1000],
  ])('are %s', (_caseName, isPaying, now, expected) => {
    expect(emailsPerDay({ createdAt, isPaying }, new Date(now), defaultEmailQuotas)).toBe(expected)
  })

  it('follow the settings of the operator', () => {
    const quotas = { newTrial: 1, trial: 2, newPaying: 3, paying: 4 }
    expect(emailsPerDay({ createdAt, isPaying: false }, createdAt, quotas)).toBe(1)
  })
})

const quota = (limit: number, remaining: number) => ({ limit, remaining, resumesOn: '2026-11-28' })

describe('the sentence about the quota', () => {
  it.each([
    ['is absent while less than 80 % is used', quota(20, 5), 1, undefined],
    ['states what remains from 80 %', quota(20, 4), 1, "Il vous reste 4 e-mails aujourd'hui, sur 20."],
    ['uses the singular', quota(20, 1), 1, "Il vous reste 1 e-mail aujourd'hui, sur 20."],
    [
      'states how many of a batch exceed the quota',
      quota(50, 40),
      45,
      "Il vous reste 40 e-mails aujourd'hui, sur 50. Les 5 autres ne partiront pas : envoyez-les à partir de samedi 28 novembre.",
    ],
    [
      'uses the singular for one that exceeds it',
      quota(50, 1),
      2,
      "Il vous reste 1 e-mail aujourd'hui, sur 50. L'autre ne partira pas : envoyez-le à partir de samedi 28 novembre.",
    ],
    [
      'states when sending resumes once the quota is used up',
      quota(20, 0),
      1,
      "La limite de 20 e-mails par jour est atteinte. L'envoi reprend samedi 28 novembre à 0 h.",
    ],
  ])('%s', (_caseName, value, count, expected) => {
    expect(quotaWarning(value, count)).toBe(expected)
  })

  it('names the limit in a refusal', () => {
    expect(quotaReachedText(quota(1000, 0))).toContain('1000 e-mails par jour')
  })
})
