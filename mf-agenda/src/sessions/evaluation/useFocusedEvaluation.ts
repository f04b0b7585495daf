import { useEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { evaluationAnchor } from '../../agendaPath.ts'

/** Time within which the cards above the evaluation usually load their contents. */
const settlingMs = 2_000

const scrollToEvaluation = () => document.getElementById(evaluationAnchor)?.scrollIntoView?.({ block: 'start' })

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Keeps the evaluation visible while the page above it grows, for `settlingMs` or until the user interacts. Returns a
 * function that stops this.
 */
function keepVisible(): () => void {
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

/** Returns the ref of the heading; scrolls to it and focuses it if the URL has the anchor of the evaluation. */
export function useFocusedEvaluation() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const isRequested = hash === `#${evaluationAnchor}`
  useEffect(() => {
    if (!isRequested) return undefined
    heading.current?.focus({ preventScroll: true })
    scrollToEvaluation()
    return 'ResizeObserver' in window ? keepVisible() : undefined
  }, [isRequested])
  return heading
}
