import { addDays, isDay } from 'shared/domain/calendar/day'
import { weekOf } from 'shared/domain/calendar/period'
import type { Period } from 'shared/domain/calendar/period'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { useSearchParams } from 'shared/router'
import { useIsPhone } from 'shared/ui'

const today = () => nowIn('Europe/Paris', new Date()).day

/** The day the page stands on, kept in the address, and the week around it; on a phone one day is shown at a time. */
export function useShownPeriod() {
  const [params, setParams] = useSearchParams()
  const isPhone = useIsPhone()
  const asked = params.get('date') ?? ''
  const day = isDay(asked) ? asked : today()
  const week = weekOf(day)
  const shown: Period = isPhone ? { startDate: day, endDate: day } : week
  const step = isPhone ? 1 : 7

  const goTo = (date: string) =>
    setParams(
      (former) => {
        former.set('date', date)
        return former
      },
      { replace: true },
    )

  return {
    day,
    week,
    shown,
    isPhone,
    /** Nothing can be asked for in the past. */
    isFirst: shown.startDate <= today(),
    goTo,
    goToNow: () => goTo(today()),
    goBack: () => goTo(addDays(day, -step)),
    goOn: () => goTo(addDays(day, step)),
  }
}

export type ShownPeriod = ReturnType<typeof useShownPeriod>
