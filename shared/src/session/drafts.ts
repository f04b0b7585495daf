const prefix = 'complice.draft.'

/** Where a draft of somebody's lies on the device. */
export const draftKey = (userId: string, name: string) => `${prefix}${userId}.${name}`

/** The drafts leave the device; all of them, or those of everybody else. */
export function forgetDrafts({ exceptOf }: { exceptOf?: string } = {}): void {
  try {
    const kept = exceptOf === undefined ? undefined : draftKey(exceptOf, '')
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && !(kept && key.startsWith(kept)))
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // No storage, no draft.
  }
}
