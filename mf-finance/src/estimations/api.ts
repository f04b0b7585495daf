import { call, callFile, keepPreviousData, queryOptions, useQuery } from 'shared/client'
import type { EstimationInput } from 'shared/contracts/finance/estimations'
import type { Query } from 'shared/contracts/routes'
import { estimationsKey } from '../keys.ts'

export type EstimationSearch = Query<'GET /estimations'>

export const estimationsQuery = (search: EstimationSearch) =>
  queryOptions({
    queryKey: estimationsKey(search),
    queryFn: ({ signal }) => call('GET /estimations', { query: { ...search, size: 10 }, signal }),
  })

/**
 * Loads a page of quotes; while the next page loads, the previous page stays visible. Without a query no request is sent.
 */
export const useEstimations = (query: EstimationSearch | undefined) =>
  useQuery({ ...estimationsQuery(query ?? {}), placeholderData: keepPreviousData, enabled: query !== undefined })

export const previewEstimation = (body: EstimationInput) => callFile('POST /draft/estimations', { body })

/** Issues a quote. `isPatientSaved` is undefined if the request did not ask to save a new patient. */
export async function issueEstimation(body: EstimationInput, idempotencyKey: string) {
  const file = await callFile('POST /estimations', { body, headers: { 'Idempotency-Key': idempotencyKey } })
  const patientSavedHeader = file.headers.get('x-patient-saved')
  return { file, isPatientSaved: patientSavedHeader === null ? undefined : patientSavedHeader === 'true' }
}

export const readEstimationFile = (estimationId: string) =>
  callFile('GET /estimations/:estimationId', { params: { estimationId } })
