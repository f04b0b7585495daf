import { call, ifMatch, useQuery } from 'shared/client'
import type { SessionDivision, SessionDivisionInput } from 'shared/contracts/finance/payer'
import { divisionKey } from '../../keys.ts'
import type { Scope } from '../api.ts'

export const readDivision = (id: string, signal?: AbortSignal) =>
  call('GET /sessions/:id/division', { params: { id }, signal })

export const useDivision = (sessionId: string) =>
  useQuery({
    queryKey: divisionKey(sessionId),
    queryFn: ({ signal }) => readDivision(sessionId, signal),
    staleTime: 0,
  })

/** Saves the division; fails with 412 when the session has changed since it was read. */
export const changeDivision = (
  { id, version }: Pick<SessionDivision, 'version'> & { id: string },
  scope: Scope,
  body: SessionDivisionInput,
) => call('PUT /sessions/:id/division', { params: { id }, query: { type: scope }, body, headers: ifMatch({ version }) })
