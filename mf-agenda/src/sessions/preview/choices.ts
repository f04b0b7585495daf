import type { PreviewedDate, SessionInput, Verdict } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'

/** The user's choice for a date: save it, leave it out, or save it despite a conflict. */
export type Choice = 'keep' | 'skip' | 'force'
export type Choices = Readonly<Record<Day, Choice>>

/** A conflict is forced or left out; the other verdicts only warn. */
const conflictKinds: readonly Verdict['kind'][] = ['therapist', 'animal', 'workload', 'incompatible', 'vacation']

export const isConflict = ({ kind }: Verdict): boolean => conflictKinds.includes(kind)
export const isBlocked = ({ verdicts }: PreviewedDate): boolean => verdicts.some(isConflict)
export const isFree = ({ verdicts }: PreviewedDate): boolean => verdicts.length === 0

/** A date with warnings only is saved unless it is skipped; a blocked one has no choice until the user makes one. */
export function choiceOf(date: PreviewedDate, choices: Choices): Choice | undefined {
  const chosen = choices[date.date]
  if (isBlocked(date)) return chosen
  return chosen === 'skip' ? 'skip' : 'keep'
}

export const undecided = (dates: readonly PreviewedDate[], choices: Choices): PreviewedDate[] =>
  dates.filter((date) => choiceOf(date, choices) === undefined)

const chosen = (dates: readonly PreviewedDate[], choices: Choices, choice: Choice) =>
  dates.filter((date) => choiceOf(date, choices) === choice)

export const skipped = (dates: readonly PreviewedDate[], choices: Choices): PreviewedDate[] =>
  chosen(dates, choices, 'skip')
export const forced = (dates: readonly PreviewedDate[], choices: Choices): PreviewedDate[] =>
  chosen(dates, choices, 'force')

/** Saving over the limits of an animal needs a reason. */
export const needsReason = (dates: readonly PreviewedDate[], choices: Choices): boolean =>
  forced(dates, choices).some(({ verdicts }) => verdicts.some(({ kind }) => kind === 'workload'))

/** The same choice for every blocked date. */
export const forAllBlocked = (dates: readonly PreviewedDate[], choices: Choices, choice: Choice): Choices => ({
  ...choices,
  ...Object.fromEntries(dates.filter(isBlocked).map(({ date }) => [date, choice])),
})

export type ConflictOverrides = Pick<SessionInput, 'force' | 'forceReason' | 'forceDates' | 'skipDates'>

const daysOf = (dates: readonly PreviewedDate[]): Day[] => [...new Set(dates.map(({ date }) => date))]

/** The overrides to send with the session. */
export function overridesOf(dates: readonly PreviewedDate[], choices: Choices, reason: string): ConflictOverrides {
  const forceDates = daysOf(forced(dates, choices))
  const skipDates = daysOf(skipped(dates, choices))
  return {
    ...(skipDates.length > 0 && { skipDates }),
    ...(forceDates.length > 0 && { force: true, forceDates, forceReason: reason.trim() || undefined }),
  }
}

/** The days left out: they free the animals for the others. */
export const skippedDays = (choices: Choices): Day[] =>
  Object.keys(choices)
    .filter((day) => choices[day] === 'skip')
    .toSorted()

/** The dates of a second preview, without the days left out; those keep their first verdicts. */
export const mergedDates = (
  first: readonly PreviewedDate[],
  second: readonly PreviewedDate[],
  choices: Choices,
): readonly PreviewedDate[] =>
  second.map((date) =>
    choices[date.date] === 'skip'
      ? (first.find((former) => former.date === date.date && former.sessionId === date.sessionId) ?? date)
      : date,
  )
