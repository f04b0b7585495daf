import { useState } from 'react'
import type { Preview } from 'shared/contracts/agenda/session'
import type { SeriesLimit } from 'shared/domain/sessions/seriesLimits'
import type { Choices, ConflictOverrides } from './choices.ts'
import { choicesAfterLimit, endedAt, lastSavedDay, limitedChoices } from './limitedChoices.ts'

/**
 * The choices of the preview's dates: `chosen` one by one, and `choices` together with the limits of the series. A limit
 * that is pressed replaces earlier choices of the days that it leaves out.
 */
export function useSeriesLimits({ dates, remaining }: Preview) {
  const [chosen, setChosen] = useState<Choices>({})
  const [limits, setLimits] = useState<readonly SeriesLimit[]>([])
  const series = { dates, remaining }
  const choices = limitedChoices(series, chosen, limits)

  function changeLimits(newLimits: readonly SeriesLimit[]) {
    const isPressed = newLimits.length > limits.length
    if (isPressed) setChosen(choicesAfterLimit(series, chosen, newLimits))
    setLimits(newLimits)
  }

  /** The last saved day of a series that stops early; undefined if it does not. */
  const earlyLastDay = limits.some((limit) => limit !== 'holidays') ? lastSavedDay(dates, choices) : undefined
  const endSeries = (overrides: ConflictOverrides) => (earlyLastDay ? endedAt(earlyLastDay, overrides) : overrides)

  return { choices, chosen, setChosen, limits, setLimits: changeLimits, earlyLastDay, endSeries }
}
