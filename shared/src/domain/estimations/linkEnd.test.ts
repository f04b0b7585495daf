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

describe('the last day of the link of a quote', () => {
  it.each([
    ['30 days after its validity', {}, '2026-07-01'],
    ['after its validity, where it was decided on before', { acceptedOn: '2026-03-05' }, '2026-07-01'],
    ['after a later decision', { acceptedOn: '2026-06-10', withdrawnOn: '2026-06-20' }, '2026-07-20'],
  ])('is %s', (_case, change, end) => {
    expect(estimationLinkEnd({ ...days, ...change })).toBe(end)
  })
})
