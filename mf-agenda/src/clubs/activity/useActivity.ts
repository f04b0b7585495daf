import { isStatus, optimisticChanges, queryClient, useQuery } from 'shared/client'
import type { ClubSession, ClubSessionInput } from 'shared/contracts/agenda/club'
import type { Period } from 'shared/domain/calendar/period'
import { useChanges } from 'shared/lists'
import { clubActivityKey } from '../../keys.ts'
import { readActivity, settle } from '../api.ts'

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
export type Due = Pick<ClubSession, 'amountDue' | 'paidToClub' | 'version'>

export const dueOf = ({ amountDue, paidToClub, version }: Due): Due => ({ amountDue, paidToClub, version })

const updateShownDue = (clubId: string, id: string, due: Due) =>
  queryClient.setQueriesData<ClubSession[]>({ queryKey: clubActivityKey(clubId) }, (sessions) =>
    sessions?.map((session) => (session.id === id ? { ...session, ...due } : session)),
  )

const changeDue = optimisticChanges<Due>()

/** Session as the page currently shows it. */
export const shownSession = (clubId: string, id: string): ClubSession | undefined =>
  queryClient
    .getQueriesData<ClubSession[]>({ queryKey: clubActivityKey(clubId) })
    .flatMap(([, sessions = []]) => sessions)
    .find((session) => session.id === id)

/**
 * Shows a changed amount due at once, and sends it for the version that was seen. If the server refuses, reloads the
 * saved amounts and throws; after somebody else's change (412), they are reloaded before it throws.
 */
export async function saveDue(clubId: string, id: string, seen: Due, to: ClubSessionInput): Promise<Due> {
  const { amountDue, paidToClub } = shownSession(clubId, id) ?? seen
  try {
    return await changeDue({
      id,
      from: { amountDue, paidToClub, version: seen.version },
      to: { ...to, version: seen.version },
      show: (due) => updateShownDue(clubId, id, due),
      send: async ({ version }) => dueOf(await settle(clubId, { id, version }, to)),
    })
  } catch (error) {
    // The server may have saved the change although its response was lost.
    const refreshed = queryClient.invalidateQueries({ queryKey: clubActivityKey(clubId) })
    if (isStatus(error, 412)) await refreshed
    throw error
  }
}
