import { storage } from '../../device/storage.ts'
import { isStoredKey } from '../../device/storedKeys.ts'

/** The storage of MUI's colour scheme: it never throws. MUI passes each key separately. */
export const schemeStorage = ({ key }: { key: string }) => ({
  get: (defaultScheme: string | undefined) => (isStoredKey(key) && storage.read(key)) || defaultScheme,
  set: (scheme: string) => {
    if (isStoredKey(key)) storage.write(key, scheme)
  },
  subscribe: (listener: (scheme: string | null) => void) =>
    storage.onOtherTab((changedKey) => {
      if (changedKey === key && isStoredKey(key)) listener(storage.read(key))
    }),
})
