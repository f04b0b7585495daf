/** 4 Excellent, 3 Satisfaisant, 2 À surveiller, 1 Problématique. */
export type WellbeingScore = number

const problematic = 1
const toWatch = 2

/**
 * Whether an animal is proposed a rest, of its scores in the order of its sessions, the last one last; sessions without a
 * score are not among them. One « Problématique » does, or two in a row that are to be watched; a better one lifts it.
 */
export function proposesRest(scores: readonly WellbeingScore[]): boolean {
  const [last, previous] = scores.toReversed()
  if (last === undefined) return false
  return last <= problematic || (last <= toWatch && previous !== undefined && previous <= toWatch)
}
