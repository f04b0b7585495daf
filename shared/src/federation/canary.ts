import type { RegisteredArea } from './federation.ts'

/** The number of buckets: one per 0.01 % of the visitors. */
export const bucketCount = 10_000

/** Returns the bucket of a text, from 0 to 9999: always the same for a text, and evenly distributed over texts. */
export function bucketOf(text: string): number {
  // The hash FNV-1a.
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // Mixes the bits, by the last step of MurmurHash3: otherwise similar identifiers would be in adjacent buckets.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % bucketCount
}

interface Visitor {
  /** The user's id, or the random number of a device without an account. */
  bucketKey: string
  /** The user's roles and the practice's offer. */
  groups: readonly string[]
}

/**
 * Returns the build for a visitor: the canary if the visitor is in one of its groups or in its percentage of visitors,
 * which always contains the same visitors; else the current build.
 */
export function buildFor({ current, canary, builds }: RegisteredArea, { bucketKey, groups }: Visitor): string {
  const canaryBuild = canary && builds[canary.build]
  if (!canaryBuild) return current
  const isInCanaryGroup = canary.groups?.some((group) => groups.includes(group)) ?? false
  const bucket = bucketOf(`${canaryBuild.descriptor.name}@${canary.build}:${bucketKey}`)
  return isInCanaryGroup || bucket < canary.percent * (bucketCount / 100) ? canary.build : current
}
