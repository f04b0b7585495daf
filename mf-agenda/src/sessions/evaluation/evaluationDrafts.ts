import type { Evaluation } from 'shared/contracts/evaluation'
import { withDefaults } from 'shared/domain/evaluation/evaluation'
import { draftKey, storage, useSession } from 'shared/session'

/** An evaluation that was typed and is not saved yet. */
export interface EvaluationDraft {
  evaluation: Evaluation
  /** The version of the session that was edited. */
  version: number
}

const writeDelayMs = 600
const pendingWrites = new Map<string, { timer: ReturnType<typeof setTimeout>; write: () => void }>()

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

/** The draft this user left on this device, whatever the version of the session it was typed over. */
export function readDraft(sessionId: string): EvaluationDraft | undefined {
  const key = keyOf(sessionId)
  const stored = parsed((key && storage.read(key)) ?? 'null')
  if (typeof stored !== 'object' || stored === null || !('evaluation' in stored)) return undefined
  const version = 'version' in stored ? Number(stored.version) : Number.NaN
  return { evaluation: withDefaults(stored.evaluation), version }
}

function cancelWrite(sessionId: string) {
  clearTimeout(pendingWrites.get(sessionId)?.timer)
  pendingWrites.delete(sessionId)
}

/** Stored after a pause in typing; a draft that is undefined is removed. */
export function storeDraftSoon(sessionId: string, draft: EvaluationDraft | undefined): void {
  const key = keyOf(sessionId)
  cancelWrite(sessionId)
  const write = () => {
    cancelWrite(sessionId)
    // The user signed out meanwhile, or somebody else signed in.
    if (!key || key !== keyOf(sessionId)) return
    if (draft) storage.write(key, JSON.stringify(draft))
    else storage.remove(key)
  }
  pendingWrites.set(sessionId, { timer: setTimeout(write, writeDelayMs), write })
}

/** Removes the draft from the device: it was saved or discarded. */
export function removeDraft(sessionId: string): void {
  cancelWrite(sessionId)
  const key = keyOf(sessionId)
  if (key) storage.remove(key)
}

/** The tab may be closed before the pause. */
window.addEventListener('pagehide', () => {
  for (const { write } of pendingWrites.values()) write()
})
