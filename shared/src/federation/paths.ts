/**
 * The score of a router pattern for a path, undefined if it does not match; the highest score wins. Supports the subset
 * shared by the shell, the composition and the gateway: `/pros/session/:id?`, `/therapists/:id`, and a final `*`.
 */
export function scoreOf(pattern: string, pathname: string): number | undefined {
  const expected = segments(pattern)
  const actual = segments(pathname)
  let score = 1
  for (const [rank, segment] of expected.entries()) {
    if (segment === '*') return score
    const given = actual[rank]
    if (given === undefined) {
      if (!segment.endsWith('?')) return undefined
      continue
    }
    const named = segment.startsWith(':')
    if (!named && segment !== given) return undefined
    score += named ? 2 : 3
  }
  return actual.length > expected.length ? undefined : score
}

/** The most specific match: `/pros/patients/import` before `/pros/patients/:id`. */
export function bestMatch<T extends { path: string }>(candidates: readonly T[], pathname: string): T | undefined {
  let best: { candidate: T; score: number } | undefined
  for (const candidate of candidates) {
    const score = scoreOf(candidate.path, pathname)
    if (score !== undefined && score > (best?.score ?? 0)) best = { candidate, score }
  }
  return best?.candidate
}

const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '')
