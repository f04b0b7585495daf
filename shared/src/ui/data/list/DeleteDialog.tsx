import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { isCode } from '../../../client/ApiError.ts'
import { messageFor } from '../../../client/messageFor.ts'
import type { Messages } from '../../../client/messageFor.ts'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { toast } from '../../toasts/toasts.ts'
import type { RowWithId } from './List.ts'

interface GuardProps<Row> {
  /** The row to delete; undefined while the dialog is closed. */
  row: Row | undefined
  children: (isBlocked: boolean) => ReactNode
}

/** The deletion of a row: the question, the call, the message after it. */
export interface Deletion<Row> {
  question: string
  /** The label of the confirming button, a verb: 'Supprimer le patient'. */
  confirm: string
  /** The content below the question, with the row's name. */
  Details: ComponentType<{ row: Row }>
  /** Calls `children` with whether the row cannot be deleted, or not yet; `Details` then shows the reason. */
  Guard?: ComponentType<GuardProps<Row>>
  call: (id: string) => Promise<unknown>
  /** Removes the row from every list that shows it, without reloading. */
  onDeleted: (id: string) => void
  deletedToast: string
  failureMessages: Messages
  /** The error code for a row that is already deleted. The row is removed from the lists, and `listPath` is opened. */
  alreadyDeleted?: { errorCode: string; listPath: string }
}

/** Focuses the page's title if the focus was lost with the deleted row. */
const focusTitleIfLost = () => {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true })
}

const NoGuard = ({ children }: Pick<GuardProps<unknown>, 'children'>) => children(false)

interface DeleteDialogProps<Row> {
  deletion: Deletion<Row>
  /** The row to delete; undefined closes the dialog. */
  row: Row | undefined
  onClose: () => void
  /** Called after the deletion, before the row is removed from the lists. */
  onDeleted?: () => void
}

/**
 * The confirmation before a row is deleted. The button shows that the call is pending, and a toast shows its result.
 */
export function DeleteDialog<Row extends RowWithId>({ deletion, row, onClose, onDeleted }: DeleteDialogProps<Row>) {
  const { question, confirm, Details, Guard = NoGuard, alreadyDeleted } = deletion
  const navigate = useNavigate()
  // Keeps the row, whose name is still shown while the dialog closes.
  const [lastRow, setLastRow] = useState(row)
  if (row && row !== lastRow) setLastRow(row)

  const { mutate, isPending } = useMutation({
    mutationFn: deletion.call,
    onSuccess: (_, id) => {
      toast(deletion.deletedToast)
      onDeleted?.()
      deletion.onDeleted(id)
    },
    onError: (error, id) => {
      toast(messageFor(error, deletion.failureMessages), 'error')
      if (!alreadyDeleted || !isCode(error, alreadyDeleted.errorCode)) return
      deletion.onDeleted(id)
      void navigate(alreadyDeleted.listPath)
    },
    onSettled: onClose,
  })

  return (
    <Guard row={row}>
      {(isBlocked) => (
        <ConfirmDialog
          open={row !== undefined}
          title={question}
          confirm={confirm}
          danger
          busy={isPending}
          disabled={isBlocked}
          onConfirm={() => row && mutate(row.id)}
          onCancel={onClose}
          onClosed={focusTitleIfLost}
        >
          {lastRow && <Details row={lastRow} />}
        </ConfirmDialog>
      )}
    </Guard>
  )
}
