/** The scale: 4 Excellent, 3 Satisfaisant, 2 À surveiller, 1 Problématique. */
export type WellbeingScore = number

const problematic = 1
const toWatch = 2

/**
 * Whether to propose a rest for an animal, by its scores in the order of its sessions, without unrated ones: after one
 * « Problématique », or two « À surveiller » in a row; a better score cancels it.
 */
export function proposesRest(scores: readonly WellbeingScore[]): boolean {
  const [last, previous] = scores.toReversed()
  if (last === undefined) return false
  return last <= problematic || (last <= toWatch && previous !== undefined && previous <= toWatch)
}
