import { useEffect } from 'react'
import { calendarWeekStarts } from 'shared/domain/calendar/calendarWeek'
import type { Day } from 'shared/domain/calendar/day'
import { networkInformation, prefetch, queryClient } from 'shared/client'
import { sessionWeek } from 'shared/lists'
import { dayAfterStep, loadedPeriod } from './view/view.ts'
import type { AgendaViewName } from './view/view.ts'

/** Time after which the browser runs an idle callback even if it is busy. */
const maxIdleWaitMs = 2_000
/** Delay in browsers without idle callbacks. */
const delayWithoutIdleMs = 200

/**
 * Runs `callback` when the browser is idle, or after a delay in browsers without idle callbacks. Returns a function
 * that cancels it.
 */
function runWhenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: maxIdleWaitMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, delayWithoutIdleMs)
  return () => clearTimeout(timer)
}

/** Returns the queries of the weeks in the next and the previous period. */
const listAdjacentWeekQueries = (view: AgendaViewName, day: Day) =>
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
    const weeks = listAdjacentWeekQueries(view, day)
    const cancelIdle = runWhenIdle(() => weeks.forEach((week) => void prefetch(week)))
    return () => {
      cancelIdle()
      // The newly shown week is active by then, so its request is not cancelled.
      queueMicrotask(() =>
        weeks.forEach(({ queryKey }) => void queryClient.cancelQueries({ queryKey, type: 'inactive' })),
      )
    }
  }, [view, day, isPeriodLoaded])
}
