import { useState } from 'react'
import { useMutation } from 'shared/client'
import type { Club } from 'shared/contracts/club'
import { ConfirmDialog, toast } from 'shared/ui'
import { deleteClub } from '../api.ts'
import { forgetClub } from '../clubCache.ts'
import { said } from '../messages.ts'

interface DeleteClubProps {
  club: Club | undefined
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a place leaves the lists. */
export function DeleteClub({ club, onClose, onDeleted }: DeleteClubProps) {
  // The name stays while the dialog closes.
  const [last, setLast] = useState(club)
  if (club && club !== last) setLast(club)

  const { mutate, isPending } = useMutation({
    mutationFn: deleteClub,
    onSuccess: (_answer, id) => {
      toast(said.removed)
      onDeleted?.()
      forgetClub(id)
    },
    onError: () => toast(said.removeFailed, 'error'),
    onSettled: onClose,
  })

  return (
    <ConfirmDialog
      open={club !== undefined}
      title="Etes vous sûr de vouloir supprimer ce lieu ?"
      confirm="Supprimer le lieu"
      danger
      busy={isPending}
      onConfirm={() => club && mutate(club.id)}
      onCancel={onClose}
    >
      {last?.name}. Les séances qui s'y tiennent restent dans l'agenda.
    </ConfirmDialog>
  )
}
