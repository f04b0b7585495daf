import { addDays, weekday, type Day } from '../calendar/day.ts'
import { holidayOf } from '../calendar/holidays.ts'

/** The withdrawal period of a consumer's distance contract, in days (code de la consommation, art. L. 221-18). */
const withdrawalDays = 14

const isWorkingDay = (day: Day) => weekday(day) < 6 && holidayOf(day) === null

/**
 * Returns the last day of the withdrawal period of an accepted quote; the day of acceptance is not counted. A period
 * that would end on a Saturday, a Sunday or a public holiday ends on the next working day (art. L. 221-19).
 */
export function withdrawalEnd(acceptedOn: Day): Day {
  let end = addDays(acceptedOn, withdrawalDays)
  while (!isWorkingDay(end)) end = addDays(end, 1)
  return end
}

/** How and when a quote was accepted. */
export interface AcceptedEstimation {
  forFirm: boolean
  acceptedOnline: boolean
  acceptedOn: Day | null
}

/** Returns the last day on which the client may withdraw; null unless an individual accepted the quote online. */
export const withdrawableUntil = ({ forFirm, acceptedOnline, acceptedOn }: AcceptedEstimation): Day | null =>
  forFirm || !acceptedOnline || acceptedOn === null ? null : withdrawalEnd(acceptedOn)
