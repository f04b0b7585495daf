import { useCallback, useMemo } from 'react'
import { isDay } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { useLocation, useSearchParams } from 'shared/router'
import { useIsPhone } from 'shared/ui'
import { viewNames, viewWords } from '../view/view.ts'
import type { AgendaViewName } from '../view/view.ts'
import { today } from '../view/wallDate.ts'

/** What the address bar remembers of the calendar, so that back, forward and a reload find it again. */
export interface AgendaAddress {
  view: AgendaViewName
  day: Day
  therapistId: string
  sessionTypeId: string
  /** The list of requests to validate is open. */
  requests: boolean
}

const openWord = (open: boolean) => (open ? '1' : '')

/** In the address bar's words; '' takes a word out of it, undefined leaves it as it is. */
const written = ({ view, day, therapistId, sessionTypeId, requests }: Partial<AgendaAddress>) => ({
  vue: view && viewWords[view],
  date: day,
  praticien: therapistId,
  type: sessionTypeId,
  demandes: requests === undefined ? undefined : openWord(requests),
})

const viewOf = (word: string | null): AgendaViewName => viewNames.find((view) => viewWords[view] === word) ?? 'week'

/** A screen may lead here with a date: `navigate('/pros/sessions', { state: { date } })`. */
function dayOfState(state: unknown): Day | undefined {
  if (typeof state !== 'object' || state === null || !('date' in state) || typeof state.date !== 'string')
    return undefined
  const day = state.date.slice(0, 10)
  return isDay(day) ? day : undefined
}

export function useAgendaAddress() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const isPhone = useIsPhone()

  const address = useMemo((): AgendaAddress => {
    const asked = viewOf(search.get('vue'))
    const date = search.get('date') ?? ''
    return {
      // Under 800 px a week or a month cannot be read: a day is shown.
      view: isPhone && asked !== 'list' ? 'day' : asked,
      day: isDay(date) ? date : (dayOfState(state) ?? today()),
      therapistId: search.get('praticien') ?? '',
      sessionTypeId: search.get('type') ?? '',
      requests: search.get('demandes') === '1',
    }
  }, [search, state, isPhone])

  const change = useCallback(
    (changed: Partial<AgendaAddress>) => {
      const next = new URLSearchParams(search)
      for (const [word, value] of Object.entries(written(changed))) {
        if (value === '') next.delete(word)
        else if (value !== undefined) next.set(word, value)
      }
      setSearch(next)
    },
    [search, setSearch],
  )

  return { address, change }
}
