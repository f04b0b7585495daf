import type { ReactNode } from 'react'
import { useUnsavedGuard } from '../unsaved.ts'
import { useLeaveQuestion } from './useLeaveQuestion.tsx'

interface CloseGuard {
  /** Closes the dialog; asks first while it has unsaved input. For Escape, a click outside and 'Annuler'. */
  close: () => void
  /** To be rendered beside the dialog. */
  question: ReactNode
  /** Allows the user to leave the page without the question, once the input is used. */
  markSaved: () => void
}

/**
 * Asks 'Quitter sans enregistrer ?' before a dialog with unsaved input is closed or its page is left. For a dialog with
 * its own state; `FormDialog` does so by itself.
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
