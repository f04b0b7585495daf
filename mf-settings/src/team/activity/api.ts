import { call, callFile, keepPreviousData, useQuery } from 'shared/client'
import type { Query } from 'shared/contracts/routes'
import { activityKey, activityMembersKey } from '../../keys.ts'

export type ActivitySearch = Query<'GET /user/team/activity'>

/** `query` is undefined if a filter is invalid: then no request is sent. */
export const useActivity = (query: ActivitySearch | undefined) =>
  useQuery({
    queryKey: [...activityKey, query],
    queryFn: ({ signal }) => call('GET /user/team/activity', { query: query ?? {}, signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useActivityMembers = () =>
  useQuery({
    queryKey: activityMembersKey,
    queryFn: ({ signal }) => call('GET /user/team/activity/members', { signal }),
  })

export const readActivityFile = (query: Query<'GET /user/team/activity/file'>) =>
  callFile('GET /user/team/activity/file', { query })
