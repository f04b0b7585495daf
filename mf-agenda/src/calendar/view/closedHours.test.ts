import { describe, expect, it } from '@jest/globals'
import type { TherapistSchedule } from 'shared/contracts/agenda/agenda'
import { absencesOn, closedOn, rangeText } from './closedHours.ts'
import type { MinuteRange } from './closedHours.ts'

const schedule = (therapistId: string, change: Partial<TherapistSchedule> = {}): TherapistSchedule => ({
  therapistId,
  opening: [
    { weekday: 5, startTime: '14:00', endTime: '18:00' },
    { weekday: 5, startTime: '09:00', endTime: '12:00' },
  ],
  absences: [],
  ...change,
})
const absence = (fromDay: string, fromTime: string, toDay: string, toTime: string) => ({
  from: { day: fromDay, time: fromTime },
  to: { day: toDay, time: toTime },
})

const camille = schedule('camille')
const early = schedule('early', { opening: [{ weekday: 5, startTime: '07:00', endTime: '12:30' }] })
const friday = '2026-11-20'

const hours = (stretches: readonly MinuteRange[]) => stretches.map(rangeText)

describe('the closed hours of a day', () => {
  it.each([
    ['around and between the opening hours', [camille], friday, ['00:00 – 09:00', '12:00 – 14:00', '18:00 – 24:00']],
    [
      'only what is closed for all who are shown',
      [camille, early],
      friday,
      ['00:00 – 07:00', '12:30 – 14:00', '18:00 – 24:00'],
    ],
    ['the whole of a day without opening hours', [camille, early], '2026-11-21', ['00:00 – 24:00']],
    [
      'those of an absence too',
      [schedule('x', { absences: [absence(friday, '10:00', friday, '15:30')] })],
      friday,
      ['00:00 – 09:00', '10:00 – 15:30', '18:00 – 24:00'],
    ],
    [
      'not those of an absence while another works',
      [schedule('x', { absences: [absence(friday, '08:00', friday, '19:00')] }), early],
      friday,
      ['00:00 – 07:00', '12:30 – 24:00'],
    ],
    [
      'from midnight on the last day of an absence',
      [schedule('x', { absences: [absence('2026-11-18', '10:00', friday, '10:00')] })],
      friday,
      ['00:00 – 10:00', '12:00 – 14:00', '18:00 – 24:00'],
    ],
    ['unknown as long as no schedule is', [], friday, []],
  ])('are %s', (_sentence, schedules, day, expected) => {
    expect(hours(closedOn(schedules, day))).toEqual(expected)
  })
})

describe('an absence of the day', () => {
  it.each([
    [
      'names its hours',
      absence(friday, '10:00', friday, '11:00'),
      [{ therapistId: 'x', hours: { from: 600, to: 660 } }],
    ],
    [
      'is the whole day when no hour of it is left',
      absence('2026-11-19', '18:00', '2026-11-21', '08:00'),
      [{ therapistId: 'x', hours: null }],
    ],
    ['is not listed on the day it ends at midnight', absence('2026-11-18', '08:00', friday, '00:00'), []],
    ['is not listed on another day', absence('2026-11-18', '08:00', '2026-11-19', '20:00'), []],
  ])('%s', (_sentence, away, expected) => {
    expect(absencesOn([schedule('x', { absences: [away] })], friday)).toEqual(expected)
  })
})
