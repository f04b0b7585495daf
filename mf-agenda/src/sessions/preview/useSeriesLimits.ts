import { useState } from 'react'
import type { Preview } from 'shared/contracts/agenda/session'
import type { SeriesLimit } from 'shared/domain/sessions/seriesLimits'
import type { Choices, ConflictOverrides } from './choices.ts'
import { applyLimits, dropExcludedChoices, endSeriesAt, findLastSavedDay } from './limitedChoices.ts'

/**
 * State of the choices in a preview. `userChoices` are the choices for single dates; `choices` also applies the limits
 * of the series. Choosing a limit replaces earlier choices for the days that it excludes.
 */
export function useSeriesLimits({ dates, remaining }: Preview) {
  const [userChoices, setUserChoices] = useState<Choices>({})
  const [limits, setLimits] = useState<readonly SeriesLimit[]>([])
  const series = { dates, remaining }
  const choices = applyLimits(series, userChoices, limits)

  function changeLimits(newLimits: readonly SeriesLimit[]) {
    const isLimitAdded = newLimits.length > limits.length
    if (isLimitAdded) setUserChoices(dropExcludedChoices(series, userChoices, newLimits))
    setLimits(newLimits)
  }

  /** Last day of a series that stops early; undefined if it does not. */
  const earlyLastDay = limits.some((limit) => limit !== 'holidays') ? findLastSavedDay(dates, choices) : undefined
  const endSeries = (overrides: ConflictOverrides) => (earlyLastDay ? endSeriesAt(earlyLastDay, overrides) : overrides)

  return { choices, userChoices, setUserChoices, limits, setLimits: changeLimits, earlyLastDay, endSeries }
}
