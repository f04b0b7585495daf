import type { PreviewedDate, SessionInput, Verdict } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'

/** User's choice for a date: save it, skip it, or force it despite a conflict. */
export type Choice = 'keep' | 'skip' | 'force'
export type Choices = Readonly<Record<Day, Choice>>

/** Verdicts of these kinds block a date until it is forced or skipped; other kinds only warn. */
const conflictKinds: readonly Verdict['kind'][] = [
  'clock',
  'therapist',
  'animal',
  'workload',
  'incompatible',
  'vacation',
]

export const isConflict = ({ kind }: Verdict): boolean => conflictKinds.includes(kind)
export const isBlocked = ({ verdicts }: PreviewedDate): boolean => verdicts.some(isConflict)
export const isFree = ({ verdicts }: PreviewedDate): boolean => verdicts.length === 0

/** Returns the choice for a date. By default, a date without conflicts is saved, and a blocked date is undecided. */
export function choiceOf(date: PreviewedDate, choices: Choices): Choice | undefined {
  const choice = choices[date.date]
  if (isBlocked(date)) return choice
  return choice === 'skip' ? 'skip' : 'keep'
}

export const listUndecidedDates = (dates: readonly PreviewedDate[], choices: Choices): PreviewedDate[] =>
  dates.filter((date) => choiceOf(date, choices) === undefined)

const listDatesWithChoice = (dates: readonly PreviewedDate[], choices: Choices, choice: Choice) =>
  dates.filter((date) => choiceOf(date, choices) === choice)

export const listSkippedDates = (dates: readonly PreviewedDate[], choices: Choices): PreviewedDate[] =>
  listDatesWithChoice(dates, choices, 'skip')
const listForcedDates = (dates: readonly PreviewedDate[], choices: Choices): PreviewedDate[] =>
  listDatesWithChoice(dates, choices, 'force')

/** A reason is required to exceed the limits of an animal. */
export const needsReason = (dates: readonly PreviewedDate[], choices: Choices): boolean =>
  listForcedDates(dates, choices).some(({ verdicts }) => verdicts.some(({ kind }) => kind === 'workload'))

/** True if the only conflict is a clock change. The session is then saved at a later time, which needs no reason. */
export const isOnlyClockChange = ({ verdicts }: PreviewedDate): boolean =>
  verdicts.filter(isConflict).every(({ kind }) => kind === 'clock') && verdicts.some(({ kind }) => kind === 'clock')

/** True if a date is forced despite a busy slot or exceeded limits, for which the user can give a reason. */
export const canHaveReason = (dates: readonly PreviewedDate[], choices: Choices): boolean =>
  listForcedDates(dates, choices).some((date) => !isOnlyClockChange(date))

/** Sets the same choice for every blocked date. */
export const chooseForAllBlocked = (dates: readonly PreviewedDate[], choices: Choices, choice: Choice): Choices => ({
  ...choices,
  ...Object.fromEntries(dates.filter(isBlocked).map(({ date }) => [date, choice])),
})

/** `endDate` shortens a new series. */
export type ConflictOverrides = Pick<SessionInput, 'force' | 'forceReason' | 'forceDates' | 'skipDates' | 'endDate'>

const daysOf = (dates: readonly PreviewedDate[]): Day[] => [...new Set(dates.map(({ date }) => date))]

/** Returns the overrides to send with the session. */
export function overridesOf(dates: readonly PreviewedDate[], choices: Choices, reason: string): ConflictOverrides {
  const forceDates = daysOf(listForcedDates(dates, choices))
  const skipDates = daysOf(listSkippedDates(dates, choices))
  return {
    ...(skipDates.length > 0 && { skipDates }),
    ...(forceDates.length > 0 && { force: true, forceDates, forceReason: reason.trim() || undefined }),
  }
}

/** Returns the skipped days, on which the animals do not work. */
export const listSkippedDays = (choices: Choices): Day[] =>
  Object.keys(choices)
    .filter((day) => choices[day] === 'skip')
    .toSorted()

/** Merges the first preview with a second without the skipped days. Skipped dates keep their first verdicts. */
export const mergeDates = (
  firstDates: readonly PreviewedDate[],
  secondDates: readonly PreviewedDate[],
  choices: Choices,
): readonly PreviewedDate[] =>
  secondDates.map((date) =>
    choices[date.date] === 'skip'
      ? (firstDates.find((candidate) => candidate.date === date.date && candidate.sessionId === date.sessionId) ?? date)
      : date,
  )
