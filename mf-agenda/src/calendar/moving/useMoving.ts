import { useState } from 'react'
import type { SavedSessions, ShortSession } from 'shared/contracts/session'
import type { Conflict } from 'shared/contracts/wire'
import { ApiError, messageFor } from 'shared/client'
import { placeSessions, sessionsSaved } from 'shared/lists'
import { toast } from 'shared/ui'
import { markPaid, moveSession } from '../api.ts'
import type { MoveForce, MoveScope } from '../api.ts'
import { kept, moveFailed, toasts, undoFailed } from '../messages.ts'
import { isOfSeries, isSamePlace, placeOf } from './moving.ts'
import type { Place } from './moving.ts'

interface Moving {
  session: ShortSession
  to: Place
  scope: MoveScope
  conflicts: readonly Conflict[]
  /** What the server finds missing when it is told to save all the same. */
  failure: string
}

/** Shown where it goes before the server has said so, and where it was when the server refuses. */
async function save(session: ShortSession, to: Place, scope: MoveScope, force?: MoveForce): Promise<SavedSessions> {
  placeSessions([{ ...session, ...to }])
  try {
    const saved = await moveSession(session.id, to, scope, force)
    sessionsSaved(saved.sessions)
    return saved
  } catch (error) {
    placeSessions([session])
    throw error
  }
}

async function undo(moved: ShortSession, former: Place, scope: MoveScope) {
  try {
    await save(moved, former, scope)
    toast(toasts.undone)
  } catch (error) {
    toast(messageFor(error, undoFailed), 'error')
  }
}

function tellMoved({ session, to, scope }: Moving, saved: SavedSessions) {
  const now = { ...session, ...to }
  toast(scope === 'all' ? toasts.movedAll : toasts.moved, 'success', {
    action: { label: 'Annuler', onClick: () => void undo(now, placeOf(session), scope) },
  })
  if (saved.kept.length > 0) toast(kept(saved.kept.length), 'info')
}

/** Shown at once; it falls back when the server refuses. */
async function pay(session: ShortSession) {
  placeSessions([{ ...session, paid: !session.paid }])
  try {
    sessionsSaved([await markPaid(session.id, !session.paid)])
    toast(toasts.paidChanged)
  } catch {
    placeSessions([session])
    toast(toasts.paidFailed, 'error')
  }
}

/** Moving a session: of which of its series, over what stands in the way, and back again. */
export function useMoving() {
  const [asked, setAsked] = useState<Pick<Moving, 'session' | 'to'>>()
  const [refused, setRefused] = useState<Moving>()
  const [busy, setBusy] = useState(false)

  async function attempt(moving: Moving, force?: MoveForce) {
    setBusy(true)
    try {
      tellMoved(moving, await save(moving.session, moving.to, moving.scope, force))
      setRefused(undefined)
    } catch (error) {
      const [problem] = error instanceof ApiError ? error.problems : []
      if (error instanceof ApiError && error.conflicts.length > 0)
        setRefused({ ...moving, conflicts: error.conflicts, failure: '' })
      else if (force && problem) setRefused({ ...moving, failure: problem.message })
      else {
        setRefused(undefined)
        toast(messageFor(error, moveFailed), 'error')
      }
    }
    setBusy(false)
  }

  return {
    pay: (session: ShortSession) => void pay(session),
    move: (session: ShortSession, to: Place) => {
      if (isSamePlace(session, to)) return
      if (isOfSeries(session)) setAsked({ session, to })
      else void attempt({ session, to, scope: 'once', conflicts: [], failure: '' })
    },
    asked: asked?.session,
    choose: (scope: MoveScope) => {
      if (asked) void attempt({ ...asked, scope, conflicts: [], failure: '' })
      setAsked(undefined)
    },
    leave: () => setAsked(undefined),
    refused,
    busy,
    force: (force: MoveForce) => {
      if (refused) void attempt(refused, force)
    },
    giveUp: () => setRefused(undefined),
  }
}
