export interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}

export const overlaps = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

interface ToastBox {
  left: number
  right: number
  height: number
  /** The highest top, and the lowest bottom. */
  from: number
  to: number
}

/** Returns the highest top at which a box of this size covers none of the rectangles; `from` if there is none. */
export function freeTop({ left, right, height, from, to }: ToastBox, rects: readonly Rect[]): number {
  const rectAt = (top: number): Rect => ({ left, right, top, bottom: top + height })
  const tops = [from, ...rects.map(({ bottom }) => bottom).filter((bottom) => bottom > from)].toSorted((a, b) => a - b)
  return tops.find((top) => top + height <= to && !rects.some((rect) => overlaps(rectAt(top), rect))) ?? from
}
