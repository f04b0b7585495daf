import { useState } from 'react'
import { messageFor, useQuery } from 'shared/client'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { keptTypeNotice } from 'shared/domain/sessions/sessionType'
import { listKey, removed } from 'shared/lists'
import { ConfirmDialog, DeleteIcon, IconButton, toast } from 'shared/ui'
import { usageKey } from '../keys.ts'
import { deleteSessionType, readUsage } from './api.ts'
import { deleteFailureMessages, texts } from './messages.ts'

interface DeleteSessionTypeProps {
  type: SessionType
  /** True for the practice's only type, which cannot be deleted. */
  isLast: boolean
  /** Called once the type is deleted, to cancel its automatic saves. */
  onDelete: () => void
}

/** Deletes a type, after a notice about its sessions. */
export function DeleteSessionType({ type, isLast, onDelete }: DeleteSessionTypeProps) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { data: usage } = useQuery({
    queryKey: usageKey(type.id),
    queryFn: ({ signal }) => readUsage(type.id, signal),
    enabled: isOpen,
    staleTime: 0,
  })

  async function remove() {
    setBusy(true)
    try {
      await deleteSessionType(type.id)
      onDelete()
      removed(listKey.sessionTypes, type.id)
      toast(texts.typeDeletedToast)
    } catch (error) {
      toast(messageFor(error, deleteFailureMessages), 'error')
      setOpen(false)
    }
    setBusy(false)
  }

  return (
    <>
      <IconButton
        aria-label={`Supprimer ${type.name}`}
        onClick={() => (isLast ? toast(texts.lastType, 'error') : setOpen(true))}
      >
        <DeleteIcon />
      </IconButton>
      <ConfirmDialog
        open={isOpen}
        title={`Supprimer ${type.name} ?`}
        confirm="Supprimer"
        busy={isBusy || usage === undefined}
        onConfirm={() => void remove()}
        onCancel={() => setOpen(false)}
      >
        {usage && keptTypeNotice(usage)}
      </ConfirmDialog>
    </>
  )
}
