import type { RegisteredArea } from './federation.ts'

/** Ten thousand places: a percentage may have two decimals. */
export const buckets = 10_000

/** A place from 0 to 9999: the same text always has the same, and texts are spread evenly. */
export function bucketOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // Neighbouring identifiers differ by one letter: without this they would sit side by side.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % buckets
}

interface Visitor {
  /** Who is looking, or the place drawn for a device without an account. */
  bucketKey: string
  /** Roles and offer. */
  groups: readonly string[]
}

/** The build this visitor gets: the canary for its share of them and for its groups, always the same ones; else the current one. */
export function buildFor({ current, canary, builds }: RegisteredArea, { bucketKey, groups }: Visitor): string {
  const tried = canary && builds[canary.build]
  if (!tried) return current
  const chosen = canary.groups?.some((group) => groups.includes(group)) ?? false
  const place = bucketOf(`${tried.descriptor.name}@${canary.build}:${bucketKey}`)
  return chosen || place < canary.percent * (buckets / 100) ? canary.build : current
}
