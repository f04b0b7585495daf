import { useState } from 'react'
import type { SavedSessions, ShortSession } from 'shared/contracts/agenda/session'
import type { Conflict } from 'shared/contracts/wire'
import { ApiError, messageFor } from 'shared/client'
import { cachedSession } from 'shared/lists'
import { toast } from 'shared/ui'
import { changeSession } from '../../sessions/saving/changeSession.ts'
import { moveSession } from '../api.ts'
import type { MoveForce, MoveScope } from '../api.ts'
import { kept, moveFailed, toasts, undoFailed } from '../messages.ts'
import { isOfSeries, isSameTimeSlot, timeSlotOf } from './movedSession.ts'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'

interface PendingMove {
  session: ShortSession
  to: TimeSlot
  scope: MoveScope
  conflicts: readonly Conflict[]
  /** The server's message when saving over conflicts needs more, for instance a reason. */
  failure: string
}

/** Shows the session at its new time at once, and where the server has it when it refuses. */
async function save(session: ShortSession, to: TimeSlot, scope: MoveScope, force?: MoveForce): Promise<SavedSessions> {
  let saved: SavedSessions = { sessions: [], kept: [] }
  await changeSession(session, to, async (seen) => {
    saved = await moveSession(seen, to, scope, force)
    return saved.sessions
  })
  return saved
}

/** The current session if it is still in its new slot, so that undo does not revert somebody's later move. */
function stillMoved(moved: ShortSession): ShortSession {
  const now = cachedSession(moved.id)
  return now && isSameTimeSlot(now, moved) ? now : moved
}

async function undoMove(moved: ShortSession, previous: TimeSlot, scope: MoveScope) {
  try {
    await save(stillMoved(moved), previous, scope)
    toast(toasts.undone)
  } catch (error) {
    toast(messageFor(error, undoFailed), 'error')
  }
}

function showMoved({ session, to, scope }: PendingMove, saved: SavedSessions) {
  const now = saved.sessions.find(({ id }) => id === session.id) ?? { ...session, ...to }
  toast(scope === 'all' ? toasts.movedAll : toasts.moved, 'success', {
    action: { label: 'Annuler', onClick: () => void undoMove(now, timeSlotOf(session), scope) },
  })
  if (saved.kept.length > 0) toast(kept(saved.kept.length), 'info')
}

/** Moves a session: asks for the scope in a series, for saving over conflicts, and offers to undo. */
export function useMoveSession() {
  const [scopeNeededFor, setScopeNeededFor] = useState<Pick<PendingMove, 'session' | 'to'>>()
  const [conflict, setConflict] = useState<PendingMove>()
  const [isSaving, setIsSaving] = useState(false)

  async function attempt(moving: PendingMove, force?: MoveForce) {
    setIsSaving(true)
    try {
      showMoved(moving, await save(moving.session, moving.to, moving.scope, force))
      setConflict(undefined)
    } catch (error) {
      const [problem] = error instanceof ApiError ? error.problems : []
      if (error instanceof ApiError && error.conflicts.length > 0)
        setConflict({ ...moving, conflicts: error.conflicts, failure: '' })
      else if (force && problem) setConflict({ ...moving, failure: problem.message })
      else {
        setConflict(undefined)
        toast(messageFor(error, moveFailed), 'error')
      }
    }
    setIsSaving(false)
  }

  return {
    move: (session: ShortSession, to: TimeSlot) => {
      if (isSameTimeSlot(session, to)) return
      if (isOfSeries(session)) setScopeNeededFor({ session, to })
      else void attempt({ session, to, scope: 'once', conflicts: [], failure: '' })
    },
    scopeNeededFor: scopeNeededFor?.session,
    chooseScope: (scope: MoveScope) => {
      if (scopeNeededFor) void attempt({ ...scopeNeededFor, scope, conflicts: [], failure: '' })
      setScopeNeededFor(undefined)
    },
    cancelScope: () => setScopeNeededFor(undefined),
    conflict,
    isSaving,
    force: (force: MoveForce) => {
      if (conflict) void attempt(conflict, force)
    },
    cancelConflict: () => setConflict(undefined),
  }
}
