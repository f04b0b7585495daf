import { useMemo } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { isClosedAtWeekends, isWeekend } from 'shared/domain/calendar/weekend'
import { useOpeningHoursAndAbsences } from './useOpeningHoursAndAbsences.ts'

interface Weekend {
  /** Whether the week shows Saturday and Sunday. */
  isShown: boolean
  /** Whether the member may show or hide them. */
  canSwitch: boolean
  /** Whether the opening hours, on which this depends, are still loading. */
  isPending: boolean
}

/**
 * Returns whether a week shows Saturday and Sunday (ruling 169). They are hidden if the chosen practitioner, or the
 * whole practice, never works at weekends, unless there is a session or the member chose to show them.
 */
export function useWeekend(
  day: Day,
  therapistId: string,
  sessions: readonly ShortSession[],
  isRequested: boolean,
): Weekend {
  const { openingHoursAndAbsences, isPending } = useOpeningHoursAndAbsences(day)
  return useMemo(() => {
    const shownTherapists = openingHoursAndAbsences.filter(
      (therapist) => therapistId === '' || therapist.therapistId === therapistId,
    )
    const isHideable =
      isClosedAtWeekends(shownTherapists.map(({ opening }) => opening)) && !sessions.some(({ date }) => isWeekend(date))
    return { isShown: !isHideable || isRequested, canSwitch: isHideable, isPending }
  }, [openingHoursAndAbsences, therapistId, sessions, isRequested, isPending])
}
