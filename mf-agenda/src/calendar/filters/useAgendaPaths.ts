import { useCallback, useMemo } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { useLocation, useNavigate } from 'shared/router'
import { useHasPanel } from '../../panel/useHasPanel.ts'
import { attendancePath, newSessionPath, sessionPath } from '../../agendaPath.ts'
import type { ChosenSlot } from '../view/AgendaView.tsx'

/**
 * Navigation from the calendar to the forms. `routerState` lets the forms return to the same calendar view.
 */
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
