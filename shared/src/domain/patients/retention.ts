import { addDays, isDay, type Day } from '../calendar/day.ts'
import { invalid, type Problem } from '../problems.ts'

/** Returns the same day some years later; 29 February becomes 1 March in common years. */
export function yearsLater(day: Day, years: number): Day {
  const sameDayLater = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`
  return isDay(sameDayLater) ? sameDayLater : addDays(`${sameDayLater.slice(0, 4)}-02-28`, 1)
}

export interface RetainedFile {
  /** The latest day among the file's creation and its sessions, requests and consents. */
  lastContact: Day
  /** The day until which a member has decided to keep the file although it was due; null without such a decision. */
  keptUntil: Day | null
}

/** Returns the problem of a day until which a file is kept: it is from tomorrow to a year ahead (ruling 71). */
export const keptUntilProblems = (keptUntil: Day | null, today: Day): Problem[] =>
  keptUntil === null || (keptUntil > today && keptUntil <= yearsLater(today, 1))
    ? []
    : [invalid('keptUntil', 'Un dossier est gardé de demain à un an au plus')]

/** Whether a file is due for erasure: its retention period is over, and no member keeps it longer (ruling 71). */
export const isDueForErasure = ({ lastContact, keptUntil }: RetainedFile, years: number, today: Day): boolean =>
  yearsLater(lastContact, years) <= today && (keptUntil === null || keptUntil <= today)
