import type { Evaluation } from 'shared/contracts/evaluation'
import { withDefaults } from 'shared/domain/evaluation/evaluation'
import { draftKey, useSession } from 'shared/session'

/** An evaluation that was typed and not saved yet. */
export interface EvaluationDraft {
  evaluation: Evaluation
  /** Of the session it was typed over. */
  version: number
}

const calm = 600
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; write: () => void }>()

/** Under nobody's name nothing is kept. */
const keyOf = (sessionId: string): string | undefined => {
  const { user } = useSession.getState()
  return user ? draftKey(user.id, `evaluation.${sessionId}`) : undefined
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    // A device that stores nothing, or is full: the form still works, and is saved by its button.
    return undefined
  }
}

/** The draft this user left on this device, whatever version of the session it was typed over. */
export function draftOnDevice(sessionId: string): EvaluationDraft | undefined {
  const key = keyOf(sessionId)
  const stored: unknown = attempt(() => JSON.parse((key && localStorage.getItem(key)) ?? 'null'))
  if (typeof stored !== 'object' || stored === null || !('evaluation' in stored)) return undefined
  const version = 'version' in stored ? Number(stored.version) : Number.NaN
  return { evaluation: withDefaults(stored.evaluation), version }
}

function stopWaiting(sessionId: string) {
  clearTimeout(waiting.get(sessionId)?.timer)
  waiting.delete(sessionId)
}

/** Kept once the hands are still; a draft that is none any more is removed. */
export function keepDraftSoon(sessionId: string, draft: EvaluationDraft | undefined): void {
  const key = keyOf(sessionId)
  stopWaiting(sessionId)
  const write = () => {
    stopWaiting(sessionId)
    // Signed out meanwhile, or somebody else signed in.
    if (!key || key !== keyOf(sessionId)) return
    attempt(() => (draft ? localStorage.setItem(key, JSON.stringify(draft)) : localStorage.removeItem(key)))
  }
  waiting.set(sessionId, { timer: setTimeout(write, calm), write })
}

/** Saved, or given up: nothing of it stays on the device. */
export function forgetDraft(sessionId: string): void {
  stopWaiting(sessionId)
  const key = keyOf(sessionId)
  if (key) attempt(() => localStorage.removeItem(key))
}

/** The tab may be closed before the hands were still. */
window.addEventListener('pagehide', () => {
  for (const { write } of waiting.values()) write()
})
