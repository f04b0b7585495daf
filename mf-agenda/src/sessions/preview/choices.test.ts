import { describe, expect, it } from '@jest/globals'
import type { PreviewedDate, Verdict } from 'shared/contracts/agenda/session'
import { choiceOf, forAllBlocked, mergedDates, needsReason, overridesOf, undecidedDates } from './choices.ts'

const dateWith = (date: string, ...kinds: Verdict['kind'][]): PreviewedDate => ({
  sessionId: null,
  date,
  startTime: '10:00',
  endTime: '11:00',
  verdicts: kinds.map((kind) => ({ kind, id: null, name: 'Noisette', detail: '' })),
})

const freeDate = dateWith('2026-11-23')
const holidayDate = dateWith('2026-11-30', 'holiday')
const busyDate = dateWith('2026-12-07', 'therapist', 'holiday')
const overLimits = dateWith('2026-12-14', 'workload')
const dates = [freeDate, holidayDate, busyDate, overLimits]

describe('choiceOf', () => {
  it.each([
    ['saves a free date', freeDate, 'keep'],
    ['saves a date with only a warning', holidayDate, 'keep'],
    ['has no choice for a date with a conflict', busyDate, undefined],
    ['has no choice for a date over the limits of an animal', overLimits, undefined],
  ])('%s', (_caseName, date, expected) => {
    expect(choiceOf(date, {})).toBe(expected)
  })

  it('counts a blocked date as undecided until a choice is made', () => {
    expect(undecidedDates(dates, { [busyDate.date]: 'skip' })).toEqual([overLimits])
  })
})

describe('overridesOf', () => {
  it.each([
    ['returns nothing when nothing was chosen', {}, '', {}],
    [
      'sends the skipped dates, also those with only a warning',
      { [holidayDate.date]: 'skip' as const, [busyDate.date]: 'skip' as const },
      '',
      { skipDates: [holidayDate.date, busyDate.date] },
    ],
    [
      'sends the forced dates with the trimmed reason',
      { [overLimits.date]: 'force' as const },
      ' Stage ',
      { force: true, forceDates: [overLimits.date], forceReason: 'Stage' },
    ],
    [
      'omits an empty reason',
      { [busyDate.date]: 'force' as const },
      ' ',
      { force: true, forceDates: [busyDate.date], forceReason: undefined },
    ],
  ])('%s', (_caseName, choices, reason, expected) => {
    expect(overridesOf(dates, choices, reason)).toEqual(expected)
  })

  it('needs a reason once an animal is forced over its limits', () => {
    expect([
      needsReason(dates, { [busyDate.date]: 'force' }),
      needsReason(dates, { [overLimits.date]: 'skip' }),
      needsReason(dates, { [overLimits.date]: 'force' }),
    ]).toEqual([false, false, true])
  })

  it('can set one choice for all blocked dates, without changing the others', () => {
    expect(forAllBlocked(dates, { [holidayDate.date]: 'skip' }, 'force')).toEqual({
      [holidayDate.date]: 'skip',
      [busyDate.date]: 'force',
      [overLimits.date]: 'force',
    })
  })
})

describe('mergedDates', () => {
  const secondPreview = [freeDate, holidayDate, dateWith(busyDate.date), dateWith(overLimits.date)]

  it('takes the new verdicts, and keeps the former ones of skipped dates', () => {
    expect(mergedDates(dates, secondPreview, { [busyDate.date]: 'skip' })).toEqual([
      freeDate,
      holidayDate,
      busyDate,
      dateWith(overLimits.date),
    ])
  })

  it('sends no override for dates that the second preview finds free', () => {
    expect(overridesOf(secondPreview, { [overLimits.date]: 'force' }, 'Stage')).toEqual({})
  })
})
