import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useCloseGuard } from 'shared/ui'
import { ConflictDialog } from '../../sessions/saving/ConflictDialog.tsx'

type MoveConflictDialogProps = Omit<ComponentProps<typeof ConflictDialog>, 'reason' | 'onReason'>

/** Asks whether to move a session despite conflicts. Going back cancels the move; asks first if a reason was typed. */
export function MoveConflictDialog({ onBack, ...props }: MoveConflictDialogProps) {
  const [reason, setReason] = useState('')
  const { close, question } = useCloseGuard(reason !== '', onBack)
  return (
    <>
      <ConflictDialog {...props} reason={reason} onReason={setReason} onBack={close} />
      {question}
    </>
  )
}
