import { describe, expect, it } from '@jest/globals'
import { limitsProblems } from './limits.ts'
import { hasLimits, limitsPresets, noLimits, presetOf } from './presets.ts'

describe('limitsPresets', () => {
  it.each(limitsPresets.map((preset) => [preset.label, preset] as const))(
    '« %s » names its source and has valid limits',
    (_label, preset) => {
      expect(preset.source).not.toBe('')
      expect(hasLimits(preset.limits)).toBe(true)
      expect(limitsProblems(preset.limits)).toEqual([])
      expect(presetOf({ ...preset.limits })).toBe(preset)
    },
  )

  it('has the limits that the sources publish', () => {
    const limitsById = Object.fromEntries(limitsPresets.map(({ id, limits }) => [id, limits]))
    expect(limitsById).toMatchObject({
      path: { longestStretch: 180, minutesByDay: 360 },
      petPartners: { minutesByDay: 120 },
      shortSessions: { longestStretch: 20, minutesByDay: 120 },
      fourSessions: { sessionsByDay: 4 },
    })
  })

  it('does not recognise changed limits or no limits as a preset', () => {
    expect(presetOf({ ...noLimits, minutesByDay: 121 })).toBeUndefined()
    expect(presetOf(noLimits)).toBeUndefined()
    expect(hasLimits(noLimits)).toBe(false)
  })
})

describe('limitsProblems', () => {
  it.each([
    ['no limits', {}, []],
    [
      'the highest limits',
      { minutesByDay: 1440, longestStretch: 1440, restBetween: 1440, sessionsByDay: 50, restDaysByWeek: 7 },
      [],
    ],
    [
      'the lowest limits',
      { minutesByDay: 1, longestStretch: 1, restBetween: 1, sessionsByDay: 1, restDaysByWeek: 1 },
      [],
    ],
    ['limits of zero', { minutesByDay: 0, restDaysByWeek: 0 }, ['limits.minutesByDay', 'limits.restDaysByWeek']],
    [
      'limits above the highest',
      { longestStretch: 1441, restBetween: 1441, sessionsByDay: 51, restDaysByWeek: 8 },
      ['limits.longestStretch', 'limits.restBetween', 'limits.sessionsByDay', 'limits.restDaysByWeek'],
    ],
    ['a limit of half a minute', { restBetween: 0.5 }, ['limits.restBetween']],
  ])('returns the problems of %s by field', (_caseName, change, fields) => {
    expect(limitsProblems({ ...noLimits, ...change }).map(({ field }) => field)).toEqual(fields)
  })
})
