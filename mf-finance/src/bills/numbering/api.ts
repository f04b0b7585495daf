import { call, useQuery } from 'shared/client'
import type { NewSeriesInput } from 'shared/contracts/finance/billSeries'
import { billSeriesKey } from '../../keys.ts'

/** Loads the numbers of invoices and credit notes, with their series. */
export const useBillSeries = () =>
  useQuery({
    queryKey: billSeriesKey,
    queryFn: ({ signal }) => call('GET /bill-series', { signal }),
    staleTime: 0,
  })

export const beginSeries = (body: NewSeriesInput, idempotencyKey: string) =>
  call('POST /bill-series', { body, headers: { 'Idempotency-Key': idempotencyKey } })
