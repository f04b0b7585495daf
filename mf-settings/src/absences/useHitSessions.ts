import { keepPreviousData, useQuery } from 'shared/client'
import type { AffectedSession, VacationInput } from 'shared/contracts/agenda/absence'
import { useRights } from 'shared/session'
import { hitSessionsKey } from '../keys.ts'
import { readHitSessions } from './api.ts'

const none: readonly AffectedSession[] = []

/**
 * Reads the sessions during an absence; none while its period is unknown, or for a member who may not see the agenda.
 */
export function useHitSessions(period: Pick<VacationInput, 'from' | 'to'> | null) {
  const { privileges } = useRights()
  const { data, isError, refetch } = useQuery({
    queryKey: hitSessionsKey(period),
    queryFn: ({ signal }) => (period ? readHitSessions(period, signal) : Promise.resolve([])),
    enabled: period !== null && privileges.includes('AGENDA'),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { sessions: period && data ? data : none, isFailed: isError, retry: () => void refetch() }
}
