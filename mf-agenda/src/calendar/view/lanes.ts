/** Vertical extent, in any unit. */
export interface Span {
  top: number
  height: number
}

/** Spans that overlap, directly or through other spans, and the lanes (columns) in which they are placed. */
export interface Cluster<T extends Span> {
  /** `laneSpan`: width of the item in lanes, up to the next lane with an overlapping item. */
  placed: readonly { item: T; lane: number; laneSpan: number }[]
  /** Items without a lane, grouped where they overlap each other. */
  hidden: readonly (readonly T[])[]
  laneCount: number
}

/** Tolerated overlap, because sums of percentages are inexact, and spans that touch must not overlap. */
const tolerance = 1e-6

const bottomOf = ({ top, height }: Span) => top + height
const overlaps = (span: Span, other: Span) =>
  span.top < bottomOf(other) - tolerance && other.top < bottomOf(span) - tolerance

/** Sorts by top, then by height, the tallest first, and splits the spans into groups that do not overlap. */
function clustersOf<T extends Span>(items: readonly T[]): T[][] {
  const clusters: T[][] = []
  let bottom = -Infinity
  for (const item of items.toSorted((a, b) => a.top - b.top || b.height - a.height)) {
    if (item.top >= bottom - tolerance) clusters.push([item])
    else clusters.at(-1)?.push(item)
    bottom = Math.max(bottom, bottomOf(item))
  }
  return clusters
}

/** Puts each item of a cluster into the first lane in which nothing overlaps it; `hidden` has the items without one. */
function fillLanes<T extends Span>(items: readonly T[], maxLanes: number): { lanes: T[][]; hidden: T[] } {
  const lanes: T[][] = []
  const hidden: T[] = []
  for (const item of items) {
    const freeLane = lanes.find((lane) => lane.every((other) => !overlaps(item, other)))
    if (freeLane) freeLane.push(item)
    else if (lanes.length < maxLanes) lanes.push([item])
    else hidden.push(item)
  }
  return { lanes, hidden }
}

const laneSpanOf = <T extends Span>(item: T, lane: number, lanes: readonly T[][]) => {
  const nextLane = lanes.findIndex((others, index) => index > lane && others.some((other) => overlaps(item, other)))
  return (nextLane === -1 ? lanes.length : nextLane) - lane
}

/** Places overlapping spans side by side, in at most `maxLanes` lanes. */
export const assignLanes = <T extends Span>(items: readonly T[], maxLanes: number): Cluster<T>[] =>
  clustersOf(items).map((cluster) => {
    const { lanes, hidden } = fillLanes(cluster, maxLanes)
    return {
      placed: lanes.flatMap((laneItems, lane) =>
        laneItems.map((item) => ({ item, lane, laneSpan: laneSpanOf(item, lane, lanes) })),
      ),
      hidden: clustersOf(hidden),
      laneCount: lanes.length,
    }
  })
