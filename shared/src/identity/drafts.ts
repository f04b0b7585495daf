import { allKeys, removeKey } from '../device/browserStorage.ts'

const prefix = 'complice.draft.'

/** The key of a user's draft on the device. */
export const draftKey = (userId: string, name: string) => `${prefix}${userId}.${name}` as const

/** Removes the drafts from the device: all of them, or those of every user but one. */
export function forgetDrafts({ exceptOf }: { exceptOf?: string } = {}): void {
  const kept = exceptOf === undefined ? undefined : draftKey(exceptOf, '')
  const keys = allKeys().filter((key) => key.startsWith(prefix) && !(kept && key.startsWith(kept)))
  for (const key of keys) removeKey(key)
}
