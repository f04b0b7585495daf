import type { ShortSession } from 'shared/contracts/agenda/session'
import type { CalendarOrigin } from '../agendaPath.ts'
import { useIsFormOpen } from '../panel/useIsFormOpen.ts'
import type { AgendaSearchParams } from './filters/useAgendaSearchParams.ts'
import { MyDayPanel } from './myDay/MyDayPanel.tsx'
import type { NoteKind } from './myDay/NoteDialog.tsx'
import { RequestsPanel } from './requests/RequestsPanel.tsx'

interface AgendaPanelsProps {
  requestsPanelId: string
  myDayPanelId: string
  searchParams: AgendaSearchParams
  change: (changes: Partial<AgendaSearchParams>) => void
  requests: readonly ShortSession[]
  sessions: readonly ShortSession[]
  routerState: CalendarOrigin
  onOpenNote: (session: ShortSession, kind: NoteKind) => void
}

/**
 * Panels next to the calendar: 'Ma journée', and the requests to validate. Hidden while the form of a session is open.
 */
export default function AgendaPanels({
  requestsPanelId,
  myDayPanelId,
  searchParams: { day, isRequestListOpen, isMyDayOpen },
  change,
  requests,
  sessions,
  routerState,
  onOpenNote,
}: AgendaPanelsProps) {
  const isFormOpen = useIsFormOpen()
  if (isFormOpen) return null
  if (isMyDayOpen)
    return (
      <MyDayPanel
        id={myDayPanelId}
        day={day}
        sessions={sessions}
        routerState={routerState}
        onOpenNote={onOpenNote}
        onDayChange={(nextDay) => change({ day: nextDay })}
        onClose={() => change({ isMyDayOpen: false })}
      />
    )
  if (!isRequestListOpen) return null
  return (
    <RequestsPanel
      id={requestsPanelId}
      requests={requests}
      routerState={routerState}
      onClose={() => change({ isRequestListOpen: false })}
    />
  )
}
