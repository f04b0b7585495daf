import { call, callWithEtag, useQuery } from 'shared/client'
import type { FinanceForecast } from 'shared/contracts/finance/forecast'
import { emptyForecast } from 'shared/domain/forecast/forecast'
import { forecastProposalsKey } from '../keys.ts'

/**
 * Loads the amounts proposed for year N: the net income from this year's invoices and rents, and the unpaid rest of all
 * invoices.
 */
export const useProposals = () =>
  useQuery({
    queryKey: forecastProposalsKey,
    queryFn: ({ signal }) => call('GET /finance/forecast/proposals', { signal }),
    staleTime: 0,
  })

/** The saved forecast with its ETag, which a change sends as If-Match. */
export interface SavedForecast {
  forecast: FinanceForecast
  etag: string | undefined
}

/** Loads the saved forecast; all amounts are 0 if none was saved. */
export async function readForecast(signal?: AbortSignal): Promise<SavedForecast> {
  const { body, etag } = await callWithEtag('GET /finance/forecast', { signal })
  return { forecast: { ...emptyForecast, ...body }, etag }
}

/** Saves the forecast; the API refuses with 412 if the forecast was changed since it was loaded. */
export async function saveForecast({ etag }: SavedForecast, forecast: FinanceForecast): Promise<SavedForecast> {
  const response = await callWithEtag('POST /finance/forecast', {
    body: forecast,
    headers: etag === undefined ? {} : { 'If-Match': etag },
  })
  return { forecast: { ...emptyForecast, ...response.body }, etag: response.etag }
}
