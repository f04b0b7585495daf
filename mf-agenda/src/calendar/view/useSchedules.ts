import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { call, useQuery } from 'shared/client'
import { schedulesKey } from '../../keys.ts'

const noSchedules: never[] = []

/**
 * Returns the schedules of the practitioners in the year of `day` and a week before and after it, so that changing the
 * week sends no request.
 */
export function useSchedules(day: Day) {
  const year = day.slice(0, 4)
  const { data: schedules = noSchedules, isPending } = useQuery({
    queryKey: schedulesKey(year),
    queryFn: ({ signal }) =>
      call('GET /agenda/schedules', {
        query: { startDate: addDays(`${year}-01-01`, -7), endDate: addDays(`${year}-12-31`, 7) },
        signal,
      }),
    staleTime: 5 * 60_000,
  })
  return { schedules, isPending }
}
