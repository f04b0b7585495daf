import { buckets } from 'shared/federation/canary'
import { knownRoles } from 'shared/domain/accounts/access'
import { useSession } from 'shared/session'
import type { Registry } from 'shared/federation'

const deviceKey = 'complice.place'

/** Who is looking, as a canary tells users apart. */
export function whoLooks(): { bucketKey: string; groups: readonly string[] } {
  const { user } = useSession.getState()
  return user
    ? { bucketKey: user.id, groups: [...knownRoles(user.roles), user.tenant.offer] }
    : { bucketKey: placeOfDevice(), groups: [] }
}

let drawn: string | undefined

/** A bare number, which tells nobody from another: kept so that a visitor without an account sees one version. */
function placeOfDevice(): string {
  drawn ??= String(Math.floor(Math.random() * buckets))
  try {
    const kept = localStorage.getItem(deviceKey)
    if (kept && /^\d{1,4}$/.test(kept)) return kept
    localStorage.setItem(deviceKey, drawn)
  } catch {
    // A full or closed storage: the place is kept as long as the page stands.
  }
  return drawn
}

/** It stays on the device only while an area has a canary. */
export function forgetPlaceUnlessNeeded({ areas }: Registry): void {
  if (!Object.values(areas).some(({ canary }) => canary)) localStorage.removeItem(deviceKey)
}
