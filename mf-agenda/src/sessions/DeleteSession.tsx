import type { Session } from 'shared/contracts/session'
import type { Day } from 'shared/domain/day'
import { longDay } from 'shared/domain/format'
import { messageFor } from 'shared/client'
import { ConfirmDialog, toast } from 'shared/ui'
import { useMutation } from 'shared/ui/data'
import { deleteSession, sessionsRemoved } from './api.ts'
import { deleteFailed, toasts } from './messages.ts'

interface DeleteSessionProps {
  session: Session
  open: boolean
  onClose: () => void
  onDeleted: (day: Day) => void
  onFailed: (message: string) => void
}

export function DeleteSession({ session, open, onClose, onDeleted, onFailed }: DeleteSessionProps) {
  const deletion = useMutation({
    mutationFn: () => deleteSession(session.id),
    onSuccess: ({ deleted }) => {
      sessionsRemoved(deleted)
      toast(toasts.deleted)
      onDeleted(session.date)
    },
    onError: (error) => {
      onClose()
      onFailed(messageFor(error, deleteFailed))
    },
  })
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={deletion.isPending}
      title="Supprimer cette séance ?"
      confirm="Supprimer la séance"
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    >
      {session.title}, {longDay(session.date)}, {session.startTime} – {session.endTime}. Elle ne pourra pas être retrouvée.
    </ConfirmDialog>
  )
}
