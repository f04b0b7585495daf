import { draftKey, storage, useSession } from 'shared/session'

/** Without a user nothing is stored. */
const keyOf = (programmeId: string): ReturnType<typeof draftKey> | undefined => {
  const { user } = useSession.getState()
  return user ? draftKey(user.id, `conclusion.${programmeId}`) : undefined
}

/** The conclusion this user left unfinished on this device; '' for none. */
export function readConclusion(programmeId: string): string {
  const key = keyOf(programmeId)
  return (key && storage.read(key)) ?? ''
}

/** Keeps what is typed on the device; an empty conclusion is removed. */
export function storeConclusion(programmeId: string, conclusion: string): void {
  const key = keyOf(programmeId)
  if (!key) return
  if (conclusion === '') storage.remove(key)
  else storage.write(key, conclusion)
}
