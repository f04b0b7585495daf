import type { Day } from 'shared/domain/calendar/day'
import { ConflictDialog } from './ConflictDialog.tsx'
import { KeptDialog } from './KeptDialog.tsx'
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
  submission: { question, isBusy, failure, withScope, previewWithout, over, dismiss },
  isNew,
  onLeave,
}: SessionDialogsProps) {
  const force = (terms: Parameters<typeof over>[0]) => void over(terms)
  switch (question?.kind) {
    case 'scope':
      return <ScopeDialog open action="change" onChoose={(scope) => void withScope(scope)} onCancel={dismiss} />
    case 'dates':
      return (
        <PreviewDialog
          preview={question.preview}
          isNew={isNew}
          busy={isBusy}
          failure={failure}
          onPreviewAgain={previewWithout}
          onSave={force}
          onBack={dismiss}
        />
      )
    case 'conflicts':
      return (
        <ConflictDialog
          conflicts={question.conflicts}
          busy={isBusy}
          failure={failure}
          onForce={force}
          onBack={dismiss}
        />
      )
    case 'kept':
      return <KeptDialog kept={question.kept} onClose={() => onLeave(question.day)} />
    default:
      return null
  }
}
