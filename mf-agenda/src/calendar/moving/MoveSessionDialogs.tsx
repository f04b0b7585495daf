import { ConflictDialog } from '../../sessions/saving/ConflictDialog.tsx'
import { ScopeDialog } from '../../sessions/saving/ScopeDialog.tsx'
import type { useMoveSession } from './useMoveSession.ts'

/** Questions before a move is saved: the scope in the series, and whether to save despite conflicts. */
export const MoveSessionDialogs = ({
  moving: { scopeNeededFor, conflict, isSaving, chooseScope, cancelScope, force, cancelConflict },
}: {
  moving: ReturnType<typeof useMoveSession>
}) => (
  <>
    {scopeNeededFor && (
      <ScopeDialog open action="change" onChoose={chooseScope} onCancel={cancelScope}>
        {scopeNeededFor.title}
      </ScopeDialog>
    )}
    {conflict && (
      <ConflictDialog
        conflicts={conflict.conflicts}
        failure={conflict.failure}
        busy={isSaving}
        onForce={force}
        onBack={cancelConflict}
      />
    )}
  </>
)
