/** For how long a composed page is good: as it is, then while a new one is made, and while the API fails. */
export interface CacheTimes {
  freshMs: number
  staleWhileRevalidateMs: number
  staleIfErrorMs: number
}

/** The times that the API gives a page (api/src/pages/servePages.ts), as nginx reads them; none where it names none. */
export function cacheTimesOf(cacheControl: string | null): CacheTimes {
  const directives = new Map(
    (cacheControl ?? '').split(',').map((one) => [one.split('=')[0]?.trim(), one.split('=')[1]]),
  )
  const msOf = (name: string) => 1_000 * (Number(directives.get(name)) || 0)
  return {
    freshMs: msOf('max-age'),
    staleWhileRevalidateMs: msOf('stale-while-revalidate'),
    staleIfErrorMs: msOf('stale-if-error'),
  }
}
