import { describe, expect, it } from '@jest/globals'
import { estimationLinkEnd } from './linkEnd.ts'

const days = {
  issuedOn: '2026-03-01',
  validUntil: '2026-06-01',
  sentOn: null,
  acceptedOn: null,
  refusedOn: null,
  withdrawnOn: null,
}

describe("estimationLinkEnd, the last day of a quote's link", () => {
  it.each([
    ['30 days after the last day of validity', {}, '2026-07-01'],
    ['30 days after the last day of validity, if the decision was earlier', { acceptedOn: '2026-03-05' }, '2026-07-01'],
    [
      '30 days after the last decision, if that was later',
      { acceptedOn: '2026-06-10', withdrawnOn: '2026-06-20' },
      '2026-07-20',
    ],
  ])('is %s', (_caseName, change, end) => {
    expect(estimationLinkEnd({ ...days, ...change })).toBe(end)
  })
})
