import { call, useQuery } from 'shared/client'
import type { BillBatchInput } from 'shared/contracts/finance/billMonth'
import { billBatchKey, unbilledKey } from '../../keys.ts'

/** Loads the patients with unbilled sessions in a month (`yyyy-mm`), of one therapist or, if the id is '', of all. */
export const useUnbilled = (month: string, therapistId: string) =>
  useQuery({
    queryKey: [...unbilledKey, month, therapistId],
    queryFn: ({ signal }) =>
      call('GET /billings/unbilled', { query: { month, ...(therapistId !== '' && { therapistId }) }, signal }),
    staleTime: 0,
  })

export const startBatch = (body: BillBatchInput, idempotencyKey: string) =>
  call('POST /bill-batches', { body, headers: { 'Idempotency-Key': idempotencyKey } })

const pollIntervalMs = 1_000

/** Loads the progress of a batch, and polls until every invoice has a result. */
export const useBatch = (id: string) =>
  useQuery({
    queryKey: [...billBatchKey, id],
    queryFn: ({ signal }) => call('GET /bill-batches/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && data.done >= data.total ? false : pollIntervalMs),
  })
