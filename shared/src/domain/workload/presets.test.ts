import { describe, expect, it } from '@jest/globals'
import { limitsProblems } from './limits.ts'
import { hasLimits, limitsPresets, noLimits, presetOf } from './presets.ts'

describe('the published limits', () => {
  it.each(limitsPresets.map((preset) => [preset.label, preset] as const))(
    '« %s » name their source and can be kept',
    (_label, preset) => {
      expect(preset.source).not.toBe('')
      expect(hasLimits(preset.limits)).toBe(true)
      expect(limitsProblems(preset.limits)).toEqual([])
      expect(presetOf({ ...preset.limits })).toBe(preset)
    },
  )

  it('are those of their sources', () => {
    const limitsById = Object.fromEntries(limitsPresets.map(({ id, limits }) => [id, limits]))
    expect(limitsById).toMatchObject({
      path: { longestStretch: 180, minutesByDay: 360 },
      petPartners: { minutesByDay: 120 },
      shortSessions: { longestStretch: 20, minutesByDay: 120 },
      fourSessions: { sessionsByDay: 4 },
    })
  })

  it("become the animal's own when changed", () => {
    expect(presetOf({ ...noLimits, minutesByDay: 121 })).toBeUndefined()
    expect(presetOf(noLimits)).toBeUndefined()
    expect(hasLimits(noLimits)).toBe(false)
  })
})

describe('limits', () => {
  it.each([
    ['none', {}, []],
    [
      'the longest',
      { minutesByDay: 1440, longestStretch: 1440, restBetween: 1440, sessionsByDay: 50, restDaysByWeek: 7 },
      [],
    ],
    ['the shortest', { minutesByDay: 1, longestStretch: 1, restBetween: 1, sessionsByDay: 1, restDaysByWeek: 1 }, []],
    ['zero', { minutesByDay: 0, restDaysByWeek: 0 }, ['limits.minutesByDay', 'limits.restDaysByWeek']],
    [
      'too much',
      { longestStretch: 1441, restBetween: 1441, sessionsByDay: 51, restDaysByWeek: 8 },
      ['limits.longestStretch', 'limits.restBetween', 'limits.sessionsByDay', 'limits.restDaysByWeek'],
    ],
    ['half a minute', { restBetween: 0.5 }, ['limits.restBetween']],
  ])('can be %s, or are reported by their field', (_caseName, change, fields) => {
    expect(limitsProblems({ ...noLimits, ...change }).map(({ field }) => field)).toEqual(fields)
  })
})
