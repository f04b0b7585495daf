import { useState } from 'react'
import type { SavedSessions, ShortSession } from 'shared/contracts/agenda/session'
import type { Conflict } from 'shared/contracts/wire'
import { ApiError, messageFor } from 'shared/client'
import { cachedSession } from 'shared/lists'
import { toast } from 'shared/ui'
import { changeSession } from '../../sessions/saving/changeSession.ts'
import { moveSession } from '../api.ts'
import type { MoveForce, MoveScope } from '../api.ts'
import { keptSessionsText, moveFailed, toasts, undoFailed } from '../messages.ts'
import { isOfSeries, isSameTimeSlot, timeSlotOf } from './movedSession.ts'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'

interface PendingMove {
  session: ShortSession
  to: TimeSlot
  scope: MoveScope
  conflicts: readonly Conflict[]
  /** Message of the server when saving despite conflicts was refused, such as for a missing reason. */
  failure: string
}

/** Saves a move. Shows the session at its new time at once, and at the server's time when saving fails. */
async function save(session: ShortSession, to: TimeSlot, scope: MoveScope, force?: MoveForce): Promise<SavedSessions> {
  let savedSessions: SavedSessions = { sessions: [], kept: [] }
  await changeSession(session, to, async (seen) => {
    savedSessions = await moveSession(seen, to, scope, force)
    return savedSessions.sessions
  })
  return savedSessions
}

/**
 * Returns the cached session if it is still in the slot of the move, otherwise `moved`, whose old version makes the
 * undo fail instead of reverting somebody else's later move.
 */
function currentVersionOf(movedSession: ShortSession): ShortSession {
  const currentSession = cachedSession(movedSession.id)
  return currentSession && isSameTimeSlot(currentSession, movedSession) ? currentSession : movedSession
}

async function undoMove(movedSession: ShortSession, previous: TimeSlot, scope: MoveScope) {
  try {
    await save(currentVersionOf(movedSession), previous, scope)
    toast(toasts.undone)
  } catch (error) {
    toast(messageFor(error, undoFailed), 'error')
  }
}

function toastMoved({ session, to, scope }: PendingMove, savedSessions: SavedSessions) {
  const currentSession = savedSessions.sessions.find(({ id }) => id === session.id) ?? { ...session, ...to }
  toast(scope === 'all' ? toasts.movedAll : toasts.moved, 'success', {
    action: { label: 'Annuler', onClick: () => void undoMove(currentSession, timeSlotOf(session), scope) },
  })
  if (savedSessions.kept.length > 0) toast(keptSessionsText(savedSessions.kept.length), 'info')
}

/** Moves sessions: asks for the scope in a series, asks before saving despite conflicts, and offers to undo. */
export function useMoveSession() {
  const [scopeNeededFor, setScopeNeededFor] = useState<Pick<PendingMove, 'session' | 'to'>>()
  const [conflict, setConflict] = useState<PendingMove>()
  const [isSaving, setIsSaving] = useState(false)

  async function trySave(moving: PendingMove, force?: MoveForce) {
    setIsSaving(true)
    try {
      toastMoved(moving, await save(moving.session, moving.to, moving.scope, force))
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
      else void trySave({ session, to, scope: 'once', conflicts: [], failure: '' })
    },
    scopeNeededFor: scopeNeededFor?.session,
    chooseScope: (scope: MoveScope) => {
      if (scopeNeededFor) void trySave({ ...scopeNeededFor, scope, conflicts: [], failure: '' })
      setScopeNeededFor(undefined)
    },
    cancelScope: () => setScopeNeededFor(undefined),
    conflict,
    isSaving,
    force: (force: MoveForce) => {
      if (conflict) void trySave(conflict, force)
    },
    cancelConflict: () => setConflict(undefined),
  }
}
