import { isStatus, optimisticChanges, queryClient, useQuery } from 'shared/client'
import type { ClubSession, ClubSessionInput } from 'shared/contracts/agenda/club'
import type { Period } from 'shared/domain/calendar/period'
import { useChanges } from 'shared/lists'
import { clubActivityKey } from '../../keys.ts'
import { readActivity, changeClubSession } from '../api.ts'

/** Sessions at a place in a period. The previous sessions stay visible while another period loads. */
export function useActivity(clubId: string, { startDate, endDate }: Period) {
  useChanges(() => void queryClient.invalidateQueries({ queryKey: clubActivityKey(clubId) }))
  return useQuery({
    queryKey: clubActivityKey(clubId, startDate, endDate),
    queryFn: async ({ signal }) => (await readActivity(clubId, { startDate, endDate }, signal)).sessions,
    placeholderData: (previous: ClubSession[] | undefined, query) =>
      query?.queryKey[2] === clubId ? previous : undefined,
    enabled: clubId !== '',
    // Always refetched: other screens change sessions and their amounts.
    staleTime: 0,
  })
}

/** Amount due and whether it is paid, with the session's version. */
export type AmountDue = Pick<ClubSession, 'amountDue' | 'paidToClub' | 'version'>

export const toAmountDue = ({ amountDue, paidToClub, version }: AmountDue): AmountDue => ({
  amountDue,
  paidToClub,
  version,
})

const showAmountDue = (clubId: string, id: string, due: AmountDue) =>
  queryClient.setQueriesData<ClubSession[]>({ queryKey: clubActivityKey(clubId) }, (sessions) =>
    sessions?.map((session) => (session.id === id ? { ...session, ...due } : session)),
  )

const enqueueChange = optimisticChanges<AmountDue>()

/** Returns the session as the page currently shows it. */
export const cachedClubSession = (clubId: string, id: string): ClubSession | undefined =>
  queryClient
    .getQueriesData<ClubSession[]>({ queryKey: clubActivityKey(clubId) })
    .flatMap(([, sessions = []]) => sessions)
    .find((session) => session.id === id)

/**
 * Shows a changed amount due at once, and sends it with the version that was read. If the server refuses, reloads the
 * saved amounts and throws; after somebody else's change (412), it throws only once they are reloaded.
 */
export async function saveAmountDue(
  clubId: string,
  id: string,
  readDue: AmountDue,
  input: ClubSessionInput,
): Promise<AmountDue> {
  const { amountDue, paidToClub } = cachedClubSession(clubId, id) ?? readDue
  try {
    return await enqueueChange({
      id,
      from: { amountDue, paidToClub, version: readDue.version },
      to: { ...input, version: readDue.version },
      show: (due) => showAmountDue(clubId, id, due),
      send: async ({ version }) => toAmountDue(await changeClubSession(clubId, { id, version }, input)),
    })
  } catch (error) {
    // The server may have saved the change although its response was lost.
    const refresh = queryClient.invalidateQueries({ queryKey: clubActivityKey(clubId) })
    if (isStatus(error, 412)) await refresh
    throw error
  }
}
