const prefix = 'complice.draft.'

/** The localStorage key of a user's draft. */
export const draftKey = (userId: string, name: string) => `${prefix}${userId}.${name}`

/** Removes the drafts from the device: all of them, or those of every user but one. */
export function forgetDrafts({ exceptOf }: { exceptOf?: string } = {}): void {
  try {
    const kept = exceptOf === undefined ? undefined : draftKey(exceptOf, '')
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && !(kept && key.startsWith(kept)))
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Without storage there are no drafts to remove.
  }
}
