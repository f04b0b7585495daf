import { useState } from 'react'
import type { SavedSessions, ShortSession } from 'shared/contracts/agenda/session'
import type { Conflict } from 'shared/contracts/wire'
import { ApiError, messageFor } from 'shared/client'
import { cachedSession } from 'shared/lists'
import { toast } from 'shared/ui'
import { changeSession } from '../../sessions/saving/changeSession.ts'
import { moveSession } from '../api.ts'
import type { MoveOverrides, MoveScope } from '../api.ts'
import { keptSessionsText, moveFailureMessages, toasts, undoFailureMessages } from '../messages.ts'
import { isInSeries, isSameTimeSlot, timeSlotOf } from './movedSession.ts'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'

interface PendingMove {
  session: ShortSession
  newSlot: TimeSlot
  scope: MoveScope
  conflicts: readonly Conflict[]
  /** Message of the server when saving despite conflicts was refused, such as for a missing reason. */
  failure: string
}

/** Saves a move as an optimistic update. When saving fails, the calendar shows the time on the server again. */
async function saveMove(
  session: ShortSession,
  newSlot: TimeSlot,
  scope: MoveScope,
  overrides?: MoveOverrides,
): Promise<SavedSessions> {
  let savedSessions: SavedSessions = { sessions: [], kept: [] }
  await changeSession(session, newSlot, async (shownVersion) => {
    savedSessions = await moveSession(shownVersion, newSlot, scope, overrides)
    return savedSessions.sessions
  })
  return savedSessions
}

/**
 * Returns the cached session if it is still in the slot of the move, otherwise `movedSession`. The outdated version of
 * `movedSession` makes the undo fail with 412, so that somebody else's later move is not reverted.
 */
function currentVersionOf(movedSession: ShortSession): ShortSession {
  const currentSession = cachedSession(movedSession.id)
  return currentSession && isSameTimeSlot(currentSession, movedSession) ? currentSession : movedSession
}

async function undoMove(movedSession: ShortSession, previousSlot: TimeSlot, scope: MoveScope) {
  try {
    await saveMove(currentVersionOf(movedSession), previousSlot, scope)
    toast(toasts.moveUndone)
  } catch (error) {
    toast(messageFor(error, undoFailureMessages), 'error')
  }
}

function showMovedToast({ session, newSlot, scope }: PendingMove, savedSessions: SavedSessions) {
  const currentSession = savedSessions.sessions.find(({ id }) => id === session.id) ?? { ...session, ...newSlot }
  toast(scope === 'all' ? toasts.sessionsMoved : toasts.sessionMoved, 'success', {
    action: { label: 'Annuler', onClick: () => void undoMove(currentSession, timeSlotOf(session), scope) },
  })
  if (savedSessions.kept.length > 0) toast(keptSessionsText(savedSessions.kept.length), 'info')
}

/** Moves sessions. Asks for the scope in a series, asks before saving despite conflicts, and offers to undo. */
export function useMoveSession() {
  const [moveNeedingScope, setMoveNeedingScope] = useState<Pick<PendingMove, 'session' | 'newSlot'>>()
  const [conflict, setConflict] = useState<PendingMove>()
  const [isSaving, setIsSaving] = useState(false)

  async function trySave(move: PendingMove, overrides?: MoveOverrides) {
    setIsSaving(true)
    try {
      showMovedToast(move, await saveMove(move.session, move.newSlot, move.scope, overrides))
      setConflict(undefined)
    } catch (error) {
      const [problem] = error instanceof ApiError ? error.problems : []
      if (error instanceof ApiError && error.conflicts.length > 0)
        setConflict({ ...move, conflicts: error.conflicts, failure: '' })
      else if (overrides && problem) setConflict({ ...move, failure: problem.message })
      else {
        setConflict(undefined)
        toast(messageFor(error, moveFailureMessages), 'error')
      }
    }
    setIsSaving(false)
  }

  return {
    move: (session: ShortSession, newSlot: TimeSlot) => {
      if (isSameTimeSlot(session, newSlot)) return
      if (isInSeries(session)) setMoveNeedingScope({ session, newSlot })
      else void trySave({ session, newSlot, scope: 'once', conflicts: [], failure: '' })
    },
    sessionNeedingScope: moveNeedingScope?.session,
    chooseScope: (scope: MoveScope) => {
      if (moveNeedingScope) void trySave({ ...moveNeedingScope, scope, conflicts: [], failure: '' })
      setMoveNeedingScope(undefined)
    },
    cancelScope: () => setMoveNeedingScope(undefined),
    conflict,
    isSaving,
    force: (overrides: MoveOverrides) => {
      if (conflict) void trySave(conflict, overrides)
    },
    cancelConflict: () => setConflict(undefined),
  }
}
