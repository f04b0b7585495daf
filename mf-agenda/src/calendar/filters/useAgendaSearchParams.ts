import { useCallback, useMemo } from 'react'
import type { Member } from 'shared/contracts/accounts/user'
import { isDay } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { useLocation } from 'shared/router'
import { practiceToday } from 'shared/session'
import { useIsPhone } from 'shared/ui'
import { useAgendaQuery } from '../../panel/panelLocation.ts'
import { allTherapists } from './therapistFilter.ts'
import { rememberTherapist, useTherapistFilter } from './useTherapistFilter.ts'
import { resolvePhoneView, rememberPhoneView } from '../phone/phoneView.ts'
import { dayAfterStep, viewNames, viewParams } from '../view/view.ts'
import type { AgendaViewName } from '../view/view.ts'

/**
 * State of the calendar that is kept in the URL, so that back, forward and reload restore it. Without the parameters,
 * the practitioner and the view of a phone come from the device.
 */
export interface AgendaSearchParams {
  view: AgendaViewName
  day: Day
  /** '' for all practitioners. */
  therapistId: string
  /** '' for all session types. */
  sessionTypeId: string
  /** True when the list of requests to validate is open. */
  isRequestListOpen: boolean
  /** True when the panel 'Ma journée' is open. */
  isMyDayOpen: boolean
  /** True when the member chose to show Saturday and Sunday although the practice is closed. */
  isWeekendRequested: boolean
}

const flagParam = (flag: boolean | undefined) => (flag ? '1' : '')

const toParams = ({ view, day, therapistId, sessionTypeId, ...flags }: Partial<AgendaSearchParams>) => ({
  vue: view && viewParams[view],
  date: day,
  praticien: therapistId === '' ? allTherapists : therapistId,
  type: sessionTypeId,
  ...('isRequestListOpen' in flags && { demandes: flagParam(flags.isRequestListOpen) }),
  ...('isMyDayOpen' in flags && { journee: flagParam(flags.isMyDayOpen) }),
  ...('isWeekendRequested' in flags && { weekend: flagParam(flags.isWeekendRequested) }),
})

const viewOf = (param: string | null) => viewNames.find((view) => viewParams[view] === param)

function dayOfParams(search: URLSearchParams): Day | undefined {
  const date = search.get('date') ?? ''
  return isDay(date) ? date : undefined
}

/**
 * Returns the day in the router state `{ date }`, which the specification of this route accepts. The pages in this
 * repository set `?date=` instead.
 */
function dayOfState(state: unknown): Day | undefined {
  if (typeof state !== 'object' || state === null || !('date' in state) || typeof state.date !== 'string')
    return undefined
  const day = state.date.slice(0, 10)
  return isDay(day) ? day : undefined
}

/** Returns the state of the calendar, and functions that change it. `therapists` are the choices of the filter. */
export function useAgendaSearchParams(therapists: readonly Pick<Member, 'id'>[]) {
  const [search, changeParams] = useAgendaQuery()
  const { state } = useLocation()
  const isPhone = useIsPhone()
  const { therapistId, defaultId } = useTherapistFilter(search.get('praticien'), therapists)

  const searchParams = useMemo((): AgendaSearchParams => {
    const urlView = viewOf(search.get('vue'))
    return {
      view: isPhone ? resolvePhoneView(urlView) : (urlView ?? 'week'),
      day: dayOfParams(search) ?? dayOfState(state) ?? practiceToday(),
      therapistId,
      sessionTypeId: search.get('type') ?? '',
      isRequestListOpen: search.get('demandes') === '1',
      isMyDayOpen: search.get('journee') === '1',
      isWeekendRequested: search.get('weekend') === '1',
    }
  }, [search, state, isPhone, therapistId])

  const change = useCallback(
    (changes: Partial<AgendaSearchParams>) => {
      if (changes.therapistId !== undefined) rememberTherapist(changes.therapistId)
      if (isPhone && changes.view) rememberPhoneView(changes.view)
      changeParams(toParams(changes), { replace: false })
    },
    [changeParams, isPhone],
  )

  const { view, day } = searchParams
  // Starts from the URL's current day, so that a second press before the next render moves a further period.
  const step = useCallback(
    (direction: 1 | -1) =>
      changeParams((params) => ({ date: dayAfterStep(view, dayOfParams(params) ?? day, direction) }), {
        replace: false,
      }),
    [changeParams, view, day],
  )

  return { searchParams, defaultTherapistId: defaultId, change, step }
}
