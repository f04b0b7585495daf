import { useMemo } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { useLocation, useNavigate } from 'shared/router'
import { useHasPanel } from '../../panel/useHasPanel.ts'
import { useStableCallback } from '../../useStableCallback.ts'
import { requestEarly } from '../../sessions/saving/savedSession.ts'
import { attendancePath, newSessionPath, sessionPath } from '../../agendaPath.ts'
import type { ChosenSlot } from '../view/AgendaView.tsx'

/**
 * Returns functions that navigate to the forms, and the router state with which they return to the same view. The
 * functions are stable, so that the calendar does not render again when the panel of a form opens or closes.
 */
export function useAgendaPaths(day: Day) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const preventScrollReset = useHasPanel()
  const routerState = useMemo(() => ({ agenda: search }), [search])
  const add = useStableCallback(
    (slot: ChosenSlot = { day }) => void navigate(newSessionPath(slot), { state: routerState, preventScrollReset }),
  )
  const open = useStableCallback(({ id }: ShortSession) => {
    requestEarly(id)
    void navigate(sessionPath(id), { state: routerState, preventScrollReset })
  })
  const sign = useStableCallback(({ id }: ShortSession) => void navigate(attendancePath(id), { state: routerState }))
  return { routerState, add, open, sign }
}
