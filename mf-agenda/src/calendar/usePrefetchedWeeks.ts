import { useEffect } from 'react'
import { calendarWeekStarts } from 'shared/domain/calendar/calendarWeek'
import type { Day } from 'shared/domain/calendar/day'
import { networkInformation, prefetch, queryClient } from 'shared/client'
import { sessionWeek } from 'shared/lists'
import { dayAfterStep, loadedPeriod } from './view/view.ts'
import type { AgendaViewName } from './view/view.ts'

/**
 * Runs `callback` when the browser is idle, or after 200 ms in browsers without idle callbacks. Returns a function
 * that cancels it.
 */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, 200)
  return () => clearTimeout(timer)
}

/** Returns the queries of the weeks in the next and the previous period. */
const adjacentWeeks = (view: AgendaViewName, day: Day) =>
  ([1, -1] as const)
    .flatMap((step) => calendarWeekStarts(loadedPeriod(view, dayAfterStep(view, day, step))))
    .map(sessionWeek)

/**
 * Prefetches the next and the previous period once the shown period is loaded; cancels unfinished requests when the
 * period changes.
 */
export function usePrefetchedWeeks(view: AgendaViewName, day: Day, isPeriodLoaded: boolean) {
  useEffect(() => {
    if (!isPeriodLoaded || networkInformation().saveData) return undefined
    const weeks = adjacentWeeks(view, day)
    const cancelIdle = whenIdle(() => weeks.forEach((week) => void prefetch(week)))
    return () => {
      cancelIdle()
      // The newly shown week is active by then, so its request is not cancelled.
      queueMicrotask(() =>
        weeks.forEach(({ queryKey }) => void queryClient.cancelQueries({ queryKey, type: 'inactive' })),
      )
    }
  }, [view, day, isPeriodLoaded])
}
