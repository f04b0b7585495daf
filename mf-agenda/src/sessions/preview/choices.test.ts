import { describe, expect, it } from '@jest/globals'
import type { PreviewedDate, Verdict } from 'shared/contracts/agenda/session'
import { choiceOf, forAllBlocked, mergedDates, needsReason, overridesOf, undecided } from './choices.ts'

const on = (date: string, ...kinds: Verdict['kind'][]): PreviewedDate => ({
  sessionId: null,
  date,
  startTime: '10:00',
  endTime: '11:00',
  verdicts: kinds.map((kind) => ({ kind, id: null, name: 'Noisette', detail: '' })),
})

const free = on('2026-11-23')
const holiday = on('2026-11-30', 'holiday')
const busy = on('2026-12-07', 'therapist', 'holiday')
const tooMuch = on('2026-12-14', 'workload')
const dates = [free, holiday, busy, tooMuch]

describe('a date that was looked at', () => {
  it.each([
    ['is saved when it is free', free, 'keep'],
    ['is saved when it is only warned of', holiday, 'keep'],
    ['waits for a choice when something stands in the way', busy, undefined],
    ['waits for a choice when an animal would bear too much', tooMuch, undefined],
  ])('%s', (_sentence, date, expected) => {
    expect(choiceOf(date, {})).toBe(expected)
  })

  it('waits as long as it is not decided', () => {
    expect(undecided(dates, { [busy.date]: 'skip' })).toEqual([tooMuch])
  })
})

describe('what is sent along', () => {
  it.each([
    ['is nothing when nothing was chosen', {}, '', {}],
    [
      'names the dates left out, a warned one too',
      { [holiday.date]: 'skip' as const, [busy.date]: 'skip' as const },
      '',
      { skipDates: [holiday.date, busy.date] },
    ],
    [
      'names the dates forced, with the reason',
      { [tooMuch.date]: 'force' as const },
      ' Stage ',
      { force: true, forceDates: [tooMuch.date], forceReason: 'Stage' },
    ],
    [
      'says no empty reason',
      { [busy.date]: 'force' as const },
      ' ',
      { force: true, forceDates: [busy.date], forceReason: undefined },
    ],
  ])('%s', (_sentence, choices, reason, expected) => {
    expect(overridesOf(dates, choices, reason)).toEqual(expected)
  })

  it('needs a reason once an animal is forced over its limits', () => {
    expect([
      needsReason(dates, { [busy.date]: 'force' }),
      needsReason(dates, { [tooMuch.date]: 'skip' }),
      needsReason(dates, { [tooMuch.date]: 'force' }),
    ]).toEqual([false, false, true])
  })

  it('is the same for all that is blocked, and leaves the others', () => {
    expect(forAllBlocked(dates, { [holiday.date]: 'skip' }, 'force')).toEqual({
      [holiday.date]: 'skip',
      [busy.date]: 'force',
      [tooMuch.date]: 'force',
    })
  })
})

describe('dates that are looked at again', () => {
  const again = [free, holiday, on(busy.date), on(tooMuch.date)]

  it('are freed by what is left out, which still says why', () => {
    expect(mergedDates(dates, again, { [busy.date]: 'skip' })).toEqual([free, holiday, busy, on(tooMuch.date)])
  })

  it('need no force any more once they are free', () => {
    expect(overridesOf(again, { [tooMuch.date]: 'force' }, 'Stage')).toEqual({})
  })
})
