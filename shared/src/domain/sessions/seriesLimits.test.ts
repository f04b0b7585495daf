import { describe, expect, it } from '@jest/globals'
import type { PreviewedDate, RemainingHours, Verdict } from '../../contracts/agenda/session.ts'
import {
  datesWithinRemaining,
  daysLeftOut,
  exceedsRemaining,
  firstExpiredDate,
  remainingText,
  type SeriesLimit,
} from './seriesLimits.ts'

const createPreviewedDate = (date: string, ...kinds: Verdict['kind'][]): PreviewedDate => ({
  sessionId: null,
  date,
  startTime: '10:00',
  endTime: '11:00',
  verdicts: kinds.map((kind) => ({ kind, id: null, name: '', detail: '' })),
})
const dates = [
  createPreviewedDate('2026-12-18'),
  createPreviewedDate('2026-12-25', 'holiday'),
  createPreviewedDate('2027-01-01', 'holiday'),
  createPreviewedDate('2027-01-08', 'therapist'),
  createPreviewedDate('2027-01-15'),
  createPreviewedDate('2027-01-22', 'health'),
  createPreviewedDate('2027-01-29', 'health'),
]
const remainingHours = (toSchedule: number): RemainingHours => ({ unit: 'HOURS', toSchedule })
const remainingSessions = (toSchedule: number): RemainingHours => ({ unit: 'SESSIONS', toSchedule })

type SkippedDaysCase = [
  caseName: string,
  limits: SeriesLimit[],
  remaining: RemainingHours | undefined,
  skippedDays: string[],
  expected: string[],
]

describe('the days that limits leave out of a series', () => {
  it.each<SkippedDaysCase>([
    ['are none without a limit', [], remainingHours(60), [], []],
    ['are the holidays', ['holidays'], undefined, [], ['2026-12-25', '2027-01-01']],
    ['are the days from the first expired vaccine on', ['validity'], undefined, [], ['2027-01-22', '2027-01-29']],
    [
      'are the days after the last session that fits into the remaining hours',
      ['remaining'],
      remainingHours(195),
      [],
      ['2027-01-08', '2027-01-15', '2027-01-22', '2027-01-29'],
    ],
    [
      'begin later, by the remaining hours, when holidays are left out as well',
      ['holidays', 'remaining'],
      remainingHours(195),
      [],
      ['2026-12-25', '2027-01-01', '2027-01-22', '2027-01-29'],
    ],
    [
      'begin later, by the remaining sessions, when the user has left out a busy day',
      ['remaining'],
      remainingSessions(4),
      ['2027-01-08'],
      ['2027-01-22', '2027-01-29'],
    ],
    [
      'are the days after the earliest limit',
      ['holidays', 'validity', 'remaining'],
      remainingSessions(20),
      [],
      ['2026-12-25', '2027-01-01', '2027-01-22', '2027-01-29'],
    ],
    ['are all days when nothing remains', ['remaining'], remainingHours(0), [], dates.map(({ date }) => date)],
    ['are none when the remaining amount is unknown', ['remaining'], undefined, [], []],
  ])('%s', (_caseName, limits, remaining, skippedDays, expected) => {
    expect(daysLeftOut(dates, { limits, remaining, skippedDays })).toEqual(expected)
  })
})

describe('the first date with an expired vaccine', () => {
  it('is undefined when the series begins with it, because stopping would leave nothing', () => {
    expect(firstExpiredDate(dates.slice(5))).toBeUndefined()
    expect(firstExpiredDate(dates)?.date).toBe('2027-01-22')
  })
})

describe('the remaining hours or sessions', () => {
  it.each([
    ['are exceeded by one minute', remainingHours(419), true, 6],
    ['are used up exactly', remainingHours(420), false, 7],
    ['are exceeded by one session', remainingSessions(6), true, 6],
    ['are used up exactly, in sessions', remainingSessions(7), false, 7],
  ])('%s', (_caseName, remaining, isExceeded, count) => {
    expect(exceedsRemaining(dates, remaining)).toBe(isExceeded)
    expect(datesWithinRemaining(dates, remaining)).toHaveLength(count)
  })

  it.each([
    [3180, remainingHours(195), '53 h prévues, 3 h 15 restantes'],
    [53, remainingSessions(4), '53 séances prévues, 4 restantes'],
    [1, remainingSessions(1), '1 séance prévue, 1 restante'],
  ])('are formatted with %s planned', (planned, remaining, expected) => {
    expect(remainingText(planned, remaining)).toBe(expected)
  })
})
