import { ScopeDialog } from '../../sessions/saving/ScopeDialog.tsx'
import { MoveConflictDialog } from './MoveConflictDialog.tsx'
import type { useMoveSession } from './useMoveSession.ts'

/** Dialogs before a move is saved: the scope in a series, and whether to save despite conflicts. */
export const MoveSessionDialogs = ({
  sessionMove: { sessionNeedingScope, conflict, isSaving, chooseScope, cancelScope, force, cancelConflict },
}: {
  sessionMove: ReturnType<typeof useMoveSession>
}) => (
  <>
    {sessionNeedingScope && (
      <ScopeDialog open onChoose={chooseScope} onCancel={cancelScope}>
        {sessionNeedingScope.title}
      </ScopeDialog>
    )}
    {conflict && (
      <MoveConflictDialog
        conflicts={conflict.conflicts}
        failure={conflict.failure}
        isBusy={isSaving}
        onForce={force}
        onBack={cancelConflict}
      />
    )}
  </>
)
