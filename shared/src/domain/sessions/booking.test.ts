import { describe, expect, it } from '@jest/globals'
import { bookingProblems, expiryOf, isCancellable, requestHoldHours } from './booking.ts'

const draft = { therapistId: 'therapist-1', startDate: '2026-11-20', startTime: '10:00', endTime: '11:00' }

describe('a public request', () => {
  it('has no problem with a therapist, a date and times', () => {
    expect(bookingProblems(draft)).toEqual([])
  })

  it.each(['therapistId', 'startDate', 'startTime', 'endTime'])('cannot be sent without %s', (field) => {
    expect(bookingProblems({ ...draft, [field]: null })).toEqual([
      { field, kind: 'required', label: expect.any(String), message: 'Renseignez les champs obligatoires' },
    ])
  })

  it.each([
    ['48 hours later', '2026-11-20T10:00:00Z', '2026-11-30T10:00:00Z', '2026-11-22T10:00:00Z'],
    ['when it starts, if that is sooner', '2026-11-20T10:00:00Z', '2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z'],
    [
      'after 48 elapsed hours, over the change of clocks',
      '2026-10-24T10:00:00Z',
      '2026-11-01T10:00:00Z',
      '2026-10-26T10:00:00Z',
    ],
  ])('expires %s', (_caseName, now, start, expected) => {
    expect(expiryOf(new Date(now), new Date(start), 48)).toEqual(new Date(expected))
  })

  it('reserves its slot as long as e-mails and screens say', () => {
    const hold = expiryOf(new Date(0), new Date('2026-11-20T10:00:00Z'))
    expect(hold).toEqual(new Date(requestHoldHours * 3_600_000))
  })
})

describe('the patient can cancel', () => {
  const start = new Date('2026-11-20T10:00:00Z')
  const before = (hours: number) => new Date(start.getTime() - hours * 3_600_000)
  it.each([
    ['a validated session at the last minute of the delay', 'VALIDATED', 48, true],
    ['not inside the delay', 'VALIDATED', 47.99, false],
    ['a request until it starts', 'PENDING', 0.01, true],
    ['not a request that has started', 'PENDING', 0, false],
    ['not what is cancelled', 'CANCELLED', 100, false],
    ['not what has expired', 'EXPIRED', 100, false],
  ] as const)('%s', (_caseName, state, hours, expected) => {
    expect(isCancellable({ state, start }, 48, before(hours))).toBe(expected)
  })

  it('a validated session until it starts, without a delay', () => {
    expect(isCancellable({ state: 'VALIDATED', start }, 0, before(0.1))).toBe(true)
    expect(isCancellable({ state: 'VALIDATED', start }, 0, before(0))).toBe(false)
  })
})
