import type { ShortSession } from 'shared/contracts/agenda/session'
import { messageFor } from 'shared/client'
import { toast } from 'shared/ui'
import { deleteFailureMessages } from '../sessions/messages.ts'
import { DeleteSession } from '../sessions/saving/DeleteSession.tsx'
import { MoveDialog } from './moving/MoveDialog.tsx'
import { MoveSessionDialogs } from './moving/MoveSessionDialogs.tsx'
import type { useMoveSession } from './moving/useMoveSession.ts'

interface AgendaDialogsProps {
  sessionMove: ReturnType<typeof useMoveSession>
  sessionToMove: ShortSession | undefined
  sessionToDelete: ShortSession | undefined
  onClose: () => void
}

/** Dialogs that the calendar opens before it moves or deletes a session. */
export default function AgendaDialogs({ sessionMove, sessionToMove, sessionToDelete, onClose }: AgendaDialogsProps) {
  return (
    <>
      <MoveSessionDialogs sessionMove={sessionMove} />
      {sessionToDelete && (
        <DeleteSession
          session={sessionToDelete}
          onClose={onClose}
          onDeleted={onClose}
          onFailed={(error) => toast(messageFor(error, deleteFailureMessages), 'error')}
        />
      )}
      {sessionToMove && (
        <MoveDialog
          session={sessionToMove}
          onClose={onClose}
          onMove={(newSlot) => {
            onClose()
            sessionMove.move(sessionToMove, newSlot)
          }}
        />
      )}
    </>
  )
}
