import { storage } from '../../../device/storage.ts'
import { isRecord } from '../../../domain/isRecord.ts'
import { draftKey, unansweredKey } from '../../../identity/drafts.ts'
import { useSession } from '../../../identity/store.ts'

/** What was typed and is not saved yet. */
export interface StoredDraft {
  /** As it was read from the device: to be checked. */
  value: unknown
  /** The version of what it is a change of; '' for something new. */
  version: string
}

const writeDelayMs = 600
const pendingWrites = new Map<string, { timer: ReturnType<typeof setTimeout>; write: () => void }>()

/** Without a user nothing is stored. */
const keyOf = (name: string): ReturnType<typeof draftKey> | undefined => {
  const { user } = useSession.getState()
  return user ? draftKey(user.id, name) : undefined
}

/** Undefined for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores at once what waits for a pause in typing: the form is left. */
export const flushDraft = (name: string): void => pendingWrites.get(name)?.write()

/** The draft of this name that this user left on this device, whatever the version of what it was typed over. */
export function readDraft(name: string): StoredDraft | undefined {
  // What was typed a moment ago, before the form was closed.
  flushDraft(name)
  const key = keyOf(name)
  const stored = parsed((key && storage.read(key)) ?? 'null')
  if (!isRecord(stored) || !('value' in stored)) return undefined
  return { value: stored['value'], version: typeof stored['version'] === 'string' ? stored['version'] : '' }
}

function cancelWrite(name: string) {
  clearTimeout(pendingWrites.get(name)?.timer)
  pendingWrites.delete(name)
}

/** Stores a draft after a pause in typing of 600 ms; one that is undefined is removed. */
export function storeDraftSoon(name: string, draft: StoredDraft | undefined): void {
  const key = keyOf(name)
  cancelWrite(name)
  const write = () => {
    cancelWrite(name)
    // The user signed out meanwhile, or somebody else signed in.
    if (!key || key !== keyOf(name)) return
    if (draft) storage.write(key, JSON.stringify(draft))
    else storage.remove(key)
  }
  pendingWrites.set(name, { timer: setTimeout(write, writeDelayMs), write })
}

/** Removes a draft from the device, with what is known of an unanswered request: it was saved or discarded. */
export function removeDraft(name: string): void {
  cancelWrite(name)
  const { user } = useSession.getState()
  if (!user) return
  storage.remove(draftKey(user.id, name))
  storage.remove(unansweredKey(user.id, name))
}

/** The tab may be closed before the pause. */
window.addEventListener('pagehide', () => {
  for (const { write } of pendingWrites.values()) write()
})
