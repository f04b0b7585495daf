/**
 * Scores how specifically a router pattern matches a path; undefined if it does not match. Supports the patterns that
 * the shell, the composition of the registry and the gateway all understand: `/pros/session/:id?`, `/therapists/:id`,
 * and a final `*`.
 */
export function scoreOf(pattern: string, pathname: string): number | undefined {
  const patternSegments = segmentsOf(pattern)
  const pathSegments = segmentsOf(pathname)
  // A match without segments, such as that of a `*`, must also score more than 0.
  let score = 1
  for (const [index, segment] of patternSegments.entries()) {
    if (segment === '*') return score
    const pathSegment = pathSegments[index]
    if (pathSegment === undefined) {
      if (!segment.endsWith('?')) return undefined
      continue
    }
    const isParameter = segment.startsWith(':')
    if (!isParameter && segment !== pathSegment) return undefined
    score += isParameter ? 2 : 3
  }
  return pathSegments.length > patternSegments.length ? undefined : score
}

/** Returns the candidate that matches most specifically: `/pros/patients/import` before `/pros/patients/:id`. */
export function bestMatch<T extends { path: string }>(candidates: readonly T[], pathname: string): T | undefined {
  let best: { candidate: T; score: number } | undefined
  for (const candidate of candidates) {
    const score = scoreOf(candidate.path, pathname)
    if (score !== undefined && score > (best?.score ?? 0)) best = { candidate, score }
  }
  return best?.candidate
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')
