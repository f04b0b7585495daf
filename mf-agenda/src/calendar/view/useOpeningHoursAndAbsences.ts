import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { call, useQuery } from 'shared/client'
import { schedulesKey } from '../../keys.ts'

const noTherapists: never[] = []

/**
 * Returns the opening hours and absences of each therapist in the year of `day`, with a week before and after the year,
 * so that changing the week within a year sends no request.
 */
export function useOpeningHoursAndAbsences(day: Day) {
  const year = day.slice(0, 4)
  const { data: openingHoursAndAbsences = noTherapists, isPending } = useQuery({
    queryKey: schedulesKey(year),
    queryFn: ({ signal }) =>
      call('GET /agenda/schedules', {
        query: { startDate: addDays(`${year}-01-01`, -7), endDate: addDays(`${year}-12-31`, 7) },
        signal,
      }),
    staleTime: 5 * 60_000,
  })
  return { openingHoursAndAbsences, isPending }
}
