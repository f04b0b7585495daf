import type { ShortSession } from 'shared/contracts/agenda/session'
import { Box } from 'shared/ui'
import { PaymentButton } from '../../sessions/paid/PaymentButton.tsx'
import type { CalendarOrigin } from '../../agendaPath.ts'
import { NoteButtons } from './NoteButtons.tsx'
import type { NoteKind } from './NoteDialog.tsx'
import { PresenceButtons } from './PresenceButtons.tsx'

interface SessionActionsProps {
  session: ShortSession
  routerState: CalendarOrigin
  onOpenNote: (session: ShortSession, kind: NoteKind) => void
}

/** Buttons for the card of a session: presence, payment, comments, evaluation. Renders nothing for a request. */
export function SessionActions({ session, routerState, onOpenNote }: SessionActionsProps) {
  if (!session.validated) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <PresenceButtons session={session} />
      <PaymentButton session={session} />
      <NoteButtons session={session} routerState={routerState} onOpenNote={onOpenNote} />
    </Box>
  )
}
