import { addDays, isDay, type Day } from '../calendar/day.ts'

/** Returns the same day some years later; 29 February becomes 1 March in common years. */
export function yearsLater(day: Day, years: number): Day {
  const sameDayLater = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`
  return isDay(sameDayLater) ? sameDayLater : addDays(`${sameDayLater.slice(0, 4)}-02-28`, 1)
}

export interface RetainedFile {
  /** The day of the last session, request or consent; if there is none, of the file's creation. */
  lastContact: Day
  /** The day until which a member has decided to keep the file although it was due; null without such a decision. */
  keptUntil: Day | null
}

/** Whether a file must be deleted: its retention period is over, and no member has decided to keep it (ruling 71). */
export const isDueForDeletion = ({ lastContact, keptUntil }: RetainedFile, years: number, today: Day): boolean =>
  yearsLater(lastContact, years) <= today && (keptUntil === null || keptUntil <= today)
