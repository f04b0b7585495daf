import type { PreviewedDate, RemainingHours } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { daysLeftOut } from 'shared/domain/sessions/seriesLimits'
import type { SeriesLimit } from 'shared/domain/sessions/seriesLimits'
import { choiceOf, skippedDays } from './choices.ts'
import type { Choices, ConflictOverrides } from './choices.ts'

interface LimitedSeries {
  dates: readonly PreviewedDate[]
  remaining: RemainingHours | undefined
}

/** Returns the choices, with 'skip' for the days that the limits leave out and for which nothing else was chosen. */
export function limitedChoices(
  { dates, remaining }: LimitedSeries,
  choices: Choices,
  limits: readonly SeriesLimit[],
): Choices {
  const days = daysLeftOut(dates, { limits, remaining, skippedDays: skippedDays(choices) })
  return { ...Object.fromEntries(days.map((day) => [day, 'skip'])), ...choices }
}

/** Returns the choices without those for days that a newly pressed limit leaves out: the last press decides. */
export function choicesAfterLimit(
  { dates, remaining }: LimitedSeries,
  choices: Choices,
  limits: readonly SeriesLimit[],
): Choices {
  const days = daysLeftOut(dates, { limits, remaining, skippedDays: skippedDays(choices) })
  return Object.fromEntries(Object.entries(choices).filter(([day]) => !days.includes(day)))
}

/** Returns the last day that is saved; undefined if none is. */
export const lastSavedDay = (dates: readonly PreviewedDate[], choices: Choices): Day | undefined =>
  dates.findLast((date) => choiceOf(date, choices) !== 'skip')?.date

/** Ends a new series at its last saved day, so that the days after it need not be skipped one by one. */
export function endedAt(lastDay: Day, { skipDates, ...overrides }: ConflictOverrides): ConflictOverrides {
  const earlierDays = (skipDates ?? []).filter((day) => day <= lastDay)
  return { ...overrides, ...(earlierDays.length > 0 && { skipDates: earlierDays }), endDate: lastDay }
}
