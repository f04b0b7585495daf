import { addDays, isDay, type Day } from '../calendar/day.ts'

/** The same day some years later; from 29 February, 1 March where there is none. */
export function yearsLater(day: Day, years: number): Day {
  const later = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`
  return isDay(later) ? later : addDays(`${later.slice(0, 4)}-02-28`, 1)
}

export interface RetainedFile {
  /** The day of the last session, request or consent, else that on which the file was made. */
  lastContact: Day
  /** Until when a member kept the file although it was due; null for never. */
  keptUntil: Day | null
}

/** Whether the period for which a file is kept is over, and nobody kept it for longer (ruling 71). */
export const isDue = ({ lastContact, keptUntil }: RetainedFile, years: number, today: Day): boolean =>
  yearsLater(lastContact, years) <= today && (keptUntil === null || keptUntil <= today)
