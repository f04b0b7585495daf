import type { Channel } from 'shared/federation'
import { liveBuilds } from './channel.ts'
import { buildsPath } from './storePaths.ts'
import type { Store } from './store/Store.ts'

/**
 * Retention of unused builds: a month after they were live; in development, where every change
 * makes one, only the last few.
 */
export type Retention = 'month' | 'few'

export const monthMs = 30 * 24 * 3_600_000
const maxUnusedInDevelopment = 4

/** Builds of an area that no open page can still need. */
export async function unusedBuilds(
  store: Store,
  name: string,
  channel: Channel,
  retention: Retention,
  now: number,
): Promise<string[]> {
  const live = liveBuilds(channel)
  const unused = (await store.folders(buildsPath(name))).filter((build) => !live.includes(build))
  const buildsWithAge = await Promise.all(
    unused.map(async (build) => ({ build, ageMs: await unusedForMs(store, name, build, channel, now) })),
  )
  if (retention === 'month') return buildsWithAge.filter(({ ageMs }) => ageMs > monthMs).map(({ build }) => build)
  return buildsWithAge
    .toSorted((left, right) => left.ageMs - right.ageMs)
    .slice(maxUnusedInDevelopment)
    .map(({ build }) => build)
}

/** Milliseconds since the build was live; if it never was, since its last file was written. */
async function unusedForMs(
  store: Store,
  name: string,
  build: string,
  { retired }: Channel,
  now: number,
): Promise<number> {
  const since = retired?.[build]
  if (since) return now - Date.parse(since)
  return ageOfFilesMs(store, `${buildsPath(name)}/${build}`)
}

/** Milliseconds since the last file of the folder was written. */
export async function ageOfFilesMs(store: Store, folder: string): Promise<number> {
  const files = await store.list(folder)
  return Math.min(...files.map(({ ageMs }) => ageMs))
}

/** The channel without the dates of deleted builds. */
export function withoutRetired(channel: Channel, builds: readonly string[]): Channel {
  const { retired, ...rest } = channel
  const remaining = Object.entries(retired ?? {}).filter(([build]) => !builds.includes(build))
  return remaining.length > 0 ? { ...rest, retired: Object.fromEntries(remaining) } : rest
}
