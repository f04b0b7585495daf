import { call, callWithEtag, useQuery } from 'shared/client'
import type { FinanceForecast } from 'shared/contracts/finance/forecast'
import { emptyForecast } from 'shared/domain/forecast/forecast'
import { forecastProposalsKey } from '../keys.ts'

/** Reads the proposals from the practice's own figures of this year. */
export const useProposals = () =>
  useQuery({
    queryKey: forecastProposalsKey,
    queryFn: ({ signal }) => call('GET /finance/forecast/proposals', { signal }),
    staleTime: 0,
  })

/** The forecast as it was read, with the version to change. */
export interface SeenForecast {
  forecast: FinanceForecast
  etag: string | undefined
}

/** Reads the saved forecast; 0 everywhere if none was saved. */
export async function readForecast(signal?: AbortSignal): Promise<SeenForecast> {
  const { body, etag } = await callWithEtag('GET /finance/forecast', { signal })
  return { forecast: { ...emptyForecast, ...body }, etag }
}

/** Refused with 412 when the forecast is no longer the one that was seen. */
export async function saveForecast({ etag }: SeenForecast, forecast: FinanceForecast): Promise<SeenForecast> {
  const saved = await callWithEtag('POST /finance/forecast', {
    body: forecast,
    headers: etag === undefined ? {} : { 'If-Match': etag },
  })
  return { forecast: { ...emptyForecast, ...saved.body }, etag: saved.etag }
}
