import type { Channel } from 'shared/federation'
import { liveBuilds } from './channel.ts'
import { placeOf } from './places.ts'
import type { Store } from './store/Store.ts'

/** A month after it stopped being live, or, where one develops, all but a few: a build at each change fills a disk. */
export type Keep = 'aMonth' | 'aFew'

export const month = 30 * 24 * 3_600_000
const few = 4

/** The builds of an area that nobody's page can still need. */
export async function outOfUse(
  store: Store,
  name: string,
  channel: Channel,
  keep: Keep,
  now: number,
): Promise<string[]> {
  const live = liveBuilds(channel)
  const idle = (await store.folders(placeOf(name))).filter((build) => !live.includes(build))
  const aged = await Promise.all(
    idle.map(async (build) => ({ build, age: await ageOf(store, name, build, channel, now) })),
  )
  if (keep === 'aMonth') return aged.filter(({ age }) => age > month).map(({ build }) => build)
  return aged
    .toSorted((left, right) => left.age - right.age)
    .slice(few)
    .map(({ build }) => build)
}

/** Since it stopped being live; one that never was, since its last file was written. */
async function ageOf(store: Store, name: string, build: string, { retired }: Channel, now: number): Promise<number> {
  const since = retired?.[build]
  if (since) return now - Date.parse(since)
  return ageOfFiles(store, `${placeOf(name)}/${build}`)
}

/** Since the last of them was written. */
export async function ageOfFiles(store: Store, folder: string): Promise<number> {
  const files = await store.list(folder)
  return Math.min(...files.map(({ age }) => age))
}

/** The channel without what it remembers of builds that go. */
export function without(channel: Channel, builds: readonly string[]): Channel {
  const { retired, ...rest } = channel
  const kept = Object.entries(retired ?? {}).filter(([build]) => !builds.includes(build))
  return kept.length > 0 ? { ...rest, retired: Object.fromEntries(kept) } : rest
}
