/** A score of wellbeing: 4 Excellent, 3 Satisfaisant, 2 À surveiller, 1 Problématique. */
export type WellbeingScore = number

const problematicScore = 1
const toWatchScore = 2

/**
 * Whether to propose a rest for an animal: its last score is « Problématique », or its last two scores are at most
 * « À surveiller ». `scores` are in the order of the sessions, without unrated sessions.
 */
export function shouldProposeRest(scores: readonly WellbeingScore[]): boolean {
  const [last, previous] = scores.toReversed()
  if (last === undefined) return false
  return last <= problematicScore || (last <= toWatchScore && previous !== undefined && previous <= toWatchScore)
}
