import { call, keepPreviousData, queryOptions, useQuery } from 'shared/client'
import type { ActivityStats } from 'shared/contracts/finance/dashboard'
import { activityStatsKey } from '../keys.ts'
import type { ReportSearch } from '../reporting/reportSearch.ts'

async function readStats({ therapistId, ...query }: ReportSearch, signal: AbortSignal): Promise<ActivityStats> {
  if (therapistId === undefined) return call('GET /user/activity', { query, signal })
  const [therapistActivity] = await call('GET /user/activity/therapists', { query: { ...query, therapistId }, signal })
  if (!therapistActivity) throw new Error('The response contains no figures of this therapist.')
  return therapistActivity.activities
}

const statsQuery = (search: ReportSearch) =>
  queryOptions({
    queryKey: activityStatsKey(search),
    queryFn: ({ signal }) => readStats(search, signal),
    // Always refetched, because sessions and invoices change on other screens.
    staleTime: 0,
  })

/**
 * Loads the figures of a period. While another period loads, the previous figures stay visible. No request is sent
 * unless `enabled`.
 */
export const useStats = (search: ReportSearch, enabled: boolean) =>
  useQuery({ ...statsQuery(search), placeholderData: keepPreviousData, enabled })
