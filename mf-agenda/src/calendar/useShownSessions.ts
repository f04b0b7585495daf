import { useMemo } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import type { AgendaSearchParams } from './filters/useAgendaSearchParams.ts'
import { shownPeriod } from './view/view.ts'

type SessionFilter = Pick<AgendaSearchParams, 'view' | 'day' | 'therapistId' | 'sessionTypeId'>

/**
 * Returns the loaded sessions that match the filters, and among them the sessions in the shown period. The view by
 * animal has no filters, because an animal is busy in the sessions of all practitioners and types.
 */
export function useShownSessions(
  sessions: readonly ShortSession[],
  { view, day, therapistId, sessionTypeId }: SessionFilter,
) {
  const filteredSessions = useMemo(
    () =>
      sessions.filter(
        (session) =>
          view === 'animals' ||
          ((therapistId === '' || session.therapistId === therapistId) &&
            (sessionTypeId === '' || session.sessionTypeId === sessionTypeId)),
      ),
    [sessions, therapistId, sessionTypeId, view],
  )
  const shownSessions = useMemo(() => {
    const { startDate, endDate } = shownPeriod(view, day)
    return filteredSessions.filter(({ date }) => date >= startDate && date <= endDate)
  }, [filteredSessions, view, day])
  return { filteredSessions, shownSessions }
}
