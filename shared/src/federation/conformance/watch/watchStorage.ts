import { isStoredKey } from '../../../device/storedKeys.ts'
import type { Watch } from './Watch.ts'

/** Watches values stored under unregistered keys, because they would remain when another member signs in. */
export function watchStorage({ track, replace }: Watch): void {
  replace(
    Storage.prototype,
    'setItem',
    (original) =>
      function setItem(...args) {
        const key = String(args[0])
        if (!isStoredKey(key)) track(`the unregistered key '${key}' in the browser's storage`)
        return Reflect.apply(original, this, args)
      },
  )
}
