import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { areOverlapping } from '../calendar/availability.ts'
import { createWeeklyWork, strainsOfSession, type AnimalCapacity } from './strains.ts'

/** An animal with its limits, and its sessions in the ISO weeks of the time slots to check. */
export interface Candidate extends AnimalCapacity {
  id: string
  sessions: readonly TimeSlot[]
}

/**
 * Returns functions that find the animals available for one more session: free at that time, and within their limits.
 */
export function createRoster(candidates: readonly Candidate[]) {
  const entries = candidates.map((candidate) => ({ candidate, weeklyWork: createWeeklyWork(candidate.sessions) }))

  /** The animal's planned minutes of the week minus its sessions. */
  const freeMinutes = ({ candidate: { weeklyHours }, weeklyWork }: (typeof entries)[number], { date }: TimeSlot) =>
    weeklyHours * 60 - weeklyWork.weekOf(date).minutes

  const isAvailable = ({ candidate, weeklyWork }: (typeof entries)[number], timeSlot: TimeSlot) =>
    !weeklyWork
      .weekOf(timeSlot.date)
      .days.get(timeSlot.date)
      ?.some((work) => areOverlapping(work, timeSlot)) &&
    strainsOfSession(candidate, weeklyWork, timeSlot).every(({ load }) => load !== 'over')

  return {
    /** Returns the ids of the available animals, sorted by their free hours of that week, most first. */
    availableFor: (timeSlot: TimeSlot): string[] =>
      entries
        .filter((entry) => isAvailable(entry, timeSlot))
        .toSorted((a, b) => freeMinutes(b, timeSlot) - freeMinutes(a, timeSlot))
        .map(({ candidate }) => candidate.id),

    /** Whether at least `count` animals are available. */
    hasEnoughFor(timeSlot: TimeSlot, count: number): boolean {
      let availableCount = 0
      for (const entry of entries) {
        if (isAvailable(entry, timeSlot)) availableCount += 1
        if (availableCount >= count) return true
      }
      return false
    },
  }
}
