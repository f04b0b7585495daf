import { useState } from 'react'
import type { Preview } from 'shared/contracts/agenda/session'
import type { SeriesLimit } from 'shared/domain/sessions/seriesLimits'
import type { Choices, ConflictOverrides } from './choices.ts'
import { choicesAfterLimit, endedAt, lastSavedDay, limitedChoices } from './limitedChoices.ts'

/**
 * State of the choices in a preview: `chosen` has the choices for single dates, `choices` also those of the limits of
 * the series. Choosing a limit replaces earlier choices for the days that it excludes.
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

  /** Last day of a series that stops early; undefined if it does not. */
  const earlyLastDay = limits.some((limit) => limit !== 'holidays') ? lastSavedDay(dates, choices) : undefined
  const endSeries = (overrides: ConflictOverrides) => (earlyLastDay ? endedAt(earlyLastDay, overrides) : overrides)

  return { choices, chosen, setChosen, limits, setLimits: changeLimits, earlyLastDay, endSeries }
}
