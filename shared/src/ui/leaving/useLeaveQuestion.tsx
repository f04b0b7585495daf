import { useState } from 'react'
import type { ReactNode } from 'react'
import { LeaveQuestion } from './LeaveQuestion.tsx'

interface LeaveQuestionState {
  /** Asks first, then runs the action if the user leaves. */
  ask: (action: () => void) => void
  /** To be rendered beside the dialog that is closed. */
  question: ReactNode
}

/** The question 'Quitter sans enregistrer ?' of a dialog. */
export function useLeaveQuestion(): LeaveQuestionState {
  const [leave, setLeave] = useState<() => void>()
  return {
    ask: (action) => setLeave(() => action),
    question: (
      <LeaveQuestion
        open={leave !== undefined}
        onLeave={() => {
          setLeave(undefined)
          leave?.()
        }}
        onStay={() => setLeave(undefined)}
      />
    ),
  }
}
