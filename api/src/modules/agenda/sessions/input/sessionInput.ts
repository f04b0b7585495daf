import { errorCode } from 'shared/contracts/errorCodes'
import type { Recurrence, SessionInput } from 'shared/contracts/agenda/session'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Day } from 'shared/domain/calendar/day'
import { longDay } from 'shared/domain/format'
import type { Problem } from 'shared/domain/problems'
import { datesOf, seriesProblems } from 'shared/domain/sessions/recurrence'
import { endsAfterStart, endTimeProblem, sessionProblems } from 'shared/domain/sessions/session'
import { existsIn } from 'shared/domain/calendar/wallClock'
import { Refusal, refuseProblems } from '../../../../refusal.ts'

const skippedTimeMessage = (date: Day) => `Cette heure n'existe pas le ${longDay(date)} : l'horloge avance d'une heure.`

/** Throws E113 (wrong dates) with the first problem's message when there is any problem. */
function refuseDates(problems: Problem[]): void {
  if (problems[0]) throw new Refusal(400, errorCode.datesRefused, { message: problems[0].message, problems })
}

/** Throws E271 (wrong times of a day) with the first problem's message when there is any problem. */
function refuseTimes(problems: Problem[]): void {
  if (problems[0]) throw new Refusal(400, errorCode.timesRefused, { message: problems[0].message, problems })
}

const outOfCalendarProblem: Problem = {
  field: 'startDate',
  kind: 'invalid',
  message: 'Le calendrier va de 1900 à 2199.',
}

/** Whether a date is within the range of the API contract: no call could read or save a date outside it. */
const isInCalendar = ({ date }: TimeSlot) => date >= '1900-01-01' && date <= '2199-12-31'

/** Refuses a time that a clock change skips, and a day outside the calendar's range. */
export function checkTimes(times: readonly TimeSlot[], timeZone: string): void {
  if (!times.every(isInCalendar)) refuseDates([outOfCalendarProblem])
  const fields = ['startTime', 'endTime'] as const
  const skippedTimeProblems = times.flatMap((timeSlot) =>
    fields
      .filter((field) => !existsIn(timeZone, timeSlot.date, timeSlot[field]))
      .map((field) => ({ field, kind: 'invalid' as const, message: skippedTimeMessage(timeSlot.date) })),
  )
  refuseTimes(skippedTimeProblems)
}

/** Refuses invalid input that the form itself would not send. */
export function checkInput(input: SessionInput): void {
  refuseProblems(sessionProblems(input))
  if (!endsAfterStart(input)) refuseTimes([endTimeProblem])
}

/** The recurrence of a new session and its dates. */
export interface SessionDates {
  recurrence: Recurrence
  dates: Day[]
  /** The last day of the series; null for a single session. */
  endDate: Day | null
}

/** The dates of a new session or series, including skipped dates. */
export function datesOfInput(input: SessionInput): SessionDates {
  const { recurrence = 'ONCE', startDate } = input
  const endDate = recurrence === 'ONCE' ? null : (input.endDate ?? null)
  const problems = seriesProblems({ recurrence, startDate, endDate })
  refuseDates(problems.filter(({ kind }) => kind === 'endBeforeStart'))
  refuseProblems(problems)
  return { recurrence, endDate, dates: datesOf({ recurrence, startDate, endDate: endDate ?? startDate }) }
}

/** The dates without the skipped dates; a single session cannot be skipped. */
export const datesToSave = ({ recurrence, dates }: SessionDates, { skipDates = [] }: SessionInput): Day[] =>
  recurrence === 'ONCE' ? dates : dates.filter((date) => !skipDates.includes(date))

const noDateLeftProblem: Problem = {
  field: 'skipDates',
  kind: 'invalid',
  message: 'Toutes les dates de la série sont laissées de côté.',
}

export function refuseNoDates(dates: readonly Day[]): void {
  if (dates.length === 0) refuseProblems([noDateLeftProblem])
}
