import { queryClient, useMutation, useQuery } from 'shared/client'
import type { ClubSession, ClubSessionInput } from 'shared/contracts/club'
import type { Period } from 'shared/domain/calendar/period'
import { toast } from 'shared/ui'
import { clubActivityKey } from '../../keys.ts'
import { readActivity, settle } from '../api.ts'
import { texts } from '../messages.ts'

/** The sessions of a club in a period. While another period loads, the previous sessions stay. */
export const useActivity = (clubId: string, { startDate, endDate }: Period) =>
  useQuery({
    queryKey: clubActivityKey(clubId, startDate, endDate),
    queryFn: async ({ signal }) => (await readActivity(clubId, { startDate, endDate }, signal)).sessions,
    placeholderData: (previous: ClubSession[] | undefined, query) =>
      query?.queryKey[2] === clubId ? previous : undefined,
    enabled: clubId !== '',
    // Sessions and their amounts change on other screens.
    staleTime: 0,
  })

const updateCached = (clubId: string, session: ClubSession) =>
  queryClient.setQueriesData<ClubSession[]>({ queryKey: clubActivityKey(clubId) }, (sessions) =>
    sessions?.map((other) => (other.id === session.id ? session : other)),
  )

/** Optimistic: undone when the server refuses. One request at a time per session, so that the last change wins. */
export function useSettle(clubId: string, session: ClubSession) {
  return useMutation({
    mutationFn: (due: ClubSessionInput) => settle(clubId, session.id, due),
    scope: { id: `settle ${session.id}` },
    onMutate: (due) => {
      updateCached(clubId, { ...session, ...due })
      return session
    },
    onSuccess: (saved) => updateCached(clubId, saved),
    onError: (_error, _due, previous) => {
      if (previous) updateCached(clubId, previous)
      toast(texts.settleFailed, 'error')
    },
  })
}
