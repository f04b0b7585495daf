import { ConflictDialog } from '../../sessions/saving/ConflictDialog.tsx'
import { ScopeDialog } from '../../sessions/saving/ScopeDialog.tsx'
import type { useMoveSession } from './useMoveSession.ts'

/** Questions before a move is saved: the scope in the series, and whether to save despite conflicts. */
export const MoveSessionDialogs = ({
  sessionMove: { sessionNeedingScope, conflict, isSaving, chooseScope, cancelScope, force, cancelConflict },
}: {
  sessionMove: ReturnType<typeof useMoveSession>
}) => (
  <>
    {sessionNeedingScope && (
      <ScopeDialog open action="change" onChoose={chooseScope} onCancel={cancelScope}>
        {sessionNeedingScope.title}
      </ScopeDialog>
    )}
    {conflict && (
      <ConflictDialog
        conflicts={conflict.conflicts}
        failure={conflict.failure}
        isBusy={isSaving}
        onForce={force}
        onBack={cancelConflict}
      />
    )}
  </>
)
