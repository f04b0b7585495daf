import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import { overlap } from '../calendar/availability.ts'
import { ledgerOf, strainsIn, type Bearing } from './strains.ts'

/** An animal with its limits and its sessions of all weeks concerned. */
export interface Candidate extends Bearing {
  id: string
  works: readonly TimeSlot[]
}

/** The animals available for one more session: free at that time, and within their limits. */
export function rosterOf(candidates: readonly Candidate[]) {
  const ledgers = candidates.map((candidate) => ({ candidate, ledger: ledgerOf(candidate.works) }))

  /** The remaining minutes of the week. */
  const left = ({ candidate: { weeklyHours }, ledger }: (typeof ledgers)[number], { date }: TimeSlot) =>
    weeklyHours * 60 - ledger.weekOf(date).minutes

  const canTake = ({ candidate, ledger }: (typeof ledgers)[number], timeSlot: TimeSlot) =>
    !ledger
      .weekOf(timeSlot.date)
      .days.get(timeSlot.date)
      ?.some((work) => overlap(work, timeSlot)) &&
    strainsIn(candidate, ledger, timeSlot).every(({ load }) => load !== 'over')

  return {
    /** The available animals, those with the most free hours that week first. */
    ableTo: (timeSlot: TimeSlot): string[] =>
      ledgers
        .filter((entry) => canTake(entry, timeSlot))
        .toSorted((a, b) => left(b, timeSlot) - left(a, timeSlot))
        .map(({ candidate }) => candidate.id),

    /** Whether at least `count` animals are available. */
    hasFor(timeSlot: TimeSlot, count: number): boolean {
      let able = 0
      for (const entry of ledgers) {
        if (canTake(entry, timeSlot)) able += 1
        if (able >= count) return true
      }
      return false
    },
  }
}
