import { keepPreviousData, useQuery } from 'shared/client'
import type { AffectedSession, VacationInput } from 'shared/contracts/agenda/absence'
import { useRights } from 'shared/session'
import { affectedSessionsKey } from '../keys.ts'
import { readAffectedSessions } from './api.ts'

const noSessions: readonly AffectedSession[] = []

/**
 * Reads the sessions during an absence; none while its period is unknown, or for a member who may not see the agenda.
 */
export function useAffectedSessions(period: Pick<VacationInput, 'from' | 'to'> | null) {
  const { privileges } = useRights()
  const { data, isError, refetch } = useQuery({
    queryKey: affectedSessionsKey(period),
    queryFn: ({ signal }) => (period ? readAffectedSessions(period, signal) : Promise.resolve([])),
    enabled: period !== null && privileges.includes('AGENDA'),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { sessions: period && data ? data : noSessions, isFailed: isError, retry: () => void refetch() }
}
