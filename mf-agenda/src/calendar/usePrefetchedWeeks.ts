import { useEffect } from 'react'
import { calendarWeekStarts } from 'shared/domain/calendar/calendarWeek'
import type { Day } from 'shared/domain/calendar/day'
import { networkInformation, prefetch, queryClient } from 'shared/client'
import { sessionWeek } from 'shared/lists'
import { dayAfter, loadedPeriod } from './view/view.ts'
import type { AgendaViewName } from './view/view.ts'

/** Calls `act` when the browser is idle, or after 200 ms where it has no such callback. Returns how to cancel it. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, 200)
  return () => clearTimeout(timer)
}

const neighbours = (view: AgendaViewName, day: Day) =>
  ([1, -1] as const)
    .flatMap((steps) => calendarWeekStarts(loadedPeriod(view, dayAfter(view, day, steps))))
    .map(sessionWeek)

/** Prefetches the next and the previous period once the shown one is loaded; cancels unfinished requests when the period changes. */
export function usePrefetchedWeeks(view: AgendaViewName, day: Day, isShown: boolean) {
  useEffect(() => {
    if (!isShown || networkInformation().saveData) return undefined
    const weeks = neighbours(view, day)
    const cancelIdle = whenIdle(() => weeks.forEach((week) => void prefetch(week)))
    return () => {
      cancelIdle()
      // A week that is shown next is active by then, so its request continues.
      queueMicrotask(() =>
        weeks.forEach(({ queryKey }) => void queryClient.cancelQueries({ queryKey, type: 'inactive' })),
      )
    }
  }, [view, day, isShown])
}
