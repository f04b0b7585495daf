import { useMemo } from 'react'
import type { Member } from 'shared/contracts/accounts/user'
import { addDays } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { call, useQuery } from 'shared/client'
import { schedulesKey } from '../../keys.ts'
import { backdropOf } from './backdrop.ts'
import type { Backdrop } from './backdrop.ts'

const noSchedule: never[] = []

/** The schedules of a year and a week around it: moving from week to week sends no request. */
function useSchedules(year: string) {
  const { data = noSchedule } = useQuery({
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

/** The background of the days: the chosen therapist's, otherwise the closures of all shown therapists. */
export function useBackdrop(day: Day, therapistId: string, therapists: readonly Member[]): Backdrop {
  const schedules = useSchedules(day.slice(0, 4))
  return useMemo(() => {
    const shown = schedules.filter((schedule) => therapistId === '' || schedule.therapistId === therapistId)
    const names = new Map(therapists.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]))
    return backdropOf(shown, (id) => (shown.length > 1 ? (names.get(id) ?? '') : ''))
  }, [schedules, therapistId, therapists])
}
