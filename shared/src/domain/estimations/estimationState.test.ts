import { describe, expect, it } from '@jest/globals'
import { canBeDecidedOnline, estimationState, isUndecided, type EstimationDays } from './estimationState.ts'

const createEstimationDays = (change: Partial<EstimationDays> = {}): EstimationDays => ({
  issuedOn: '2026-03-01',
  validUntil: '2026-06-01',
  sentOn: null,
  acceptedOn: null,
  refusedOn: null,
  withdrawnOn: null,
  ...change,
})

describe('the state of a quote', () => {
  it.each([
    ['issued and not sent', {}, '2026-03-02', 'ISSUED', '2026-03-01'],
    ['sent', { sentOn: '2026-03-03' }, '2026-03-04', 'SENT', '2026-03-03'],
    ['sent, on its last day of validity', { sentOn: '2026-03-03' }, '2026-06-01', 'SENT', '2026-03-03'],
    ['expired since yesterday', { sentOn: '2026-03-03' }, '2026-06-02', 'EXPIRED', '2026-06-01'],
    ['expired without being sent', {}, '2027-01-01', 'EXPIRED', '2026-06-01'],
    ['accepted', { sentOn: '2026-03-03', acceptedOn: '2026-03-05' }, '2026-03-06', 'ACCEPTED', '2026-03-05'],
    ['accepted long ago', { acceptedOn: '2026-03-05' }, '2027-01-01', 'ACCEPTED', '2026-03-05'],
    ['refused', { refusedOn: '2026-03-05' }, '2027-01-01', 'REFUSED', '2026-03-05'],
    [
      'accepted, then withdrawn by the client',
      { acceptedOn: '2026-03-05', withdrawnOn: '2026-03-09' },
      '2026-03-09',
      'WITHDRAWN',
      '2026-03-09',
    ],
  ] as const)('is derived for a quote that is %s', (_caseName, change, today, state, since) => {
    expect(estimationState(createEstimationDays(change), today)).toEqual({ state, since })
  })

  it.each([
    ['ISSUED', true, true],
    ['SENT', true, true],
    ['EXPIRED', false, true],
    ['ACCEPTED', false, false],
    ['REFUSED', false, false],
    ['WITHDRAWN', false, false],
  ] as const)('%s allows a decision online: %s; is undecided: %s', (state, expectedDecidable, expectedUndecided) => {
    expect([canBeDecidedOnline(state), isUndecided(state)]).toEqual([expectedDecidable, expectedUndecided])
  })
})
