import { useEffect } from 'react'
import type { Day } from 'shared/domain/calendar/day'
import { networkInformation, prefetch, queryClient } from 'shared/client'
import { mondaysOf, sessionWeek } from 'shared/lists'
import { dayAfter, loadedPeriod } from './view/view.ts'
import type { AgendaViewName } from './view/view.ts'

/** Where the browser does not tell when it is idle, a moment after. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(act, { timeout: 2000 })
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(act, 200)
  return () => clearTimeout(timer)
}

const neighbours = (view: AgendaViewName, day: Day) =>
  ([1, -1] as const).flatMap((steps) => mondaysOf(loadedPeriod(view, dayAfter(view, day, steps)))).map(sessionWeek)

/** Once what is shown is there, the next period and the former are fetched ahead; left behind, what was still on its way is given up. */
export function useWeeksAhead(view: AgendaViewName, day: Day, isShown: boolean) {
  useEffect(() => {
    if (!isShown || networkInformation().saveData) return undefined
    const weeks = neighbours(view, day)
    const stay = whenIdle(() => weeks.forEach((week) => void prefetch(week)))
    return () => {
      stay()
      // A week that is shown next is watched by then, and goes on.
      queueMicrotask(() =>
        weeks.forEach(({ queryKey }) => void queryClient.cancelQueries({ queryKey, type: 'inactive' })),
      )
    }
  }, [view, day, isShown])
}
