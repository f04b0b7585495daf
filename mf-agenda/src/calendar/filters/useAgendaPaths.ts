import { useCallback, useMemo } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { useLocation, useNavigate } from 'shared/router'
import { useHasPanel } from '../../panel/useHasPanel.ts'
import { attendancePath, newSessionPath, sessionPath } from '../../agendaPath.ts'
import type { ChosenSlot } from '../view/AgendaView.tsx'

/** Returns functions that navigate to the forms, and the router state with which they return to the same view. */
export function useAgendaPaths(day: Day) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const preventScrollReset = useHasPanel()
  const routerState = useMemo(() => ({ agenda: search }), [search])
  const add = useCallback(
    (slot: ChosenSlot = { day }) => void navigate(newSessionPath(slot), { state: routerState, preventScrollReset }),
    [navigate, routerState, preventScrollReset, day],
  )
  const open = useCallback(
    ({ id }: ShortSession) => void navigate(sessionPath(id), { state: routerState, preventScrollReset }),
    [navigate, routerState, preventScrollReset],
  )
  const sign = useCallback(
    ({ id }: ShortSession) => void navigate(attendancePath(id), { state: routerState }),
    [navigate, routerState],
  )
  return { routerState, add, open, sign }
}
