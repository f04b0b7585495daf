export interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}

export const doOverlap = (first: Rect, second: Rect): boolean =>
  first.left < second.right && second.left < first.right && first.top < second.bottom && second.top < first.bottom

interface ToastBox {
  left: number
  right: number
  height: number
  /** The least distance of the box from the top of the window. */
  minTop: number
  /** The greatest distance of its lower edge from the top of the window. */
  maxBottom: number
}

/** Returns the highest top at which a box of this size covers none of the rectangles; `minTop` if there is none. */
export function findFreeTop({ left, right, height, minTop, maxBottom }: ToastBox, rects: readonly Rect[]): number {
  const rectAt = (top: number): Rect => ({ left, right, top, bottom: top + height })
  const lowerTops = rects.map(({ bottom }) => bottom).filter((bottom) => bottom > minTop)
  const tops = [minTop, ...lowerTops].toSorted((a, b) => a - b)
  return tops.find((top) => top + height <= maxBottom && !rects.some((rect) => doOverlap(rectAt(top), rect))) ?? minTop
}
