/** The least distance of a swipe: a shorter movement is a press. */
const minDistancePx = 56
/** Minimum ratio of a swipe's horizontal to its vertical distance; below it, the gesture is a scroll. */
const minSlope = 1.5

/** Returns the step to the next (1) or previous (-1) day by the movement of a finger; 0 if it is no swipe. */
export function swipeStep(movedX: number, movedY: number): 1 | -1 | 0 {
  const distance = Math.abs(movedX)
  if (distance < minDistancePx || distance < minSlope * Math.abs(movedY)) return 0
  return movedX < 0 ? 1 : -1
}
