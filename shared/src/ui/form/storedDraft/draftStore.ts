import { storage } from '../../../device/storage.ts'
import { isRecord } from '../../../domain/isRecord.ts'
import { draftKey, unansweredKey } from '../../../identity/drafts.ts'
import { useSession } from '../../../identity/store.ts'

/** Unsaved input. */
export interface StoredDraft {
  /** The value as read from the device, not validated yet. */
  value: unknown
  /** The version of the record on which the input is based; '' for a new record. */
  version: string
  /** The instant at which it was stored; undefined if an earlier version of the page stored it. */
  storedAt?: string
}

const writeDelayMs = 600
const pendingWrites = new Map<string, { timer: ReturnType<typeof setTimeout>; write: () => void }>()

/** The storage key of a draft; undefined while no user is signed in, because nothing is stored then. */
const keyOf = (name: string): ReturnType<typeof draftKey> | undefined => {
  const { user } = useSession.getState()
  return user ? draftKey(user.id, name) : undefined
}

/** Returns undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores the pending draft at once, when the form is left. */
export const flushDraft = (name: string): void => pendingWrites.get(name)?.write()

/** Reads the user's draft of this name from the device, regardless of the version on which it is based. */
export function readDraft(name: string): StoredDraft | undefined {
  // Includes input typed just before the form was closed.
  flushDraft(name)
  const key = keyOf(name)
  const storedDraft = parseJson((key && storage.read(key)) ?? 'null')
  if (!isRecord(storedDraft) || !('value' in storedDraft)) return undefined
  return {
    value: storedDraft['value'],
    version: typeof storedDraft['version'] === 'string' ? storedDraft['version'] : '',
    ...(typeof storedDraft['storedAt'] === 'string' && { storedAt: storedDraft['storedAt'] }),
  }
}

function cancelWrite(name: string) {
  clearTimeout(pendingWrites.get(name)?.timer)
  pendingWrites.delete(name)
}

/** Stores a draft after a pause in typing of 600 ms; undefined removes it. */
export function storeDraftSoon(name: string, draft: StoredDraft | undefined): void {
  const key = keyOf(name)
  cancelWrite(name)
  const write = () => {
    cancelWrite(name)
    // Skips the write if the user signed out meanwhile, or another user signed in.
    if (!key || key !== keyOf(name)) return
    if (draft) storage.write(key, JSON.stringify({ ...draft, storedAt: new Date().toISOString() }))
    else storage.remove(key)
  }
  pendingWrites.set(name, { timer: setTimeout(write, writeDelayMs), write })
}

/** Removes a saved or discarded draft and its unanswered request from the device. */
export function removeDraft(name: string): void {
  cancelWrite(name)
  const { user } = useSession.getState()
  if (!user) return
  storage.remove(draftKey(user.id, name))
  storage.remove(unansweredKey(user.id, name))
}

/** Writes pending drafts, because the tab may be closed before the pause ends. */
window.addEventListener('pagehide', () => {
  for (const { write } of pendingWrites.values()) write()
})
