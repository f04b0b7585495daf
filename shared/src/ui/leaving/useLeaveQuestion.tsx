import { useState } from 'react'
import type { ReactNode } from 'react'
import { LeaveQuestion } from './LeaveQuestion.tsx'

interface LeaveQuestionState {
  /** Opens the confirmation, and runs the action if the user confirms. */
  ask: (action: () => void) => void
  /** The confirmation, to render next to the dialog that is closed. */
  question: ReactNode
}

/** The confirmation 'Quitter sans enregistrer ?' of a dialog. */
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
