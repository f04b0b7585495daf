import { queryOptions } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import type { ShortSession } from '../contracts/agenda/session.ts'
import { addDays, mondayOf, type Day } from '../domain/calendar/day.ts'
import type { Period } from '../domain/calendar/period.ts'
import { listKey } from './keys.ts'

interface WeekRequest {
  monday: Day
  signal: AbortSignal
  resolve: (sessions: ShortSession[]) => void
  reject: (error: unknown) => void
}

const sunday = (monday: Day) => addDays(monday, 6)

/** Groups the weeks into runs of consecutive ones, in order. */
function runsOf(weeks: readonly WeekRequest[]): WeekRequest[][] {
  const runs: WeekRequest[][] = []
  for (const week of weeks.toSorted((a, b) => a.monday.localeCompare(b.monday))) {
    const run = runs.at(-1)
    if (run && addDays(run.at(-1)?.monday ?? '', 7) === week.monday) run.push(week)
    else runs.push([week])
  }
  return runs
}

/** Aborted once every week of the run was. */
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
  const [first = '', last = first] = [run[0]?.monday, run.at(-1)?.monday]
  try {
    const sessions = await call('GET /short-sessions', {
      query: { startDate: first, endDate: sunday(last) },
      signal: signalOf(run),
    })
    for (const { monday, resolve } of run)
      resolve(sessions.filter(({ date }) => date >= monday && date <= sunday(monday)))
  } catch (error) {
    for (const { reject } of run) reject(error)
  }
}

let pendingRequests: WeekRequest[] = []

function fetchPending() {
  const weeks = pendingRequests
  pendingRequests = []
  for (const run of runsOf(weeks)) void fetchRun(run)
}

/** Weeks requested in the same tick, such as those of a month, are fetched by one call. */
const requestWeek = (monday: Day, signal: AbortSignal) =>
  new Promise<ShortSession[]>((resolve, reject) => {
    if (pendingRequests.length === 0) queueMicrotask(fetchPending)
    pendingRequests.push({ monday, signal, resolve, reject })
  })

export const weeksKey = [...listKey.sessions, 'week'] as const

/** The Mondays of the weeks that a period touches, in order. */
export const mondaysOf = ({ startDate, endDate }: Period): Day[] => {
  const mondays: Day[] = []
  for (let monday = mondayOf(startDate); monday <= endDate; monday = addDays(monday, 7)) mondays.push(monday)
  return mondays
}

/** The query of a week's sessions, keyed by its Monday, so that the views by day, week and month share it. Fresh for a minute. */
export const sessionWeek = (monday: Day) =>
  queryOptions({
    queryKey: [...weeksKey, monday],
    queryFn: ({ signal }) => requestWeek(monday, signal),
    staleTime: 60_000,
  })
