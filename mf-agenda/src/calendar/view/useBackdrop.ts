import { useMemo } from 'react'
import type { Member } from 'shared/contracts/accounts/user'
import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { call, useQuery } from 'shared/client'
import { schedulesKey } from '../../keys.ts'
import { backdropOf } from './backdrop.ts'
import type { Backdrop } from './backdrop.ts'

const noSchedules: never[] = []

/** Returns the schedules of a year and a week on either side, so that moving from week to week sends no request. */
function useSchedules(year: string) {
  const { data = noSchedules } = useQuery({
    queryKey: schedulesKey(year),
    queryFn: ({ signal }) =>
      call('GET /agenda/schedules', {
        query: { startDate: addDays(`${year}-01-01`, -7), endDate: addDays(`${year}-12-31`, 7) },
        signal,
      }),
    staleTime: 5 * 60_000,
  })
  return data
}

/** Returns the background of each day, for the chosen therapist or else for all therapists together. */
export function useBackdrop(day: Day, therapistId: string, therapists: readonly Member[]): Backdrop {
  const schedules = useSchedules(day.slice(0, 4))
  return useMemo(() => {
    const shownSchedules = schedules.filter((schedule) => therapistId === '' || schedule.therapistId === therapistId)
    const namesById = new Map(therapists.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]))
    return backdropOf(shownSchedules, (id) => (shownSchedules.length > 1 ? (namesById.get(id) ?? '') : ''))
  }, [schedules, therapistId, therapists])
}
