import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { Day } from 'shared/domain/calendar/day'
import { applyQueryParams, useNavigate, useQueryParams } from 'shared/router'
import type { Location } from 'shared/router'
import { calendarSearchOf, hasCalendarOrigin } from '../agendaPath.ts'
import { useStableCallback } from '../useStableCallback.ts'

/** Location of the address while the panel is open, for the agenda behind it; otherwise null. */
export const PanelAddress = createContext<Location | null>(null)

const withAgenda = (state: unknown, agenda: string) => ({
  ...(typeof state === 'object' && state !== null ? state : {}),
  agenda,
})

/** Replaces the query string of the agenda behind the panel, which is in the router state. */
function useChangeBehind() {
  const navigate = useNavigate()
  return ({ pathname, search, state }: Location, agenda: string) =>
    void navigate({ pathname, search }, { state: withAgenda(state, agenda), replace: true, preventScrollReset: true })
}

/**
 * The agenda's query parameters and a function that changes some of them, as `useQueryParams`. Behind the panel they are
 * not in the address, which is that of the form.
 */
export function useAgendaQuery(): ReturnType<typeof useQueryParams> {
  const [params, changeAddress] = useQueryParams()
  const panelAddress = useContext(PanelAddress)
  const changeBehind = useChangeBehind()

  function changeParams(...[changes, options]: Parameters<typeof changeAddress>) {
    if (!panelAddress) return changeAddress(changes, options)
    const newParams = new URLSearchParams(params)
    applyQueryParams(newParams, changes)
    const query = newParams.toString()
    return changeBehind(panelAddress, query === '' ? '' : `?${query}`)
  }
  // Stable, so that the calendar does not render again when the panel opens.
  const change = useStableCallback(changeParams)
  return [params, change]
}

/** Shows `day` in the agenda behind the panel, if the panel was not opened from the agenda. */
export function useAgendaOn(day: Day | undefined) {
  const panelAddress = useContext(PanelAddress)
  const changeBehind = useChangeBehind()
  const show = useEffectEvent((shownDay: Day) => {
    if (panelAddress && !hasCalendarOrigin(panelAddress.state)) changeBehind(panelAddress, `?date=${shownDay}`)
  })
  useEffect(() => {
    if (day) show(day)
  }, [day])
}

/** Query string of the agenda behind the panel: as the agenda was left, otherwise on the day of the new session. */
export function searchBehind({ state, search }: Location): string {
  if (hasCalendarOrigin(state)) return calendarSearchOf(state)
  const day = new URLSearchParams(search).get('jour')
  return day === null ? '' : `?${new URLSearchParams({ date: day }).toString()}`
}
