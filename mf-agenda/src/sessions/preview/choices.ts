import type { PreviewedDate, SessionInput, Verdict } from 'shared/contracts/session'
import type { Day } from 'shared/domain/calendar/day'

/** What becomes of a date: saved as asked, left out, or saved over what stands in the way. */
export type Choice = 'keep' | 'skip' | 'force'
export type Choices = Readonly<Record<Day, Choice>>

/** What stands in the way is forced or left out; the others only warn. */
const inTheWay: readonly Verdict['kind'][] = ['therapist', 'animal', 'workload', 'vacation']

export const standsInTheWay = ({ kind }: Verdict): boolean => inTheWay.includes(kind)
export const isBlocked = ({ verdicts }: PreviewedDate): boolean => verdicts.some(standsInTheWay)
export const isFree = ({ verdicts }: PreviewedDate): boolean => verdicts.length === 0

/** A date that is only warned of is saved unless told otherwise; one that is blocked waits for a choice. */
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

/** Going over what an animal can bear is told why. */
export const needsReason = (dates: readonly PreviewedDate[], choices: Choices): boolean =>
  forced(dates, choices).some(({ verdicts }) => verdicts.some(({ kind }) => kind === 'workload'))

/** The same for every date that is blocked. */
export const forAllBlocked = (dates: readonly PreviewedDate[], choices: Choices, choice: Choice): Choices => ({
  ...choices,
  ...Object.fromEntries(dates.filter(isBlocked).map(({ date }) => [date, choice])),
})

export type Over = Pick<SessionInput, 'force' | 'forceReason' | 'forceDates' | 'skipDates'>

const days = (dates: readonly PreviewedDate[]): Day[] => [...new Set(dates.map(({ date }) => date))]

/** What is sent along with the session. */
export function overOf(dates: readonly PreviewedDate[], choices: Choices, reason: string): Over {
  const forceDates = days(forced(dates, choices))
  const skipDates = days(skipped(dates, choices))
  return {
    ...(skipDates.length > 0 && { skipDates }),
    ...(forceDates.length > 0 && { force: true, forceDates, forceReason: reason.trim() || undefined }),
  }
}

/** The days left out; what an animal can still bear on the others depends on them. */
export const skippedDays = (choices: Choices): Day[] =>
  Object.keys(choices)
    .filter((day) => choices[day] === 'skip')
    .toSorted()

/** Looked at again without the days left out; those go on showing why they were. */
export const lookedAtAgain = (
  first: readonly PreviewedDate[],
  again: readonly PreviewedDate[],
  choices: Choices,
): readonly PreviewedDate[] =>
  again.map((date) =>
    choices[date.date] === 'skip'
      ? (first.find((former) => former.date === date.date && former.sessionId === date.sessionId) ?? date)
      : date,
  )
