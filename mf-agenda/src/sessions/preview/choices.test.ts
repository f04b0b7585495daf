import { describe, expect, it } from '@jest/globals'
import type { PreviewedDate, Verdict } from 'shared/contracts/agenda/session'
import { choiceOf, chooseForAllBlocked, mergeDates, needsReason, overridesOf, listUndecidedDates } from './choices.ts'

const buildPreviewedDate = (date: string, ...kinds: Verdict['kind'][]): PreviewedDate => ({
  sessionId: null,
  date,
  startTime: '10:00',
  endTime: '11:00',
  verdicts: kinds.map((kind) => ({ kind, id: null, name: 'Noisette', detail: '' })),
})

const freeDate = buildPreviewedDate('2026-11-23')
const holidayDate = buildPreviewedDate('2026-11-30', 'holiday')
const busyDate = buildPreviewedDate('2026-12-07', 'therapist', 'holiday')
const overLimitsDate = buildPreviewedDate('2026-12-14', 'workload')
const dates = [freeDate, holidayDate, busyDate, overLimitsDate]

describe('choiceOf', () => {
  it.each([
    ["is 'keep' for a free date", freeDate, 'keep'],
    ["is 'keep' for a date with only a warning", holidayDate, 'keep'],
    ['is undefined for a date with a conflict', busyDate, undefined],
    ['is undefined for a date over the limits of an animal', overLimitsDate, undefined],
  ])('%s', (_caseName, date, expected) => {
    expect(choiceOf(date, {})).toBe(expected)
  })
})

describe('listUndecidedDates', () => {
  it('returns the blocked dates without a choice', () => {
    expect(listUndecidedDates(dates, { [busyDate.date]: 'skip' })).toEqual([overLimitsDate])
  })
})

describe('overridesOf', () => {
  it.each([
    ['returns no override when nothing was chosen', {}, '', {}],
    [
      'sends the skipped dates, also those with only a warning',
      { [holidayDate.date]: 'skip' as const, [busyDate.date]: 'skip' as const },
      '',
      { skipDates: [holidayDate.date, busyDate.date] },
    ],
    [
      'sends the forced dates with the trimmed reason',
      { [overLimitsDate.date]: 'force' as const },
      ' Stage ',
      { force: true, forceDates: [overLimitsDate.date], forceReason: 'Stage' },
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
})

describe('needsReason', () => {
  it('is true only when a date over the limits of an animal is forced', () => {
    expect([
      needsReason(dates, { [busyDate.date]: 'force' }),
      needsReason(dates, { [overLimitsDate.date]: 'skip' }),
      needsReason(dates, { [overLimitsDate.date]: 'force' }),
    ]).toEqual([false, false, true])
  })
})

describe('chooseForAllBlocked', () => {
  it('sets the choice of every blocked date, and keeps the choices of the other dates', () => {
    expect(chooseForAllBlocked(dates, { [holidayDate.date]: 'skip' }, 'force')).toEqual({
      [holidayDate.date]: 'skip',
      [busyDate.date]: 'force',
      [overLimitsDate.date]: 'force',
    })
  })
})

describe('mergeDates', () => {
  const secondPreview = [
    freeDate,
    holidayDate,
    buildPreviewedDate(busyDate.date),
    buildPreviewedDate(overLimitsDate.date),
  ]

  it("returns the second preview's dates, but the first preview's verdicts for skipped dates", () => {
    expect(mergeDates(dates, secondPreview, { [busyDate.date]: 'skip' })).toEqual([
      freeDate,
      holidayDate,
      busyDate,
      buildPreviewedDate(overLimitsDate.date),
    ])
  })

  it('lets overridesOf return no override for dates that the second preview finds free', () => {
    expect(overridesOf(secondPreview, { [overLimitsDate.date]: 'force' }, 'Stage')).toEqual({})
  })
})
