import { call, keepPreviousData, queryOptions, useQuery } from 'shared/client'
import type { ActivityStats } from 'shared/contracts/finance/dashboard'
import { activityStatsKey } from '../keys.ts'
import type { ReportSearch } from '../reporting/reportSearch.ts'

async function readStats({ therapistId, ...query }: ReportSearch, signal: AbortSignal): Promise<ActivityStats> {
  if (therapistId === undefined) return call('GET /user/activity', { query, signal })
  const [first] = await call('GET /user/activity/therapists', { query: { ...query, therapistId }, signal })
  if (!first) throw new Error('The list of activities is empty.')
  return first.activities
}

const statsFor = (search: ReportSearch) =>
  queryOptions({
    queryKey: activityStatsKey(search),
    queryFn: ({ signal }) => readStats(search, signal),
    // Always refetched: sessions and invoices also change on other screens.
    staleTime: 0,
  })

/** Loads the figures of a period; while another period loads, the previous figures stay visible. With an invalid period it sends no request. */
export const useStats = (search: ReportSearch, enabled: boolean) =>
  useQuery({ ...statsFor(search), placeholderData: keepPreviousData, enabled })
