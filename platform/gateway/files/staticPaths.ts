import { posix } from 'node:path'
import type { Registry } from 'shared/federation'
import { bestMatch } from 'shared/federation/paths'

const isStatic = (segment: string) => !/^[:*]|\?$/.test(segment)

/** Returns the part of a pattern before its first dynamic segment: `/pros/session` of `/pros/session/:id?`. */
export function staticPrefix(path: string): string {
  const segments = path.split('/').filter(Boolean)
  const firstDynamicIndex = segments.findIndex((segment) => !isStatic(segment))
  return `/${segments.slice(0, firstDynamicIndex < 0 ? segments.length : firstDynamicIndex).join('/')}`
}

/** Returns the file that is served at a prefix: `pages/at/pros/session/page.html` for `/pros/session`. */
export const pageFileOf = (prefix: string): string => posix.join('pages/at', prefix, 'page.html')

/** Paths of the shell's own pages. */
const shellPaths = ['/reset-password', '/change-password', '/pros/payment-blocked']

/**
 * Returns the longest of the prefixes that match a path; a prefix may be at most four segments shorter than the path.
 * The prefix `/` matches only the path `/`.
 */
export function longestMatchingPrefix(prefixes: ReadonlyMap<string, unknown>, pathname: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean)
  const candidates = Array.from({ length: Math.min(segments.length, 5) }, (_, droppedSegments) =>
    segments.slice(0, segments.length - droppedSegments),
  )
  if (segments.length === 0) candidates.push([])
  return candidates.map((path) => `/${path.join('/')}`).find((prefix) => prefixes.has(prefix))
}

/**
 * Returns the name of the area by static prefix, for a server that matches prefixes instead of patterns and serves the
 * page of the longest matching prefix. If several areas share a prefix, it belongs to the area whose pattern matches
 * the prefix itself; if there is none, the value is undefined.
 */
export function staticPaths({ areas }: Pick<Registry, 'areas'>): Map<string, string | undefined> {
  const claims = Object.entries(areas).flatMap(([name, { current, builds }]) =>
    (builds[current]?.descriptor.paths ?? []).map(({ path }) => ({ path, name, prefix: staticPrefix(path) })),
  )
  const pages = new Map<string, string | undefined>(shellPaths.map((path) => [path, undefined]))
  for (const { name, prefix } of claims) {
    const isShared = claims.some((otherClaim) => otherClaim.prefix === prefix && otherClaim.name !== name)
    pages.set(prefix, isShared ? bestMatch(claims, prefix)?.name : name)
  }
  return pages
}
