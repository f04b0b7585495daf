import type { ShortSession } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { longDay } from 'shared/domain/format'
import { useMutation } from 'shared/client'
import { refreshSessions, sessionsDeleted } from 'shared/lists'
import { ConfirmDialog, toast } from 'shared/ui'
import { deleteSession } from '../api.ts'
import type { Scope } from '../api.ts'
import { toasts } from '../messages.ts'
import { rememberDeletion } from '../undo/recentDeletions.ts'
import { undoHint } from '../undo/undoTexts.ts'
import { DeletionScopeDialog } from './DeletionScopeDialog.tsx'

interface DeleteSessionProps {
  session: ShortSession
  onClose: () => void
  onDeleted: (day: Day) => void
  onFailed: (error: unknown) => void
}

/** Deletes a session after a confirmation; for a session of a series, also asks for the scope. */
export function DeleteSession({ session, onClose, onDeleted, onFailed }: DeleteSessionProps) {
  const deletion = useMutation({
    mutationFn: (scope: Scope) => deleteSession(session, scope),
    onSuccess: (result, scope) => {
      sessionsDeleted(result.deleted)
      toast(scope === 'all' ? toasts.deletedAll : toasts.deleted)
      rememberDeletion(result)
      onDeleted(session.date)
    },
    onError: (error) => {
      refreshSessions()
      onClose()
      onFailed(error)
    },
  })
  const isDeleted = deletion.isSuccess
  const sessionText = `${session.title}, ${longDay(session.date)}, ${session.startTime} – ${session.endTime}.`

  if (session.seriesId) {
    return (
      <DeletionScopeDialog
        session={session}
        busy={deletion.isPending || isDeleted}
        onChoose={(scope) => deletion.mutate(scope)}
        onCancel={onClose}
      >
        {sessionText}
      </DeletionScopeDialog>
    )
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={deletion.isPending || isDeleted}
      title="Supprimer cette séance ?"
      confirm="Supprimer la séance"
      onConfirm={() => deletion.mutate('once')}
      onCancel={onClose}
    >
      {sessionText} {undoHint}
    </ConfirmDialog>
  )
}
