import { errorCode } from 'shared/contracts/errorCodes'
import type { Recurrence, SessionInput } from 'shared/contracts/session'
import type { Day } from 'shared/domain/calendar/day'
import { longDay } from 'shared/domain/format'
import type { Problem } from 'shared/domain/problems'
import { datesOf, seriesProblems } from 'shared/domain/sessions/recurrence'
import { endsAfterStart, endTimeProblem, sessionProblems } from 'shared/domain/sessions/session'
import type { Time } from 'shared/domain/calendar/time'
import { existsIn } from 'shared/domain/calendar/wallClock'
import { Refusal } from '../../../refusal.ts'

const noSuchTime = (date: Day) => `Cette heure n'existe pas le ${longDay(date)} : l'horloge avance d'une heure.`

const invalid = (problems: Problem[]) => new Refusal(400, errorCode.invalid, { problems })

/** Refuses with E113 (the dates are wrong), in the words of the first problem, when there is one. */
function refuseDates(problems: Problem[]): void {
  if (problems[0]) throw new Refusal(400, errorCode.datesRefused, { message: problems[0].message, problems })
}

interface Timed {
  date: Day
  startTime: Time
  endTime: Time
}

const outOfCalendar: Problem = { field: 'startDate', kind: 'invalid', message: 'Le calendrier va de 1900 à 2199.' }

/** As far as the days of the contract go: a series moved further would have days that no call takes. */
const isInCalendar = ({ date }: Timed) => date >= '1900-01-01' && date <= '2199-12-31'

/** Refuses an hour that the clocks skip on one of the days, and a day that no calendar shows. */
export function checkTimes(stretches: readonly Timed[], timeZone: string): void {
  if (!stretches.every(isInCalendar)) refuseDates([outOfCalendar])
  const fields = ['startTime', 'endTime'] as const
  const skipped = stretches.flatMap((stretch) =>
    fields
      .filter((field) => !existsIn(timeZone, stretch.date, stretch[field]))
      .map((field) => ({ field, kind: 'invalid' as const, message: noSuchTime(stretch.date) })),
  )
  refuseDates(skipped)
}

/** Refuses what the form would not have sent. */
export function checkInput(input: SessionInput): void {
  const problems = sessionProblems(input)
  if (problems.length > 0) throw invalid(problems)
  if (!endsAfterStart(input)) refuseDates([endTimeProblem])
}

/** What a session that is added repeats by, and its dates. */
export interface Added {
  recurrence: Recurrence
  dates: Day[]
  /** The last day of the series; null for a session that takes place once. */
  endDate: Day | null
}

/** The dates of what is added, those left aside included. */
export function addedDates(input: SessionInput): Added {
  const { recurrence = 'ONCE', startDate } = input
  const endDate = recurrence === 'ONCE' ? null : (input.endDate ?? null)
  const problems = seriesProblems({ recurrence, startDate, endDate })
  refuseDates(problems.filter(({ kind }) => kind === 'endBeforeStart'))
  if (problems.length > 0) throw invalid(problems)
  return { recurrence, endDate, dates: datesOf({ recurrence, startDate, endDate: endDate ?? startDate }) }
}

/** The dates that are saved: a single session is not left aside. */
export const savedDates = ({ recurrence, dates }: Added, { skipDates = [] }: SessionInput): Day[] =>
  recurrence === 'ONCE' ? dates : dates.filter((date) => !skipDates.includes(date))

const nothingLeft: Problem = {
  field: 'skipDates',
  kind: 'invalid',
  message: 'Toutes les dates de la série sont laissées de côté.',
}

export function refuseNothing(dates: readonly Day[]): void {
  if (dates.length === 0) throw invalid([nothingLeft])
}
