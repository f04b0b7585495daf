import type { DeletedSessions } from 'shared/contracts/agenda/session'
import { undoSeconds } from 'shared/domain/sessions/undoSeconds'
import { queryClient, useQuery } from 'shared/client'
import { recentDeletionsKey } from '../../keys.ts'

/**
 * A deletion that the agenda offers to undo until the instant `offeredUntilMs`, in the milliseconds of `Date.now()`.
 */
export interface RecentDeletion extends DeletedSessions {
  offeredUntilMs: number
}

const noDeletions: RecentDeletion[] = []

const update = (change: (deletions: RecentDeletion[]) => RecentDeletion[]) =>
  queryClient.setQueryData<RecentDeletion[]>(recentDeletionsKey, (deletions = noDeletions) => change(deletions))

/** Makes the agenda offer to undo the deletion, also after the member has left the form that deleted the sessions. */
export function rememberDeletion(deletion: DeletedSessions): void {
  const recentDeletion = { ...deletion, offeredUntilMs: Date.now() + undoSeconds * 1000 }
  update((deletions) => [...deletions, recentDeletion])
}

export const forgetDeletion = (undoId: string) =>
  update((deletions) => deletions.filter((deletion) => deletion.undoId !== undoId))

/** Returns the deletions that can be undone, oldest first, from the query cache, which is cleared at sign-out. */
export const useRecentDeletions = (): RecentDeletion[] =>
  useQuery({ queryKey: recentDeletionsKey, queryFn: () => noDeletions, enabled: false }).data ?? noDeletions
