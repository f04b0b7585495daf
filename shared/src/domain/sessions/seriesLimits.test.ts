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

const dateWith = (date: string, ...kinds: Verdict['kind'][]): PreviewedDate => ({
  sessionId: null,
  date,
  startTime: '10:00',
  endTime: '11:00',
  verdicts: kinds.map((kind) => ({ kind, id: null, name: '', detail: '' })),
})
const dates = [
  dateWith('2026-12-18'),
  dateWith('2026-12-25', 'holiday'),
  dateWith('2027-01-01', 'holiday'),
  dateWith('2027-01-08', 'therapist'),
  dateWith('2027-01-15'),
  dateWith('2027-01-22', 'health'),
  dateWith('2027-01-29', 'health'),
]
const inHours = (toSchedule: number): RemainingHours => ({ unit: 'HOURS', toSchedule })
const inSessions = (toSchedule: number): RemainingHours => ({ unit: 'SESSIONS', toSchedule })

describe('the days that limits leave out of a series', () => {
  it.each<[string, SeriesLimit[], RemainingHours | undefined, string[], string[]]>([
    ['are none without a limit', [], inHours(60), [], []],
    ['are the holidays', ['holidays'], undefined, [], ['2026-12-25', '2027-01-01']],
    ['are the days from the first expired vaccine on', ['validity'], undefined, [], ['2027-01-22', '2027-01-29']],
    [
      'are the days after the last session that fits into the remaining hours',
      ['remaining'],
      inHours(195),
      [],
      ['2027-01-08', '2027-01-15', '2027-01-22', '2027-01-29'],
    ],
    [
      'leave more days for the remaining hours when holidays are left out',
      ['holidays', 'remaining'],
      inHours(195),
      [],
      ['2026-12-25', '2027-01-01', '2027-01-22', '2027-01-29'],
    ],
    [
      'leave more days for the remaining sessions when a busy day is left out',
      ['remaining'],
      inSessions(4),
      ['2027-01-08'],
      ['2027-01-22', '2027-01-29'],
    ],
    [
      'are the days after the earliest limit',
      ['holidays', 'validity', 'remaining'],
      inSessions(20),
      [],
      ['2026-12-25', '2027-01-01', '2027-01-22', '2027-01-29'],
    ],
    ['are all days when nothing remains', ['remaining'], inHours(0), [], dates.map(({ date }) => date)],
    ['are none when what remains is unknown', ['remaining'], undefined, [], []],
  ])('%s', (_case, limits, remaining, skippedDays, expected) => {
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
    ['are exceeded by one minute', inHours(419), true, 6],
    ['are used up exactly', inHours(420), false, 7],
    ['are exceeded by one session', inSessions(6), true, 6],
    ['are used up exactly, in sessions', inSessions(7), false, 7],
  ])('%s', (_case, remaining, isExceeded, count) => {
    expect(exceedsRemaining(dates, remaining)).toBe(isExceeded)
    expect(datesWithinRemaining(dates, remaining)).toHaveLength(count)
  })

  it.each([
    [3180, inHours(195), '53 h prévues, 3 h 15 restantes'],
    [53, inSessions(4), '53 séances prévues, 4 restantes'],
    [1, inSessions(1), '1 séance prévue, 1 restante'],
  ])('are formatted with %s planned', (planned, remaining, expected) => {
    expect(remainingText(planned, remaining)).toBe(expected)
  })
})
