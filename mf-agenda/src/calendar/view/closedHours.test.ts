import { describe, expect, it } from '@jest/globals'
import type { OpeningHoursAndAbsences } from 'shared/contracts/agenda/agenda'
import { absencesOn, closedRangesOn, rangeText } from './closedHours.ts'
import type { MinuteRange } from './closedHours.ts'

const buildTherapist = (
  therapistId: string,
  change: Partial<OpeningHoursAndAbsences> = {},
): OpeningHoursAndAbsences => ({
  therapistId,
  opening: [
    { weekday: 5, startTime: '14:00', endTime: '18:00' },
    { weekday: 5, startTime: '09:00', endTime: '12:00' },
  ],
  absences: [],
  ...change,
})
const buildAbsence = (fromDay: string, fromTime: string, toDay: string, toTime: string) => ({
  from: { day: fromDay, time: fromTime },
  to: { day: toDay, time: toTime },
})

const camille = buildTherapist('camille')
const earlyTherapist = buildTherapist('early', { opening: [{ weekday: 5, startTime: '07:00', endTime: '12:30' }] })
const friday = '2026-11-20'

const rangeTexts = (ranges: readonly MinuteRange[]) => ranges.map(rangeText)

describe('closedRangesOn', () => {
  it.each([
    [
      'the hours around and between the opening hours',
      [camille],
      friday,
      ['00:00 – 09:00', '12:00 – 14:00', '18:00 – 24:00'],
    ],
    [
      'only hours that are closed for all given therapists',
      [camille, earlyTherapist],
      friday,
      ['00:00 – 07:00', '12:30 – 14:00', '18:00 – 24:00'],
    ],
    ['the whole day without opening hours', [camille, earlyTherapist], '2026-11-21', ['00:00 – 24:00']],
    [
      'the hours of an absence as closed',
      [buildTherapist('hugo', { absences: [buildAbsence(friday, '10:00', friday, '15:30')] })],
      friday,
      ['00:00 – 09:00', '10:00 – 15:30', '18:00 – 24:00'],
    ],
    [
      'no hours of an absence in which another therapist works',
      [buildTherapist('hugo', { absences: [buildAbsence(friday, '08:00', friday, '19:00')] }), earlyTherapist],
      friday,
      ['00:00 – 07:00', '12:30 – 24:00'],
    ],
    [
      'the hours from midnight on the last day of an absence',
      [buildTherapist('hugo', { absences: [buildAbsence('2026-11-18', '10:00', friday, '10:00')] })],
      friday,
      ['00:00 – 10:00', '12:00 – 14:00', '18:00 – 24:00'],
    ],
    ['nothing while no opening hours are loaded', [], friday, []],
  ])('returns %s', (_caseName, openingHoursAndAbsences, day, expected) => {
    expect(rangeTexts(closedRangesOn(openingHoursAndAbsences, day))).toEqual(expected)
  })
})

describe('absencesOn', () => {
  it.each([
    [
      'returns the hours of an absence',
      buildAbsence(friday, '10:00', friday, '11:00'),
      [{ therapistId: 'hugo', hours: { from: 600, to: 660 } }],
    ],
    [
      'returns null hours when the absence covers all opening hours',
      buildAbsence('2026-11-19', '18:00', '2026-11-21', '08:00'),
      [{ therapistId: 'hugo', hours: null }],
    ],
    ['omits an absence that ended at midnight', buildAbsence('2026-11-18', '08:00', friday, '00:00'), []],
    ['omits an absence on other days', buildAbsence('2026-11-18', '08:00', '2026-11-19', '20:00'), []],
  ])('%s', (_caseName, absenceCase, expected) => {
    expect(absencesOn([buildTherapist('hugo', { absences: [absenceCase] })], friday)).toEqual(expected)
  })
})
