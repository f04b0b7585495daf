import { describe, expect, it } from '@jest/globals'
import { daysUntilTrialEnd, trialEmailKey, trialStep } from './trialEmails.ts'

/** A trial that ends at 15:00 in Paris. */
const trial = { endsAt: new Date('2027-03-10T14:00:00Z'), zone: 'Europe/Paris' }

describe('the e-mail about the end of a trial', () => {
  it.each<[string, number | null]>([
    ['2027-03-02T12:00:00Z', null],
    ['2027-03-03T07:59:00Z', null],
    ['2027-03-03T08:00:00Z', 7],
    ['2027-03-05T12:00:00Z', 7],
    ['2027-03-08T22:59:00Z', 7],
    ['2027-03-09T07:59:00Z', null],
    ['2027-03-09T08:00:00Z', 1],
    ['2027-03-10T08:00:00Z', 0],
    ['2027-03-10T15:00:00Z', 0],
    ['2027-03-17T12:00:00Z', 0],
    ['2027-03-18T12:00:00Z', null],
  ])('to send at %s is that of the step %s', (now, step) => {
    expect(trialStep(trial, new Date(now))).toBe(step)
  })

  it("counts days in the practice's time zone", () => {
    const overseasTrial = { endsAt: new Date('2027-03-10T23:30:00Z'), zone: 'Indian/Reunion' }
    expect(daysUntilTrialEnd(overseasTrial, new Date('2027-03-10T08:00:00Z'))).toBe(1)
    expect(daysUntilTrialEnd({ ...overseasTrial, zone: 'Europe/Paris' }, new Date('2027-03-10T23:30:00Z'))).toBe(0)
  })

  it.each([
    ['2027-03-03T12:00:00Z', 7],
    ['2027-03-10T08:00:00Z', 0],
    ['2027-03-12T08:00:00Z', -2],
  ])('is sent by the number of days until the last day of the trial: at %s it is %i', (now, expected) => {
    expect(daysUntilTrialEnd(trial, new Date(now))).toBe(expected)
  })

  it('has a key with the day on which it is due', () => {
    expect(([7, 1, 0] as const).map((step) => trialEmailKey('t', trial, step))).toEqual([
      'trial:t:2027-03-03:7',
      'trial:t:2027-03-09:1',
      'trial:t:2027-03-10:0',
    ])
  })

  it('has a key by step and day, and new keys when the trial is extended', () => {
    const extendedTrial = { ...trial, endsAt: new Date('2027-04-10T14:00:00Z') }
    const keys = [trial, extendedTrial].flatMap((anyTrial) =>
      ([7, 1, 0] as const).map((step) => trialEmailKey('t', anyTrial, step)),
    )
    expect(new Set(keys).size).toBe(6)
    expect(trialEmailKey('t', { ...trial, endsAt: new Date('2027-03-10T09:00:00Z') }, 7)).toBe(keys[0])
  })
})
