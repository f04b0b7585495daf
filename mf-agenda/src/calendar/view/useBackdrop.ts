import { useMemo } from 'react'
import type { Member } from 'shared/contracts/accounts/user'
import type { Day } from 'shared/domain/calendar/day'
import { createBackdrop } from './backdrop.ts'
import type { Backdrop } from './backdrop.ts'
import { useSchedules } from './useSchedules.ts'

/** Returns the background of each day, for the chosen therapist or else for all therapists together. */
export function useBackdrop(day: Day, therapistId: string, therapists: readonly Member[]): Backdrop {
  const { schedules } = useSchedules(day)
  return useMemo(() => {
    const shownSchedules = schedules.filter((schedule) => therapistId === '' || schedule.therapistId === therapistId)
    const namesById = new Map(therapists.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]))
    return createBackdrop(shownSchedules, (id) => (shownSchedules.length > 1 ? (namesById.get(id) ?? '') : ''))
  }, [schedules, therapistId, therapists])
}
