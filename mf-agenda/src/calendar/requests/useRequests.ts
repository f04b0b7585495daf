import { addDays } from 'shared/domain/calendar/day'
import { call, useQuery } from 'shared/client'
import { listKey } from 'shared/lists'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { practiceToday } from 'shared/session'

const pollIntervalMs = 60_000
/** The server accepts a period of at most 400 days, both ends included. */
const maxDaysAhead = 399
const compareByStart = (a: ShortSession, b: ShortSession) =>
  `${a.date}${a.startTime}`.localeCompare(`${b.date}${b.startTime}`)

/**
 * Returns the requests to validate from today until `maxDaysAhead` days ahead, soonest first; polled every minute,
 * since patients can book at any time.
 */
export function useRequests(): ShortSession[] {
  const today = practiceToday()
  const { data = [] } = useQuery({
    queryKey: [...listKey.sessions, 'requests', today],
    queryFn: ({ signal }) =>
      call('GET /short-sessions', {
        query: { startDate: today, endDate: addDays(today, maxDaysAhead), pending: 'true' },
        signal,
      }),
    refetchInterval: pollIntervalMs,
  })
  return data.filter(({ validated }) => !validated).toSorted(compareByStart)
}
