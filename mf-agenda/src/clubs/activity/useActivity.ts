import { isStatus, optimisticChanges, queryClient, useQuery } from 'shared/client'
import type { ClubActivity, ClubSession, ClubSessionInput } from 'shared/contracts/agenda/club'
import type { Period } from 'shared/domain/calendar/period'
import { amountsAfterChange } from 'shared/domain/club'
import { useChanges } from 'shared/lists'
import { clubActivityKey } from '../../keys.ts'
import { readActivity, changeClubSession } from '../api.ts'

const sessionsPerPage = 100

interface ActivityPage {
  range: Period
  /** Number of the page, starting at 1. */
  page: number
  /** Empty for all patients. */
  patientIds?: readonly string[]
}

/**
 * Returns a page of the sessions at a place in a period, with the sums over all pages. The shown page stays visible
 * while another page loads.
 */
export function useActivity(clubId: string, { range: { startDate, endDate }, page, patientIds = [] }: ActivityPage) {
  useChanges(() => void queryClient.invalidateQueries({ queryKey: clubActivityKey(clubId) }))
  const patients = patientIds.join(',')
  return useQuery({
    queryKey: clubActivityKey(clubId, startDate, endDate, patients, String(page)),
    queryFn: ({ signal }) =>
      readActivity(
        clubId,
        { startDate, endDate, ...(patients && { patients }), page: page - 1, size: sessionsPerPage },
        signal,
      ),
    placeholderData: (previous: ClubActivity | undefined, query) =>
      query?.queryKey[2] === clubId ? previous : undefined,
    enabled: clubId !== '',
    // Refetches on each mount, because other screens change sessions and their amounts.
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

const cacheAmountDue = (clubId: string, id: string, due: AmountDue) =>
  queryClient.setQueriesData<ClubActivity>({ queryKey: clubActivityKey(clubId) }, (activity) => {
    const previousSession = activity?.sessions.find((session) => session.id === id)
    if (!activity || !previousSession) return activity
    return {
      ...activity,
      sessions: activity.sessions.map((session) => (session === previousSession ? { ...session, ...due } : session)),
      sums: { ...activity.sums, ...amountsAfterChange(activity.sums, previousSession, due) },
    }
  })

const enqueueChange = optimisticChanges<AmountDue>()

/** Returns the session from the cached pages, as the screen shows it; undefined if no cached page has it. */
export const cachedClubSession = (clubId: string, id: string): ClubSession | undefined =>
  queryClient
    .getQueriesData<ClubActivity>({ queryKey: clubActivityKey(clubId) })
    .flatMap(([, activity]) => activity?.sessions ?? [])
    .find((session) => session.id === id)

/**
 * Saves an amount due as an optimistic update, with the version that was loaded. When saving fails, reloads the saved
 * amounts and throws; after somebody else's change (412), it throws only once they are reloaded.
 */
export async function saveAmountDue(
  clubId: string,
  id: string,
  loadedDue: AmountDue,
  input: ClubSessionInput,
): Promise<AmountDue> {
  const { amountDue, paidToClub } = cachedClubSession(clubId, id) ?? loadedDue
  try {
    return await enqueueChange({
      id,
      previousValue: { amountDue, paidToClub, version: loadedDue.version },
      changedValue: { ...input, version: loadedDue.version },
      show: (due) => cacheAmountDue(clubId, id, due),
      send: async ({ version }) => toAmountDue(await changeClubSession(clubId, { id, version }, input)),
    })
  } catch (error) {
    // The server may have saved the change although its response was lost.
    const refresh = queryClient.invalidateQueries({ queryKey: clubActivityKey(clubId) })
    if (isStatus(error, 412)) await refresh
    throw error
  }
}
