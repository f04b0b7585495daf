import type { Evaluation } from 'shared/contracts/evaluation'
import { withDefaults } from 'shared/domain/evaluation/evaluation'
import { draftKey, storage, useSession } from 'shared/session'

/** An evaluation that was typed and not saved yet. */
export interface EvaluationDraft {
  evaluation: Evaluation
  /** Of the session it was typed over. */
  version: number
}

const writeDelayMs = 600
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; write: () => void }>()

/** Without a user nothing is stored. */
const keyOf = (sessionId: string): ReturnType<typeof draftKey> | undefined => {
  const { user } = useSession.getState()
  return user ? draftKey(user.id, `evaluation.${sessionId}`) : undefined
}

/** Undefined for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The draft this user left on this device, whatever version of the session it was typed over. */
export function draftOnDevice(sessionId: string): EvaluationDraft | undefined {
  const key = keyOf(sessionId)
  const stored = parsed((key && storage.read(key)) ?? 'null')
  if (typeof stored !== 'object' || stored === null || !('evaluation' in stored)) return undefined
  const version = 'version' in stored ? Number(stored.version) : Number.NaN
  return { evaluation: withDefaults(stored.evaluation), version }
}

function stopWaiting(sessionId: string) {
  clearTimeout(waiting.get(sessionId)?.timer)
  waiting.delete(sessionId)
}

/** Stored after a pause in typing; a draft that is undefined is removed. */
export function keepDraftSoon(sessionId: string, draft: EvaluationDraft | undefined): void {
  const key = keyOf(sessionId)
  stopWaiting(sessionId)
  const write = () => {
    stopWaiting(sessionId)
    // Signed out meanwhile, or somebody else signed in.
    if (!key || key !== keyOf(sessionId)) return
    if (draft) storage.write(key, JSON.stringify(draft))
    else storage.remove(key)
  }
  waiting.set(sessionId, { timer: setTimeout(write, writeDelayMs), write })
}

/** Saved, or given up: nothing of it stays on the device. */
export function forgetDraft(sessionId: string): void {
  stopWaiting(sessionId)
  const key = keyOf(sessionId)
  if (key) storage.remove(key)
}

/** The tab may be closed before the pause. */
window.addEventListener('pagehide', () => {
  for (const { write } of waiting.values()) write()
})
