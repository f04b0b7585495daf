import { useEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { evaluationAnchor } from '../../agendaPath.ts'

/** The cards above the evaluation load their contents within this time. */
const settlingMs = 2_000

const scrollToEvaluation = () => document.getElementById(evaluationAnchor)?.scrollIntoView?.({ block: 'start' })

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keeps the evaluation in sight while the page above it grows, until the user acts. Returns a function that stops it. */
function keepInSight(): () => void {
  const observer = new ResizeObserver(scrollToEvaluation)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of userEvents) window.removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, settlingMs)
  for (const event of userEvents) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

/** Returns the ref of the heading, which is in sight and focused if the address of the page names the evaluation. */
export function useFocusedEvaluation() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const isRequested = hash === `#${evaluationAnchor}`
  useEffect(() => {
    if (!isRequested) return undefined
    heading.current?.focus({ preventScroll: true })
    scrollToEvaluation()
    return 'ResizeObserver' in window ? keepInSight() : undefined
  }, [isRequested])
  return heading
}
