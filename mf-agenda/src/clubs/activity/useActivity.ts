import { isStatus, optimisticChanges, queryClient, useQuery } from 'shared/client'
import type { ClubSession, ClubSessionInput } from 'shared/contracts/agenda/club'
import type { Period } from 'shared/domain/calendar/period'
import { useChanges } from 'shared/lists'
import { clubActivityKey } from '../../keys.ts'
import { readActivity, settle } from '../api.ts'

/** The sessions of a club in a period. While another period loads, the previous sessions stay. */
export function useActivity(clubId: string, { startDate, endDate }: Period) {
  useChanges(() => void queryClient.invalidateQueries({ queryKey: clubActivityKey(clubId) }))
  return useQuery({
    queryKey: clubActivityKey(clubId, startDate, endDate),
    queryFn: async ({ signal }) => (await readActivity(clubId, { startDate, endDate }, signal)).sessions,
    placeholderData: (previous: ClubSession[] | undefined, query) =>
      query?.queryKey[2] === clubId ? previous : undefined,
    enabled: clubId !== '',
    // Sessions and their amounts change on other screens.
    staleTime: 0,
  })
}

/** The amount due and whether it is paid, in the server's version. */
export type Due = Pick<ClubSession, 'amountDue' | 'paidToClub' | 'version'>

export const dueOf = ({ amountDue, paidToClub, version }: Due): Due => ({ amountDue, paidToClub, version })

const showDue = (clubId: string, id: string, due: Due) =>
  queryClient.setQueriesData<ClubSession[]>({ queryKey: clubActivityKey(clubId) }, (sessions) =>
    sessions?.map((session) => (session.id === id ? { ...session, ...due } : session)),
  )

const changeDue = optimisticChanges<Due>()

/** A session as the page shows it. */
export const shownSession = (clubId: string, id: string): ClubSession | undefined =>
  queryClient
    .getQueriesData<ClubSession[]>({ queryKey: clubActivityKey(clubId) })
    .flatMap(([, sessions = []]) => sessions)
    .find((session) => session.id === id)

/**
 * Shows the amount due at once, and sends it as a change of the version that was seen. Throws when the server refuses
 * and reloads the saved amounts; after somebody else's change (412) they are already loaded when this throws.
 */
export async function settleSession(clubId: string, id: string, seen: Due, to: ClubSessionInput): Promise<Due> {
  const { amountDue, paidToClub } = shownSession(clubId, id) ?? seen
  try {
    return await changeDue({
      id,
      from: { amountDue, paidToClub, version: seen.version },
      to: { ...to, version: seen.version },
      show: (due) => showDue(clubId, id, due),
      send: async ({ version }) => dueOf(await settle(clubId, { id, version }, to)),
    })
  } catch (error) {
    // The change may have been saved although its response was lost.
    const refreshed = queryClient.invalidateQueries({ queryKey: clubActivityKey(clubId) })
    if (isStatus(error, 412)) await refreshed
    throw error
  }
}
