import { bucketCount } from 'shared/federation/canary'
import { parseRoleNames } from 'shared/domain/accounts/access'
import { storage, useSession } from 'shared/session'
import type { Registry } from 'shared/federation'

/** The bucket has been stored under this name since the first release. */
const storageKey = 'complice.place'

/**
 * Returns the data that decides whether a user gets a canary. `bucketKey` is the account's id, or a random number stored
 * on the device; `groups` are the roles and the offer, none without an account.
 */
export function canaryIdentity(): { bucketKey: string; groups: readonly string[] } {
  const { user } = useSession.getState()
  return user
    ? { bucketKey: user.id, groups: [...parseRoleNames(user.roles), user.tenant.offer] }
    : { bucketKey: readOrCreateBucket(), groups: [] }
}

let randomBucket: string | undefined

/**
 * A number from 0 to 9999, stored so that a visitor without an account always gets the same build. It does not
 * identify a person.
 */
function readOrCreateBucket(): string {
  randomBucket ??= String(Math.floor(Math.random() * bucketCount))
  const storedBucket = storage.read(storageKey)
  if (storedBucket && /^\d{1,4}$/.test(storedBucket)) return storedBucket
  storage.write(storageKey, randomBucket)
  return randomBucket
}

/** Removes the number from the device when no area has a canary. */
export function clearUnusedBucket({ areas }: Registry): void {
  if (!Object.values(areas).some(({ canary }) => canary)) storage.remove(storageKey)
}
