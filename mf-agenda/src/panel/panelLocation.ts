import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import type { Day } from 'shared/domain/calendar/day'
import { applyQueryParams, useNavigate, useQueryParams } from 'shared/router'
import type { Location } from 'shared/router'
import { calendarSearchOf, hasCalendarOrigin } from '../agendaPath.ts'
import { useStableCallback } from '../useStableCallback.ts'

/** Router location while the panel is open over the agenda; otherwise null. */
export const PanelLocationContext = createContext<Location | null>(null)

/** The same location for event handlers, so that a page that only navigates does not render when the panel opens. */
export const LatestPanelLocationContext = createContext<RefObject<Location | null>>({ current: null })

/** Returns the router state with another query string of the agenda, for `CalendarOrigin`. */
const withAgendaSearch = (state: unknown, agenda: string) => ({
  ...(typeof state === 'object' && state !== null ? state : {}),
  agenda,
})

/** Replaces the query string of the agenda behind the panel, which is in the router state. */
function useReplaceAgendaSearch() {
  const navigate = useNavigate()
  return ({ pathname, search, state }: Location, agenda: string) =>
    void navigate(
      { pathname, search },
      { state: withAgendaSearch(state, agenda), replace: true, preventScrollReset: true },
    )
}

/**
 * Returns the agenda's query parameters and a function that changes some of them, as `useQueryParams`. While the panel
 * is open, they are in the router state, because the URL is the form's.
 */
export function useAgendaQuery(): ReturnType<typeof useQueryParams> {
  const [params, changeAddress] = useQueryParams()
  const latestPanelLocation = useContext(LatestPanelLocationContext)
  const replaceAgendaSearch = useReplaceAgendaSearch()

  function changeParams(...[changes, options]: Parameters<typeof changeAddress>) {
    const panelLocation = latestPanelLocation.current
    if (!panelLocation) return changeAddress(changes, options)
    const newParams = new URLSearchParams(params)
    applyQueryParams(newParams, changes)
    const query = newParams.toString()
    return replaceAgendaSearch(panelLocation, query === '' ? '' : `?${query}`)
  }
  // Stable, so that the calendar does not render again when the panel opens.
  const change = useStableCallback(changeParams)
  return [params, change]
}

/** Shows `day` in the agenda behind the panel, if the panel was not opened from the agenda. */
export function useShowDayInAgenda(day: Day | undefined) {
  const panelLocation = useContext(PanelLocationContext)
  const replaceAgendaSearch = useReplaceAgendaSearch()
  const show = useEffectEvent((shownDay: Day) => {
    if (panelLocation && !hasCalendarOrigin(panelLocation.state))
      replaceAgendaSearch(panelLocation, `?date=${shownDay}`)
  })
  useEffect(() => {
    if (day) show(day)
  }, [day])
}

/** Returns the query string of the agenda behind the panel: the last one, otherwise the day of the new session. */
export function agendaSearchBehindPanel({ state, search }: Location): string {
  if (hasCalendarOrigin(state)) return calendarSearchOf(state)
  const day = new URLSearchParams(search).get('jour')
  return day === null ? '' : `?${new URLSearchParams({ date: day }).toString()}`
}
