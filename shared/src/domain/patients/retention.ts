import { addDays, isDay, type Day } from '../calendar/day.ts'

/** The same day some years later; 29 February becomes 1 March in other years. */
export function yearsLater(day: Day, years: number): Day {
  const later = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`
  return isDay(later) ? later : addDays(`${later.slice(0, 4)}-02-28`, 1)
}

export interface RetainedFile {
  /** The day of the last session, request or consent, else of the file's creation. */
  lastContact: Day
  /** The day until which a member kept the due file; null without one. */
  keptUntil: Day | null
}

/** Whether the retention period of a file is over, and it is not kept longer (ruling 71). */
export const isDue = ({ lastContact, keptUntil }: RetainedFile, years: number, today: Day): boolean =>
  yearsLater(lastContact, years) <= today && (keptUntil === null || keptUntil <= today)
