/** Minimum horizontal distance of a swipe; a shorter movement is a tap. */
const minDistancePx = 56
/** Minimum ratio of a swipe's horizontal to its vertical distance; below it, the gesture is a scroll. */
const minSlope = 1.5

/** Returns the step for a finger's movement in pixels: 1 for the next day, -1 for the previous day, 0 for no swipe. */
export function swipeStep(movedXPx: number, movedYPx: number): 1 | -1 | 0 {
  const distancePx = Math.abs(movedXPx)
  if (distancePx < minDistancePx || distancePx < minSlope * Math.abs(movedYPx)) return 0
  return movedXPx < 0 ? 1 : -1
}
