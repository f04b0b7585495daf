import { findFreeTop, doOverlap } from './findFreeTop.ts'
import type { Rect } from './findFreeTop.ts'

/** The attribute of the free part of the header, left of its tools, in which toasts are shown. */
export const toastLane = { 'data-toast-lane': '' }

const gapPx = 8
const marginPx = 16
const maxWidthPx = 400
/** A narrower toast would have more than two lines. */
const minWidthPx = 150

const controlSelector =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=checkbox], [role=switch], [role=combobox], [role=menuitem]'

/** The rectangles of the controls that can be pressed: those of the open dialog, or of the page. */
function rectsOfControls(root: Document | ShadowRoot, toaster: Element): Rect[] {
  const scope = [...root.querySelectorAll('[role=dialog]')].at(-1) ?? root
  return [...scope.querySelectorAll(controlSelector)]
    .filter((control) => !toaster.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight)
}

function moveTo(toast: HTMLElement, { left, top }: { left: number; top: number }) {
  toast.style.left = `${Math.round(left)}px`
  toast.style.top = `${Math.round(top)}px`
}

/**
 * Places the toasts at the top right where they cover no control: next to each other in the lane of the header. Toasts
 * that do not fit there are placed below the header, at the first place without a control.
 */
export function placeToasts(toaster: HTMLElement): void {
  const root = toaster.getRootNode()
  if (!(root instanceof Document || root instanceof ShadowRoot)) return
  const lane = root.querySelector('[data-toast-lane]')?.getBoundingClientRect()
  const occupiedRects = rectsOfControls(root, toaster)
  let laneRight = (lane?.right ?? 0) - gapPx
  for (const toast of toaster.querySelectorAll<HTMLElement>(':scope > *')) {
    const width = Math.min(maxWidthPx, laneRight - (lane?.left ?? 0) - gapPx)
    if (lane && width >= minWidthPx) {
      toast.style.maxWidth = `${width}px`
      const { offsetWidth, offsetHeight } = toast
      const top = lane.top + (lane.height - offsetHeight) / 2
      const rect = { left: laneRight - offsetWidth, right: laneRight, top, bottom: top + offsetHeight }
      if (offsetHeight <= lane.height - gapPx && !occupiedRects.some((control) => doOverlap(rect, control))) {
        moveTo(toast, rect)
        laneRight = rect.left - gapPx
        continue
      }
    }
    toast.style.maxWidth = `${Math.min(maxWidthPx, innerWidth - 2 * marginPx)}px`
    const { offsetWidth, offsetHeight } = toast
    const right = innerWidth - marginPx
    const left = right - offsetWidth
    const minTop = (lane?.bottom ?? 0) + gapPx
    const maxBottom = innerHeight - gapPx
    const top = findFreeTop({ left, right, height: offsetHeight, minTop, maxBottom }, occupiedRects)
    moveTo(toast, { left, top })
    occupiedRects.push({ left, right, top, bottom: top + offsetHeight + gapPx })
  }
}
