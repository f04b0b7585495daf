/** Minimum distance of a swipe; a shorter movement is a tap. */
const minDistancePx = 56
/** Minimum ratio of a swipe's horizontal to its vertical distance; below it, the gesture is a scroll. */
const minSlope = 1.5

/** Returns the step for a finger's movement in pixels: 1 for the next day, -1 for the previous day, 0 for no swipe. */
export function swipeStep(movedX: number, movedY: number): 1 | -1 | 0 {
  const distance = Math.abs(movedX)
  if (distance < minDistancePx || distance < minSlope * Math.abs(movedY)) return 0
  return movedX < 0 ? 1 : -1
}
