import type { ShortSession } from 'shared/contracts/agenda/session'
import { messageFor } from 'shared/client'
import { toast } from 'shared/ui'
import { deleteFailed } from '../sessions/messages.ts'
import { DeleteSession } from '../sessions/saving/DeleteSession.tsx'
import { MoveDialog } from './moving/MoveDialog.tsx'
import { MoveSessionDialogs } from './moving/MoveSessionDialogs.tsx'
import type { useMoveSession } from './moving/useMoveSession.ts'

interface AgendaDialogsProps {
  moving: ReturnType<typeof useMoveSession>
  sessionToMove: ShortSession | undefined
  sessionToDelete: ShortSession | undefined
  onClose: () => void
}

/** Dialogs that the calendar opens before it moves or deletes a session. */
export default function AgendaDialogs({ moving, sessionToMove, sessionToDelete, onClose }: AgendaDialogsProps) {
  return (
    <>
      <MoveSessionDialogs moving={moving} />
      {sessionToDelete && (
        <DeleteSession
          session={sessionToDelete}
          onClose={onClose}
          onDeleted={onClose}
          onFailed={(error) => toast(messageFor(error, deleteFailed), 'error')}
        />
      )}
      {sessionToMove && (
        <MoveDialog
          session={sessionToMove}
          onClose={onClose}
          onMove={(to) => {
            onClose()
            moving.move(sessionToMove, to)
          }}
        />
      )}
    </>
  )
}
