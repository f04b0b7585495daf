import { calendarWeek } from 'shared/domain/calendar/calendarWeek'
import { addDays, isDay } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { useQueryParams } from 'shared/router'
import { useIsPhone } from 'shared/ui'

const todayIn = (timeZone: string) => nowIn(timeZone, new Date()).day

/** The displayed day, kept in the URL, and its week; a phone shows one day at a time. The default is the current day in the practice's time zone. */
export function useShownPeriod(timeZone: string) {
  const [params, changeParams] = useQueryParams()
  const isPhone = useIsPhone()
  const requested = params.get('date') ?? ''
  const today = todayIn(timeZone)
  const day = isDay(requested) ? requested : today
  const week = calendarWeek(day)
  const shownPeriod: Period = isPhone ? { startDate: day, endDate: day } : week
  const step = isPhone ? 1 : 7

  const goTo = (date: string) => changeParams({ date })

  return {
    day,
    week,
    shown: shownPeriod,
    isPhone,
    /** Past days cannot be displayed, since they cannot be booked. */
    isFirst: shownPeriod.startDate <= today,
    goTo,
    goToNow: () => goTo(today),
    goBack: () => goTo(addDays(day, -step)),
    goForward: () => goTo(addDays(day, step)),
  }
}

export type ShownPeriod = ReturnType<typeof useShownPeriod>
