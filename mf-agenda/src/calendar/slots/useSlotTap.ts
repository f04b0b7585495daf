import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { findSlotAt } from './slotAttribute.ts'
import type { TappedSlot } from './slotAttribute.ts'

/** Duration of a press from which the calendar library itself selects a slot. */
const longPressMs = 250
/** Maximum movement of a tap; a longer movement scrolls the page or changes the day. */
const maxMovePx = 10

interface Press {
  xPx: number
  yPx: number
  atMs: number
}

/**
 * Returns handlers for the element around the calendar, which call `onTap` for a tap on a free half hour. The calendar
 * library itself only handles the mouse and long presses.
 */
export function useSlotTap(onTap: (slot: TappedSlot) => void) {
  const press = useRef<Press>(undefined)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, timeStamp }: PointerEvent) => {
      press.current = pointerType === 'touch' && isPrimary ? { xPx: clientX, yPx: clientY, atMs: timeStamp } : undefined
    },
    onPointerCancel: () => {
      press.current = undefined
    },
    // Handles `click` instead of `pointerup`, whose following click would reach the form that replaces the calendar.
    onClick: ({ clientX, clientY, timeStamp }: MouseEvent) => {
      const start = press.current
      press.current = undefined
      if (!start || timeStamp - start.atMs >= longPressMs) return
      if (Math.hypot(clientX - start.xPx, clientY - start.yPx) > maxMovePx) return
      const slot = findSlotAt(clientX, clientY)
      if (slot) onTap(slot)
    },
  }
}
