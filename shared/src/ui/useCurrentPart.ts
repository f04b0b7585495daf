import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Part } from './Part.ts'

/** The space between the bar and the part scrolled to. */
const gapPx = 12

const elementOf = (headingId: string) => {
  const heading = document.getElementById(headingId)
  return heading?.closest<HTMLElement>('section') ?? heading
}

/** Returns the height at the top of the window that the header and the sticky bar cover. */
const coveredPx = (bar: HTMLElement) => (Number.parseFloat(getComputedStyle(bar).top) || 0) + bar.offsetHeight

/** The tolerance for fractional scroll positions. */
const endTolerancePx = 2

const isAtEnd = () =>
  window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - endTolerancePx

/**
 * Returns the last part that begins in or above the upper third of the window; at the end of the page, the last part.
 */
function visiblePart(bar: HTMLElement, parts: readonly Part[]): string | undefined {
  if (isAtEnd()) return parts.at(-1)?.headingId
  const linePx = coveredPx(bar) + (window.innerHeight - coveredPx(bar)) / 3
  const startedParts = parts.filter(
    ({ headingId }) => (elementOf(headingId)?.getBoundingClientRect().top ?? Infinity) <= linePx,
  )
  return (startedParts.at(-1) ?? parts[0])?.headingId
}

/** Scrolls the row of links so that a link is visible, without scrolling the page. */
function showLink(bar: HTMLElement, headingId: string): void {
  const link = bar.querySelector<HTMLElement>(`[data-part="${headingId}"]`)
  if (!link || bar.scrollWidth <= bar.clientWidth) return
  bar.scrollLeft = link.offsetLeft - bar.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2
}

/** Returns the visible part of a page, and a function that scrolls to a part. */
export function useCurrentPart(barRef: RefObject<HTMLElement | null>, parts: readonly Part[]) {
  const [currentId, setCurrentId] = useState(parts[0]?.headingId)
  /** The part scrolled to, current until the user scrolls: a short last part cannot reach the top of the window. */
  const lastJump = useRef<{ headingId: string; scrollY: number }>(undefined)

  const update = useEffectEvent(() => {
    const bar = barRef.current
    if (!bar) return
    if (lastJump.current?.scrollY !== window.scrollY) lastJump.current = undefined
    const newId = lastJump.current?.headingId ?? visiblePart(bar, parts)
    if (newId === undefined || newId === currentId) return
    setCurrentId(newId)
    showLink(bar, newId)
  })
  useEffect(() => {
    const onScroll = () => update()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  function jumpTo(headingId: string) {
    const [bar, element] = [barRef.current, elementOf(headingId)]
    if (!bar || !element) return
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - coveredPx(bar) - gapPx })
    const heading = document.getElementById(headingId)
    if (heading) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
    lastJump.current = { headingId, scrollY: window.scrollY }
    setCurrentId(headingId)
    showLink(bar, headingId)
  }
  return { currentId, jumpTo }
}
