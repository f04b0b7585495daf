import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { overlap } from '../calendar/availability.ts'
import { workOf, strainsOfSession, type AnimalCapacity } from './strains.ts'

/** An animal with its limits, and its sessions in the ISO weeks of the time slots to check. */
export interface Candidate extends AnimalCapacity {
  id: string
  works: readonly TimeSlot[]
}

/** Finds the animals available for one more session: free at that time, and within their limits with it. */
export function rosterOf(candidates: readonly Candidate[]) {
  const ledgers = candidates.map((candidate) => ({ candidate, ledger: workOf(candidate.works) }))

  /** The animal's planned minutes of the week minus its sessions. */
  const freeMinutes = ({ candidate: { weeklyHours }, ledger }: (typeof ledgers)[number], { date }: TimeSlot) =>
    weeklyHours * 60 - ledger.weekOf(date).minutes

  const isAvailable = ({ candidate, ledger }: (typeof ledgers)[number], timeSlot: TimeSlot) =>
    !ledger
      .weekOf(timeSlot.date)
      .days.get(timeSlot.date)
      ?.some((work) => overlap(work, timeSlot)) &&
    strainsOfSession(candidate, ledger, timeSlot).every(({ load }) => load !== 'over')

  return {
    /** Returns the ids of the available animals, sorted by their free hours of that week, most first. */
    availableFor: (timeSlot: TimeSlot): string[] =>
      ledgers
        .filter((entry) => isAvailable(entry, timeSlot))
        .toSorted((a, b) => freeMinutes(b, timeSlot) - freeMinutes(a, timeSlot))
        .map(({ candidate }) => candidate.id),

    /** Whether at least `count` animals are available. */
    hasEnoughFor(timeSlot: TimeSlot, count: number): boolean {
      let availableCount = 0
      for (const entry of ledgers) {
        if (isAvailable(entry, timeSlot)) availableCount += 1
        if (availableCount >= count) return true
      }
      return false
    },
  }
}
