import { storage } from '../../../device/storage.ts'
import { unansweredKey } from '../../../identity/drafts.ts'
import { useSession } from '../../../identity/store.ts'

/** Where what is known of an unanswered request stands. */
export interface RequestStore {
  read: () => string | null
  write: (text: string) => void
  remove: () => void
}

/** For as long as the form is open. */
function memoryStore(): RequestStore {
  let held: string | null = null
  return {
    read: () => held,
    write: (text) => {
      held = text
    },
    remove: () => {
      held = null
    },
  }
}

/** On the device, beside the draft of this name, for whoever is signed in; without a name or a user, in memory. */
export function requestStore(name: string | undefined): RequestStore {
  const { user } = useSession.getState()
  if (name === undefined || !user) return memoryStore()
  const key = unansweredKey(user.id, name)
  return {
    read: () => storage.read(key),
    write: (text) => storage.write(key, text),
    remove: () => storage.remove(key),
  }
}
