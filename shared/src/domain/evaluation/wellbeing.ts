/** A score of wellbeing: 4 Excellent, 3 Satisfaisant, 2 À surveiller, 1 Problématique. */
export type WellbeingScore = number

const problematic = 1
const toWatch = 2

/**
 * Whether to propose a rest for an animal: its last score is « Problématique », or its last two are at most « À
 * surveiller ». `scores` are in the order of the sessions, without unrated ones.
 */
export function proposesRest(scores: readonly WellbeingScore[]): boolean {
  const [last, previous] = scores.toReversed()
  if (last === undefined) return false
  return last <= problematic || (last <= toWatch && previous !== undefined && previous <= toWatch)
}
