import type { PreviewedDate, RemainingHours } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { daysLeftOut } from 'shared/domain/sessions/seriesLimits'
import type { SeriesLimit } from 'shared/domain/sessions/seriesLimits'
import { choiceOf, listSkippedDays } from './choices.ts'
import type { Choices, ConflictOverrides } from './choices.ts'

interface LimitedSeries {
  dates: readonly PreviewedDate[]
  remaining: RemainingHours | undefined
}

/** Returns the user's choices, with 'skip' for the days that the limits exclude and that have no choice. */
export function applyLimits(
  { dates, remaining }: LimitedSeries,
  choices: Choices,
  limits: readonly SeriesLimit[],
): Choices {
  const days = daysLeftOut(dates, { limits, remaining, skippedDays: listSkippedDays(choices) })
  return { ...Object.fromEntries(days.map((day) => [day, 'skip'])), ...choices }
}

/** Returns the user's choices without days that the limits exclude, because a newly chosen limit replaces them. */
export function dropExcludedChoices(
  { dates, remaining }: LimitedSeries,
  choices: Choices,
  limits: readonly SeriesLimit[],
): Choices {
  const days = daysLeftOut(dates, { limits, remaining, skippedDays: listSkippedDays(choices) })
  return Object.fromEntries(Object.entries(choices).filter(([day]) => !days.includes(day)))
}

/** Returns the last day that is not skipped; undefined if all are. */
export const findLastSavedDay = (dates: readonly PreviewedDate[], choices: Choices): Day | undefined =>
  dates.findLast((date) => choiceOf(date, choices) !== 'skip')?.date

/** Returns the overrides with the end date `lastDay` for a new series, without skipped dates after it. */
export function endSeriesAt(lastDay: Day, { skipDates, ...overrides }: ConflictOverrides): ConflictOverrides {
  const earlierDays = (skipDates ?? []).filter((day) => day <= lastDay)
  return { ...overrides, ...(earlierDays.length > 0 && { skipDates: earlierDays }), endDate: lastDay }
}
