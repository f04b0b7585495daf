import { useState } from 'react'
import type { KeptSession, ShortSession } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { longDay } from 'shared/domain/format'
import { useMutation } from 'shared/client'
import { refreshSessions, sessionsDeleted } from 'shared/lists'
import { ConfirmDialog, toast } from 'shared/ui'
import { deleteSession } from '../api.ts'
import type { Scope } from '../api.ts'
import { KeptSessionsDialog } from './KeptSessionsDialog.tsx'
import { toasts } from '../messages.ts'
import { ScopeDialog } from './ScopeDialog.tsx'

interface DeleteSessionProps {
  session: ShortSession
  onClose: () => void
  onDeleted: (day: Day) => void
  onFailed: (error: unknown) => void
}

/** Confirms the deletion of a session; for a recurring session, also asks for the scope. */
export function DeleteSession({ session, onClose, onDeleted, onFailed }: DeleteSessionProps) {
  const [unchangedSessions, setUnchangedSessions] = useState<readonly KeptSession[]>([])
  const deletion = useMutation({
    mutationFn: (scope: Scope) => deleteSession(session, scope),
    onSuccess: (result, scope) => {
      sessionsDeleted(result.deleted)
      toast(scope === 'all' ? toasts.deletedAll : toasts.deleted)
      if (result.kept.length > 0) setUnchangedSessions(result.kept)
      else onDeleted(session.date)
    },
    onError: (error) => {
      refreshSessions()
      onClose()
      onFailed(error)
    },
  })
  const isDeleted = deletion.isSuccess
  const sessionText = `${session.title}, ${longDay(session.date)}, ${session.startTime} – ${session.endTime}.`

  if (unchangedSessions.length > 0)
    return <KeptSessionsDialog sessions={unchangedSessions} onClose={() => onDeleted(session.date)} />
  if (session.seriesId) {
    return (
      <ScopeDialog
        open
        action="delete"
        busy={deletion.isPending || isDeleted}
        onChoose={(scope) => deletion.mutate(scope)}
        onCancel={onClose}
      >
        {sessionText}
      </ScopeDialog>
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
      {sessionText} Elle ne pourra pas être retrouvée.
    </ConfirmDialog>
  )
}
