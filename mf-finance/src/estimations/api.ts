import { call, callFile, keepPreviousData, queryOptions, useQuery } from 'shared/client'
import type { EstimationInput } from 'shared/contracts/finance/estimations'
import type { Query } from 'shared/contracts/routes'
import { estimationsKey } from '../keys.ts'

export type EstimationSearch = Query<'GET /estimations'>

export const estimationsFor = (search: EstimationSearch) =>
  queryOptions({
    queryKey: estimationsKey(search),
    queryFn: ({ signal }) => call('GET /estimations', { query: { ...search, size: 10 }, signal }),
  })

/** Loads a page of quotes; while the next page loads, the previous one stays visible. Without a query it sends no request. */
export const useEstimations = (query: EstimationSearch | undefined) =>
  useQuery({ ...estimationsFor(query ?? {}), placeholderData: keepPreviousData, enabled: query !== undefined })

export const draftEstimation = (body: EstimationInput) => callFile('POST /draft/estimations', { body })

/** `isPatientSaved` is undefined if no new patient was to be saved. */
export async function issueEstimation(body: EstimationInput, idempotencyKey: string) {
  const file = await callFile('POST /estimations', { body, headers: { 'Idempotency-Key': idempotencyKey } })
  const saved = file.headers.get('x-patient-saved')
  return { file, isPatientSaved: saved === null ? undefined : saved === 'true' }
}

export const readEstimationFile = (estimationId: string) =>
  callFile('GET /estimations/:estimationId', { params: { estimationId } })
