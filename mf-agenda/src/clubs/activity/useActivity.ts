import { messageFor, optimisticChanges, queryClient, useQuery } from 'shared/client'
import type { ClubSession, ClubSessionInput } from 'shared/contracts/club'
import type { Period } from 'shared/domain/calendar/period'
import { useChanges } from 'shared/lists'
import { toast } from 'shared/ui'
import { clubActivityKey } from '../../keys.ts'
import { readActivity, settle } from '../api.ts'
import { settleFailed } from '../messages.ts'

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

/** What is due and paid, in the version the server has. */
type Due = Pick<ClubSession, 'amountDue' | 'paidToClub' | 'version'>

const showDue = (clubId: string, id: string, due: Due) =>
  queryClient.setQueriesData<ClubSession[]>({ queryKey: clubActivityKey(clubId) }, (sessions) =>
    sessions?.map((session) => (session.id === id ? { ...session, ...due } : session)),
  )

const changeDue = optimisticChanges<Due>()

/** Shows what is due at once. When the server refuses, shows what it has and returns false. */
export async function settleSession(
  clubId: string,
  { id, amountDue, paidToClub, version }: ClubSession,
  to: ClubSessionInput,
): Promise<boolean> {
  try {
    await changeDue({
      id,
      from: { amountDue, paidToClub, version },
      to: { ...to, version },
      show: (due) => showDue(clubId, id, due),
      send: async (confirmed) => {
        const saved = await settle(clubId, { id, version: confirmed.version }, to)
        return { amountDue: saved.amountDue, paidToClub: saved.paidToClub, version: saved.version }
      },
    })
    return true
  } catch (error) {
    toast(messageFor(error, settleFailed), 'error')
    // The change may have been saved although its response was lost.
    void queryClient.invalidateQueries({ queryKey: clubActivityKey(clubId) })
    return false
  }
}
