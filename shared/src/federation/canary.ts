import type { RegisteredArea } from './federation.ts'

/** Ten thousand buckets, since a percentage may have two decimals. */
export const buckets = 10_000

/** A bucket from 0 to 9999: stable for a text, and evenly distributed over texts. */
export function bucketOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // Mixes the bits: identifiers that differ by one character would otherwise be in neighbouring buckets.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % buckets
}

interface Visitor {
  /** The user's id, or the random number of a device without an account. */
  bucketKey: string
  /** Roles and offer. */
  groups: readonly string[]
}

/**
 * The build for a visitor: the canary for its percentage of visitors, who are always the same, and for its groups; else
 * the current one.
 */
export function buildFor({ current, canary, builds }: RegisteredArea, { bucketKey, groups }: Visitor): string {
  const tried = canary && builds[canary.build]
  if (!tried) return current
  const chosen = canary.groups?.some((group) => groups.includes(group)) ?? false
  const bucket = bucketOf(`${tried.descriptor.name}@${canary.build}:${bucketKey}`)
  return chosen || bucket < canary.percent * (buckets / 100) ? canary.build : current
}
