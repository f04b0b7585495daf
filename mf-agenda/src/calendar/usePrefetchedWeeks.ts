import { useEffect } from 'react'
import { calendarWeekStarts } from 'shared/domain/calendar/calendarWeek'
import type { Day } from 'shared/domain/calendar/day'
import { networkInformation, prefetch, queryClient } from 'shared/client'
import { sessionWeek } from 'shared/lists'
import { runWhenIdle } from '../runWhenIdle.ts'
import { dayAfterStep, loadedPeriod } from './view/view.ts'
import type { AgendaViewName } from './view/view.ts'

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
