import { storage } from '../../../device/storage.ts'
import { unansweredKey } from '../../../identity/drafts.ts'
import { useSession } from '../../../identity/store.ts'

/** The storage of an unanswered request. */
export interface RequestStore {
  read: () => string | null
  write: (text: string) => void
  remove: () => void
}

/** Stores the request in memory, until the form closes. */
function createMemoryStore(): RequestStore {
  let storedText: string | null = null
  return {
    read: () => storedText,
    write: (text) => {
      storedText = text
    },
    remove: () => {
      storedText = null
    },
  }
}

/** Stores the request on the device, by user and name; in memory without a name or a signed-in user. */
export function createRequestStore(name: string | undefined): RequestStore {
  const { user } = useSession.getState()
  if (name === undefined || !user) return createMemoryStore()
  const key = unansweredKey(user.id, name)
  return {
    read: () => storage.read(key),
    write: (text) => storage.write(key, text),
    remove: () => storage.remove(key),
  }
}
