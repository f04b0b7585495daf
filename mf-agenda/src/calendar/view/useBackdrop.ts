import { useMemo } from 'react'
import type { Member } from 'shared/contracts/accounts/user'
import type { Day } from 'shared/domain/calendar/day'
import { createBackdrop } from './backdrop.ts'
import type { Backdrop } from './backdrop.ts'
import { useOpeningHoursAndAbsences } from './useOpeningHoursAndAbsences.ts'

/** Returns the background of each day, for the chosen therapist or else for all therapists together. */
export function useBackdrop(day: Day, therapistId: string, therapists: readonly Member[]): Backdrop {
  const { openingHoursAndAbsences } = useOpeningHoursAndAbsences(day)
  return useMemo(() => {
    const shownTherapists = openingHoursAndAbsences.filter(
      (therapist) => therapistId === '' || therapist.therapistId === therapistId,
    )
    const namesById = new Map(therapists.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]))
    return createBackdrop(shownTherapists, (id) => (shownTherapists.length > 1 ? (namesById.get(id) ?? '') : ''))
  }, [openingHoursAndAbsences, therapistId, therapists])
}
