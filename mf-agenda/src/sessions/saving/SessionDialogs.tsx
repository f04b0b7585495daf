import { useState } from 'react'
import type { Day } from 'shared/domain/calendar/day'
import { ConflictDialog } from './ConflictDialog.tsx'
import { KeptSessionsDialog } from './KeptSessionsDialog.tsx'
import { PreviewDialog } from '../preview/PreviewDialog.tsx'
import { ScopeDialog } from './ScopeDialog.tsx'
import type { useSubmission } from './useSubmission.ts'

interface SessionDialogsProps {
  submission: ReturnType<typeof useSubmission>
  isNew: boolean
  onLeave: (day: Day | null) => void
}

/** Dialogs of the submission, one at a time. */
export function SessionDialogs({
  submission: { dialog, isBusy, failure, chooseScope, previewWithoutDays, forceSave, dismiss },
  isNew,
  onLeave,
}: SessionDialogsProps) {
  const [reason, setReason] = useState('')
  const force = (overrides: Parameters<typeof forceSave>[0]) => void forceSave(overrides)
  switch (dialog?.kind) {
    case 'scope':
      return <ScopeDialog open onChoose={(scope) => void chooseScope(scope)} onCancel={dismiss} />
    case 'dates':
      return (
        <PreviewDialog
          preview={dialog.preview}
          isNew={isNew}
          isBusy={isBusy}
          failure={failure}
          reason={reason}
          onReason={setReason}
          onPreviewAgain={previewWithoutDays}
          onSave={force}
          onBack={dismiss}
        />
      )
    case 'conflicts':
      return (
        <ConflictDialog
          conflicts={dialog.conflicts}
          isBusy={isBusy}
          failure={failure}
          reason={reason}
          onReason={setReason}
          onForce={force}
          onBack={dismiss}
        />
      )
    case 'kept':
      return <KeptSessionsDialog sessions={dialog.kept} onClose={() => onLeave(dialog.day)} />
    default:
      return null
  }
}
