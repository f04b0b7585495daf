import { useCallback, useMemo } from 'react'
import { isDay } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { useLocation, useQueryParams } from 'shared/router'
import { practiceToday } from 'shared/session'
import { useIsPhone } from 'shared/ui'
import { viewNames, viewParams } from '../view/view.ts'
import type { AgendaViewName } from '../view/view.ts'

/** State of the calendar that is kept in the URL, so that back, forward and reload restore it. */
export interface AgendaAddress {
  view: AgendaViewName
  day: Day
  therapistId: string
  sessionTypeId: string
  /** True when the list of requests to validate is open. */
  isRequestListOpen: boolean
}

const openParam = (open: boolean) => (open ? '1' : '')

const toParams = ({ view, day, therapistId, sessionTypeId, isRequestListOpen }: Partial<AgendaAddress>) => ({
  vue: view && viewParams[view],
  date: day,
  praticien: therapistId,
  type: sessionTypeId,
  demandes: isRequestListOpen === undefined ? undefined : openParam(isRequestListOpen),
})

const viewOf = (param: string | null): AgendaViewName => viewNames.find((view) => viewParams[view] === param) ?? 'week'

/** Returns the day given by another screen that navigates here: `navigate('/pros/sessions', { state: { date } })`. */
function dayOfState(state: unknown): Day | undefined {
  if (typeof state !== 'object' || state === null || !('date' in state) || typeof state.date !== 'string')
    return undefined
  const day = state.date.slice(0, 10)
  return isDay(day) ? day : undefined
}

export function useAgendaAddress() {
  const [search, changeParams] = useQueryParams()
  const { state } = useLocation()
  const isPhone = useIsPhone()

  const address = useMemo((): AgendaAddress => {
    const requestedView = viewOf(search.get('vue'))
    const date = search.get('date') ?? ''
    return {
      // A week or a month does not fit on a phone.
      view: isPhone && requestedView !== 'list' ? 'day' : requestedView,
      day: isDay(date) ? date : (dayOfState(state) ?? practiceToday()),
      therapistId: search.get('praticien') ?? '',
      sessionTypeId: search.get('type') ?? '',
      isRequestListOpen: search.get('demandes') === '1',
    }
  }, [search, state, isPhone])

  const change = useCallback(
    (changes: Partial<AgendaAddress>) => changeParams(toParams(changes), { replace: false }),
    [changeParams],
  )

  return { address, change }
}
