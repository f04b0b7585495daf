import { describe, expect, it } from '@jest/globals'
import { bookingProblems, expiryOf, isCancellable, requestHoldHours } from './booking.ts'

const draft = { therapistId: 'therapist-1', startDate: '2026-11-20', startTime: '10:00', endTime: '11:00' }

describe('a public booking request', () => {
  it('is valid with a therapist, a date and times', () => {
    expect(bookingProblems(draft)).toEqual([])
  })

  it.each(['therapistId', 'startDate', 'startTime', 'endTime'])('is invalid without %s', (field) => {
    expect(bookingProblems({ ...draft, [field]: null })).toEqual([
      { field, kind: 'required', label: expect.any(String), message: 'Renseignez les champs obligatoires' },
    ])
  })

  it.each([
    ['after 48 hours', '2026-11-20T10:00:00Z', '2026-11-30T10:00:00Z', '2026-11-22T10:00:00Z'],
    [
      'when the session starts, if that is earlier',
      '2026-11-20T10:00:00Z',
      '2026-11-21T08:00:00Z',
      '2026-11-21T08:00:00Z',
    ],
    [
      'after 48 elapsed hours, also when the clocks change',
      '2026-10-24T10:00:00Z',
      '2026-11-01T10:00:00Z',
      '2026-10-26T10:00:00Z',
    ],
  ])('expires %s', (_caseName, now, start, expected) => {
    expect(expiryOf(new Date(now), new Date(start), 48)).toEqual(new Date(expected))
  })

  it('expires by default after the hours that e-mails and screens show', () => {
    const expiry = expiryOf(new Date(0), new Date('2026-11-20T10:00:00Z'))
    expect(expiry).toEqual(new Date(requestHoldHours * 3_600_000))
  })
})

describe('isCancellable', () => {
  const start = new Date('2026-11-20T10:00:00Z')
  const hoursBeforeStart = (hours: number) => new Date(start.getTime() - hours * 3_600_000)
  it.each([
    ['allows the patient to cancel a validated session until the delay begins', 'VALIDATED', 48, true],
    ['refuses to cancel a validated session within the delay', 'VALIDATED', 47.99, false],
    ['allows the patient to cancel a request until the session starts', 'PENDING', 0.01, true],
    ['refuses to cancel a request once the session has started', 'PENDING', 0, false],
    ['refuses to cancel a cancelled session', 'CANCELLED', 100, false],
    ['refuses to cancel an expired request', 'EXPIRED', 100, false],
  ] as const)('%s', (_caseName, state, hours, expected) => {
    expect(isCancellable({ state, start }, 48, hoursBeforeStart(hours))).toBe(expected)
  })

  it('allows the patient to cancel a validated session until it starts if there is no delay', () => {
    expect(isCancellable({ state: 'VALIDATED', start }, 0, hoursBeforeStart(0.1))).toBe(true)
    expect(isCancellable({ state: 'VALIDATED', start }, 0, hoursBeforeStart(0))).toBe(false)
  })
})
