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
  submission: { question, isBusy, failure, chooseScope, previewWithoutDays, forceSave, dismiss },
  isNew,
  onLeave,
}: SessionDialogsProps) {
  const force = (overrides: Parameters<typeof forceSave>[0]) => void forceSave(overrides)
  switch (question?.kind) {
    case 'scope':
      return <ScopeDialog open action="change" onChoose={(scope) => void chooseScope(scope)} onCancel={dismiss} />
    case 'dates':
      return (
        <PreviewDialog
          preview={question.preview}
          isNew={isNew}
          isBusy={isBusy}
          failure={failure}
          onPreviewAgain={previewWithoutDays}
          onSave={force}
          onBack={dismiss}
        />
      )
    case 'conflicts':
      return (
        <ConflictDialog
          conflicts={question.conflicts}
          isBusy={isBusy}
          failure={failure}
          onForce={force}
          onBack={dismiss}
        />
      )
    case 'kept':
      return <KeptSessionsDialog sessions={question.kept} onClose={() => onLeave(question.day)} />
    default:
      return null
  }
}
