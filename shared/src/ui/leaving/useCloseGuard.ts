import type { ReactNode } from 'react'
import { useUnsavedGuard } from '../unsaved.ts'
import { useLeaveQuestion } from './useLeaveQuestion.tsx'

interface CloseGuard {
  /** Closes the dialog, after a confirmation if it has unsaved input. For Escape, a click outside and 'Annuler'. */
  close: () => void
  /** The confirmation, to render next to the dialog. */
  question: ReactNode
  /** Allows the user to leave the page without a confirmation, once the input is used. */
  markSaved: () => void
}

/**
 * Requires the confirmation 'Quitter sans enregistrer ?' before a dialog with unsaved input is closed or its page is
 * left. For a dialog with its own state; `FormDialog` already includes it.
 */
export function useCloseGuard(isDirty: boolean, onClose: () => void): CloseGuard {
  const markSaved = useUnsavedGuard(isDirty)
  const { ask, question } = useLeaveQuestion()
  return {
    close: () => (isDirty ? ask(onClose) : onClose()),
    question,
    markSaved,
  }
}
