import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { slotAt } from './slotAttribute.ts'
import type { TappedSlot } from './slotAttribute.ts'

/** The calendar library selects a slot itself when a finger rests on it for this long. */
const longPressMs = 250
/** A finger that moves further scrolls the page, or changes the day. */
const maxMovePx = 10

interface Press {
  xPx: number
  yPx: number
  atMs: number
}

/**
 * Handlers for the element around the calendar: a tap on a free time chooses it as a click does. The library only selects
 * by a mouse or a long press.
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
    // Not earlier, or the click would arrive at what replaces the calendar.
    onClick: ({ clientX, clientY, timeStamp }: MouseEvent) => {
      const start = press.current
      press.current = undefined
      if (!start || timeStamp - start.atMs >= longPressMs) return
      if (Math.hypot(clientX - start.xPx, clientY - start.yPx) > maxMovePx) return
      const slot = slotAt(clientX, clientY)
      if (slot) onTap(slot)
    },
  }
}
