import { queryOptions } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import type { ShortSession } from '../contracts/agenda/session.ts'
import { addDays, type Day } from '../domain/calendar/day.ts'
import { listKey } from './keys.ts'

interface WeekRequest {
  /** The first day of the week, as returned by `calendarWeekStart`. */
  firstDay: Day
  signal: AbortSignal
  resolve: (sessions: ShortSession[]) => void
  reject: (error: unknown) => void
}

const lastDayOfWeek = (firstDay: Day) => addDays(firstDay, 6)

/** Groups weeks into runs of consecutive weeks, in order. */
function groupIntoRuns(weeks: readonly WeekRequest[]): WeekRequest[][] {
  const runs: WeekRequest[][] = []
  for (const week of weeks.toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))) {
    const run = runs.at(-1)
    if (run && addDays(run.at(-1)?.firstDay ?? '', 7) === week.firstDay) run.push(week)
    else runs.push([week])
  }
  return runs
}

/** Returns a signal that aborts once the signals of all weeks of the run have aborted. */
function signalOf(run: readonly WeekRequest[]): AbortSignal {
  const controller = new AbortController()
  let activeCount = run.length
  const onAbort = () => {
    activeCount -= 1
    if (activeCount === 0) controller.abort()
  }
  for (const { signal } of run) signal.addEventListener('abort', onAbort, { once: true })
  return controller.signal
}

async function fetchRun(run: readonly WeekRequest[]) {
  const [first = '', last = first] = [run[0]?.firstDay, run.at(-1)?.firstDay]
  try {
    const sessions = await call('GET /short-sessions', {
      query: { startDate: first, endDate: lastDayOfWeek(last) },
      signal: signalOf(run),
    })
    for (const { firstDay, resolve } of run)
      resolve(sessions.filter(({ date }) => date >= firstDay && date <= lastDayOfWeek(firstDay)))
  } catch (error) {
    for (const { reject } of run) reject(error)
  }
}

let pendingRequests: WeekRequest[] = []

function fetchPending() {
  const weeks = pendingRequests
  pendingRequests = []
  for (const run of groupIntoRuns(weeks)) void fetchRun(run)
}

/** Requests a week; consecutive weeks requested in the same tick, such as those of a month, are fetched by one call. */
const requestWeek = (firstDay: Day, signal: AbortSignal) =>
  new Promise<ShortSession[]>((resolve, reject) => {
    if (pendingRequests.length === 0) queueMicrotask(fetchPending)
    pendingRequests.push({ firstDay, signal, resolve, reject })
  })

export const weeksKey = [...listKey.sessions, 'week'] as const

/** The query of a week's sessions. The day, week and month views share it, since its key is the week's first day. */
export const sessionWeek = (firstDay: Day) =>
  queryOptions({
    queryKey: [...weeksKey, firstDay],
    queryFn: ({ signal }) => requestWeek(firstDay, signal),
    staleTime: 60_000,
  })
