import { addDays } from 'shared/domain/calendar/day'
import { call, useQuery } from 'shared/client'
import { listKey } from 'shared/lists'
import type { ShortSession } from 'shared/contracts/session'
import { today } from '../view/wallDate.ts'

const minute = 60_000
/** The server answers for 400 days at most, both included. */
const horizon = 399
const bySlot = (a: ShortSession, b: ShortSession) => `${a.date}${a.startTime}`.localeCompare(`${b.date}${b.startTime}`)

/** The requests that wait for an answer, soonest first. Patients ask at any hour: it is looked up again every minute. */
export function useRequests(): ShortSession[] {
  const from = today()
  const { data = [] } = useQuery({
    queryKey: [...listKey.sessions, 'requests', from],
    queryFn: ({ signal }) =>
      call('GET /short-sessions', {
        query: { startDate: from, endDate: addDays(from, horizon), pending: 'true' },
        signal,
      }),
    refetchInterval: minute,
  })
  return data.filter(({ validated }) => !validated).toSorted(bySlot)
}
