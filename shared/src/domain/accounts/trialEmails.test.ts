import { describe, expect, it } from '@jest/globals'
import { daysLeft, trialEmailKey, trialStep } from './trialEmails.ts'

/** 15:00 in Paris. */
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
  ])('due at %s is the one %s days before', (now, step) => {
    expect(trialStep(trial, new Date(now))).toBe(step)
  })

  it('is due by the calendar of the practice', () => {
    const overseas = { endsAt: new Date('2027-03-10T23:30:00Z'), zone: 'Indian/Reunion' }
    expect(daysLeft(overseas, new Date('2027-03-10T08:00:00Z'))).toBe(1)
    expect(daysLeft({ ...overseas, zone: 'Europe/Paris' }, new Date('2027-03-10T23:30:00Z'))).toBe(0)
  })

  it.each([
    ['2027-03-03T12:00:00Z', 7],
    ['2027-03-10T08:00:00Z', 0],
    ['2027-03-12T08:00:00Z', -2],
  ])('counts the remaining days at %s as %i', (now, left) => {
    expect(daysLeft(trial, new Date(now))).toBe(left)
  })

  it('has a key for each step, and a new one for an extended trial', () => {
    const later = { ...trial, endsAt: new Date('2027-04-10T14:00:00Z') }
    const keys = [trial, later].flatMap((each) => ([7, 1, 0] as const).map((step) => trialEmailKey('t', each, step)))
    expect(new Set(keys).size).toBe(6)
    expect(trialEmailKey('t', { ...trial, endsAt: new Date('2027-03-10T09:00:00Z') }, 7)).toBe(keys[0])
  })
})
