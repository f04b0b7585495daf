import { calendarWeek } from 'shared/domain/calendar/calendarWeek'
import { addDays, isDay } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { useQueryParams } from 'shared/router'
import { useIsPhone } from 'shared/ui'

const todayIn = (timeZone: string) => nowIn(timeZone, new Date()).day

/**
 * Returns the day in the URL (by default, today in the practice's time zone), its week, and the displayed period: the
 * week, or only the day on a phone.
 */
export function useShownPeriod(timeZone: string) {
  const [params, changeParams] = useQueryParams()
  const isPhone = useIsPhone()
  const requestedDay = params.get('date') ?? ''
  const today = todayIn(timeZone)
  const day = isDay(requestedDay) ? requestedDay : today
  const week = calendarWeek(day)
  const displayedPeriod: Period = isPhone ? { startDate: day, endDate: day } : week
  const dayCount = isPhone ? 1 : 7

  const goTo = (date: string) => changeParams({ date })

  return {
    day,
    week,
    displayedPeriod,
    isPhone,
    /** Whether there is no earlier period to display: past days cannot be booked. */
    isFirst: displayedPeriod.startDate <= today,
    goTo,
    goToNow: () => goTo(today),
    goBack: () => goTo(addDays(day, -dayCount)),
    goForward: () => goTo(addDays(day, dayCount)),
  }
}

export type ShownPeriod = ReturnType<typeof useShownPeriod>
