import { calendarWeek } from 'shared/domain/calendar/calendarWeek'
import { addDays, isDay } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { useQueryParams } from 'shared/router'
import { useIsPhone } from 'shared/ui'

const todayIn = (timeZone: string) => momentIn(timeZone, new Date()).day

function dayIn(params: URLSearchParams, defaultDay: string): string {
  const requestedDay = params.get('date') ?? ''
  return isDay(requestedDay) ? requestedDay : defaultDay
}

/**
 * Returns the day in the URL (by default, today in the practice's time zone), its week, and the displayed period: the
 * week, or only the day on a phone.
 */
export function useCalendarPeriod(timeZone: string) {
  const [params, changeParams] = useQueryParams()
  const isPhone = useIsPhone()
  const today = todayIn(timeZone)
  const day = dayIn(params, today)
  const week = calendarWeek(day)
  const displayedPeriod: Period = isPhone ? { startDate: day, endDate: day } : week
  const dayCount = isPhone ? 1 : 7

  const goTo = (date: string) => changeParams({ date })
  // Reads the latest URL, so that a second press before the next render continues from the first.
  const moveBy = (days: number) => changeParams((latest) => ({ date: addDays(dayIn(latest, today), days) }))

  return {
    day,
    week,
    displayedPeriod,
    isPhone,
    /** Whether there is no earlier period to display, because past days cannot be booked. */
    isFirst: displayedPeriod.startDate <= today,
    goTo,
    goToNow: () => goTo(today),
    goBack: () => moveBy(-dayCount),
    goForward: () => moveBy(dayCount),
  }
}

export type CalendarPeriod = ReturnType<typeof useCalendarPeriod>
