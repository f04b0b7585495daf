import { queryClient, useMutation, useQuery } from 'shared/client'
import type { ClubSession, ClubSessionInput } from 'shared/contracts/club'
import type { Period } from 'shared/domain/calendar/period'
import { toast } from 'shared/ui'
import { clubActivityKey } from '../../keys.ts'
import { readActivity, settle } from '../api.ts'
import { texts } from '../messages.ts'

/** The sessions of a place between two days. While other days load, those before stay. */
export const useActivity = (clubId: string, { startDate, endDate }: Period) =>
  useQuery({
    queryKey: clubActivityKey(clubId, startDate, endDate),
    queryFn: async ({ signal }) => (await readActivity(clubId, { startDate, endDate }, signal)).sessions,
    placeholderData: (former: ClubSession[] | undefined, query) => (query?.queryKey[2] === clubId ? former : undefined),
    enabled: clubId !== '',
    // Sessions and their rents change on other screens.
    staleTime: 0,
  })

const keep = (clubId: string, session: ClubSession) =>
  queryClient.setQueriesData<ClubSession[]>({ queryKey: clubActivityKey(clubId) }, (sessions) =>
    sessions?.map((other) => (other.id === session.id ? session : other)),
  )

/** Kept at once; it falls back when the server refuses. One at a time, so that the last word stays. */
export function useSettle(clubId: string, session: ClubSession) {
  return useMutation({
    mutationFn: (due: ClubSessionInput) => settle(clubId, session.id, due),
    scope: { id: `settle ${session.id}` },
    onMutate: (due) => {
      keep(clubId, { ...session, ...due })
      return session
    },
    onSuccess: (saved) => keep(clubId, saved),
    onError: (_error, _due, former) => {
      if (former) keep(clubId, former)
      toast(texts.settleFailed, 'error')
    },
  })
}
