import type { Channel } from 'shared/federation'
import { liveBuilds } from './channel.ts'
import { buildsPath } from './storePaths.ts'
import type { Store } from './store/Store.ts'

/**
 * How long unused builds are stored: `month`, for a month after they were live; `few`, in development, where every
 * change makes a build, only the last few.
 */
export type Retention = 'month' | 'few'

export const monthMs = 30 * 24 * 3_600_000
const maxUnusedInDevelopment = 4

/** Returns the unused builds of an area or of the shell that may be deleted, by `retention`. */
export async function unusedBuilds(
  store: Store,
  name: string,
  channel: Channel,
  retention: Retention,
  nowMs: number,
): Promise<string[]> {
  const liveNames = liveBuilds(channel)
  const unusedNames = (await store.listFolders(buildsPath(name))).filter((build) => !liveNames.includes(build))
  const buildsWithAge = await Promise.all(
    unusedNames.map(async (build) => ({ build, ageMs: await measureUnusedMs(store, name, build, channel, nowMs) })),
  )
  if (retention === 'month') return buildsWithAge.filter(({ ageMs }) => ageMs > monthMs).map(({ build }) => build)
  return buildsWithAge
    .toSorted((left, right) => left.ageMs - right.ageMs)
    .slice(maxUnusedInDevelopment)
    .map(({ build }) => build)
}

/**
 * Returns the milliseconds since the build was live; for a build that was never live, since its last file was written.
 */
async function measureUnusedMs(
  store: Store,
  name: string,
  build: string,
  { retired }: Channel,
  nowMs: number,
): Promise<number> {
  const retiredAt = retired?.[build]
  if (retiredAt) return nowMs - Date.parse(retiredAt)
  return ageOfFilesMs(store, `${buildsPath(name)}/${build}`)
}

/** Returns the milliseconds since the last file of the folder was written. */
export async function ageOfFilesMs(store: Store, folder: string): Promise<number> {
  const files = await store.list(folder)
  return Math.min(...files.map(({ ageMs }) => ageMs))
}

/** Returns the channel without the retirement dates of deleted builds. */
export function withoutRetired(channel: Channel, builds: readonly string[]): Channel {
  const { retired, ...rest } = channel
  const remaining = Object.entries(retired ?? {}).filter(([build]) => !builds.includes(build))
  return remaining.length > 0 ? { ...rest, retired: Object.fromEntries(remaining) } : rest
}
