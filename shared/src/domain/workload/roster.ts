import { overlap, type Span } from '../calendar/availability.ts'
import { ledgerOf, strainsIn, type Bearing } from './strains.ts'

/** An animal with what it can bear and the work it has, of all the weeks that are asked about. */
export interface Candidate extends Bearing {
  id: string
  works: readonly Span[]
}

/** Which of these animals could take one more session: free at that time, and within all they can bear. */
export function rosterOf(candidates: readonly Candidate[]) {
  const ledgers = candidates.map((candidate) => ({ candidate, ledger: ledgerOf(candidate.works) }))

  /** Minutes left of the week's. */
  const left = ({ candidate: { weeklyHours }, ledger }: (typeof ledgers)[number], { date }: Span) =>
    weeklyHours * 60 - ledger.weekOf(date).minutes

  const canTake = ({ candidate, ledger }: (typeof ledgers)[number], span: Span) =>
    !ledger
      .weekOf(span.date)
      .days.get(span.date)
      ?.some((work) => overlap(work, span)) && strainsIn(candidate, ledger, span).every(({ load }) => load !== 'over')

  return {
    /** Those with the most free hours that week first. */
    ableTo: (span: Span): string[] =>
      ledgers
        .filter((entry) => canTake(entry, span))
        .toSorted((a, b) => left(b, span) - left(a, span))
        .map(({ candidate }) => candidate.id),

    /** Whether there are at least so many. */
    hasFor(span: Span, count: number): boolean {
      let able = 0
      for (const entry of ledgers) {
        if (canTake(entry, span)) able += 1
        if (able >= count) return true
      }
      return false
    },
  }
}
