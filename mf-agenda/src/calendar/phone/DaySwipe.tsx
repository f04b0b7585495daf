import { useLayoutEffect, useRef } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import type { Day } from 'shared/domain/calendar/day'
import { Box } from 'shared/ui'
import { swipeStep } from './swipeStep.ts'

interface DaySwipeProps {
  /** True in the day view on a phone; elsewhere a swipe does nothing. */
  isActive: boolean
  day: Day
  onStep: (step: 1 | -1) => void
  children: ReactNode
}

/** Width of the screen's edges, where a swipe goes back or forward in the browser. */
const browserEdgePx = 24
/** Distance from which the calendar follows the finger. */
const followFromPx = 12
/** Offset from which a new day slides in, as a percentage of the calendar's width. */
const slideInPercent = 30

/** With reduced motion, the theme removes the transition, and the calendar does not move. */
const swipeSx = {
  overflowX: 'clip',
  '& > div': {
    transform: 'var(--swipe, none)',
    transition: 'transform 0.18s ease-out',
    '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
  },
  // The browser scrolls vertically; this component handles horizontal movements.
  '&, & .rbc-time-content': { touchAction: 'pan-y pinch-zoom' },
} as const

/** Moves the calendar by `translation` without a transition; if it is undefined, moves it back with a transition. */
function translate(calendar: HTMLElement | null, translation?: string) {
  if (!calendar) return
  calendar.style.transition = translation === undefined ? '' : 'none'
  if (translation === undefined) calendar.style.removeProperty('--swipe')
  else calendar.style.setProperty('--swipe', `translateX(${translation})`)
}

/** Calendar of a day on a phone. A swipe to the left shows the next day, to the right the previous day. */
export function DaySwipe({ isActive, day, onStep, children }: DaySwipeProps) {
  const calendar = useRef<HTMLDivElement>(null)
  const start = useRef<{ pointerId: number; x: number; y: number }>(undefined)
  /** Swipe whose new day is not rendered yet. */
  const swipe = useRef<{ fromDay: Day; step: 1 | -1 }>(undefined)

  // The new day slides in from the side opposite to the movement.
  useLayoutEffect(() => {
    if (swipe.current === undefined || swipe.current.fromDay === day) return
    translate(calendar.current, `${swipe.current.step * slideInPercent}%`)
    swipe.current = undefined
    // Reading the position forces a layout, so that the next style change begins a transition from this position.
    calendar.current?.getBoundingClientRect()
    translate(calendar.current)
  }, [day])

  function begin({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) {
    const isAtEdge = clientX < browserEdgePx || clientX > window.innerWidth - browserEdgePx
    start.current =
      pointerType === 'mouse' || !isPrimary || isAtEdge ? undefined : { pointerId, x: clientX, y: clientY }
  }
  function follow({ pointerId, clientX, clientY }: PointerEvent) {
    if (start.current === undefined || start.current.pointerId !== pointerId) return
    const [movedX, movedY] = [clientX - start.current.x, clientY - start.current.y]
    if (Math.abs(movedX) > Math.max(followFromPx, Math.abs(movedY))) translate(calendar.current, `${movedX}px`)
  }
  function end({ pointerId, clientX, clientY }: PointerEvent) {
    if (start.current === undefined || start.current.pointerId !== pointerId) return
    const step = swipeStep(clientX - start.current.x, clientY - start.current.y)
    start.current = undefined
    if (step === 0) {
      translate(calendar.current)
      return
    }
    swipe.current = { fromDay: day, step }
    onStep(step)
  }
  function cancel() {
    start.current = undefined
    translate(calendar.current)
  }

  const handlers = { onPointerDown: begin, onPointerMove: follow, onPointerUp: end, onPointerCancel: cancel }
  return (
    <Box {...(isActive && { ...handlers, sx: swipeSx })}>
      <div ref={calendar}>{children}</div>
    </Box>
  )
}
