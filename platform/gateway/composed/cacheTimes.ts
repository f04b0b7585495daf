/**
 * How long a composed page may be served: while it is fresh, while a new version is composed, and while the API fails.
 */
export interface CacheTimes {
  freshMs: number
  staleWhileRevalidateMs: number
  staleIfErrorMs: number
}

/**
 * Parses the `cache-control` header that the API sends with a page (api/src/pages/servePages.ts), as nginx does;
 * returns 0 for a missing directive.
 */
export function cacheTimesOf(cacheControl: string | null): CacheTimes {
  const directives = new Map(
    (cacheControl ?? '').split(',').map((directive) => [directive.split('=')[0]?.trim(), directive.split('=')[1]]),
  )
  const millisecondsOf = (name: string) => 1_000 * (Number(directives.get(name)) || 0)
  return {
    freshMs: millisecondsOf('max-age'),
    staleWhileRevalidateMs: millisecondsOf('stale-while-revalidate'),
    staleIfErrorMs: millisecondsOf('stale-if-error'),
  }
}
