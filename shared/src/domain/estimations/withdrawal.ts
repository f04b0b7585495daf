import { addDays, weekday, type Day } from '../calendar/day.ts'
import { holidayOf } from '../calendar/holidays.ts'

/** Days a consumer has to withdraw from what was accepted at a distance (code de la consommation, art. L. 221-18). */
export const withdrawalDays = 14

const isWorkingDay = (day: Day) => weekday(day) < 6 && holidayOf(day) === null

/**
 * The last day of the withdrawal delay of a contract accepted on that day, which does not count itself; a delay that ends on
 * a Saturday, a Sunday or a public holiday goes on to the next working day (art. L. 221-19).
 */
export function withdrawalEnd(acceptedOn: Day): Day {
  let end = addDays(acceptedOn, withdrawalDays)
  while (!isWorkingDay(end)) end = addDays(end, 1)
  return end
}

/** How a quote was accepted, and by whom. */
export interface AcceptedEstimation {
  forFirm: boolean
  acceptedOnline: boolean
  acceptedOn: Day | null
}

/** Until when the client may withdraw: of an individual who accepted online alone; null where there is no such right. */
export const withdrawableUntil = ({ forFirm, acceptedOnline, acceptedOn }: AcceptedEstimation): Day | null =>
  forFirm || !acceptedOnline || acceptedOn === null ? null : withdrawalEnd(acceptedOn)
