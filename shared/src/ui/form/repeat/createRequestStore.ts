import { storage } from '../../../device/storage.ts'
import { unansweredKey } from '../../../identity/drafts.ts'
import { useSession } from '../../../identity/store.ts'

/** The storage of a request without a response: its idempotency key and a digest of its contents, as JSON. */
export interface RequestStore {
  read: () => string | null
  write: (text: string) => void
  remove: () => void
}

/** Returns a store in memory, which lasts until the form closes. */
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

/** Returns a store on the device, by user and name; in memory without a name or a signed-in user. */
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
