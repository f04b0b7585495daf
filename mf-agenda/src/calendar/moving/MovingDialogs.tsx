import { ConflictDialog } from '../../sessions/saving/ConflictDialog.tsx'
import { ScopeDialog } from '../../sessions/saving/ScopeDialog.tsx'
import type { useMoving } from './useMoving.ts'

/** What a move may have to ask: which of its series, and whether over what is in the way. */
export const MovingDialogs = ({
  moving: { asked, refused, busy, choose, leave, force, giveUp },
}: {
  moving: ReturnType<typeof useMoving>
}) => (
  <>
    {asked && (
      <ScopeDialog open act="change" onChoose={choose} onCancel={leave}>
        {asked.title}
      </ScopeDialog>
    )}
    {refused && (
      <ConflictDialog
        conflicts={refused.conflicts}
        failure={refused.failure}
        busy={busy}
        onForce={force}
        onBack={giveUp}
      />
    )}
  </>
)
