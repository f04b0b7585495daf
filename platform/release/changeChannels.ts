import type { Channel } from 'shared/federation'
import { isArea } from '../build/packages.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { liveBuilds } from './channel.ts'
import { composeFrom, liveShell } from './registry/compose.ts'
import type { ComposeResult } from './registry/compose.ts'
import { unusedBuilds, withoutRetired } from './retention.ts'
import type { Retention } from './retention.ts'
import { readLiveState, readAreaManifests, readShellManifests } from './liveState.ts'
import type { LiveState } from './liveState.ts'
import { channelPath, buildsPath } from './storePaths.ts'
import { releaseProblems } from './registry/releaseProblems.ts'
import { withReleaseLock } from './store/releaseLock.ts'
import { noFileTag } from './store/Store.ts'
import type { Store } from './store/Store.ts'

/** Returns the changed channel; returns the same object if nothing changes. */
type UpdateChannel = (channel: Channel | undefined) => Channel

/**
 * Makes builds live, and is the only way to do so: writes the channels, then the registry and pages
 * made from them, one release at a time.
 * Throws, with nothing written, when browsers could not run the result.
 */
export function changeChannels(
  store: Store,
  updates: Readonly<Record<string, UpdateChannel>>,
  retention: Retention = 'month',
): Promise<ComposeResult> {
  /** Names of the channels already written: a repetition after a write conflict does not write them again. */
  const writtenChannels = new Set<string>()
  return withReleaseLock(store, async (assertHeld) => {
    const before = await readLiveState(store)
    const after = await stateAfter(
      store,
      before,
      Object.fromEntries(Object.entries(updates).filter(([name]) => !writtenChannels.has(name))),
    )
    refuseNewProblems(before, after)
    liveShell(after, store)
    const unusedFolders: string[] = []
    for (const name of Object.keys(updates)) {
      const live = liveChannelOf(after, name)
      if (!live) continue
      const builds = await unusedBuilds(store, name, live.channel, retention, Date.now())
      unusedFolders.push(...builds.map((build) => `${buildsPath(name)}/${build}`))
      if (live.channel === liveChannelOf(before, name)?.channel) continue
      assertHeld()
      await store.write(
        channelPath(name),
        Buffer.from(`${JSON.stringify(withoutRetired(live.channel, builds), undefined, 2)}\n`),
        live.tag,
      )
      writtenChannels.add(name)
    }
    const composeResult = await composeFrom(store, after, assertHeld)
    // Deletes unused builds last and under the lock, so that no other process can make a deleted build live.
    for (const folder of unusedFolders) {
      assertHeld()
      await store.removeFolder(folder)
    }
    return composeResult
  })
}

export const liveChannelOf = (state: LiveState, name: string) => (isArea(name) ? state.areas[name] : state.shell)

/** Returns the live state after the updates, without writing anything. */
async function stateAfter(
  store: Store,
  before: LiveState,
  updates: Readonly<Record<string, UpdateChannel>>,
): Promise<LiveState> {
  let after = before
  for (const [name, update] of Object.entries(updates)) {
    const current = liveChannelOf(before, name)
    if (!current && before.unreadable[name]) throw new OperatorError(before.unreadable[name])
    const channel = update(current?.channel)
    if (channel === current?.channel) continue
    const live = { channel, tag: current?.tag ?? noFileTag }
    if (isArea(name))
      after = {
        ...after,
        areas: {
          ...after.areas,
          [name]: { ...live, builds: await readAreaManifests(store, name, liveBuilds(channel)) },
        },
      }
    else after = { ...after, shell: { ...live, builds: await readShellManifests(store, liveBuilds(channel)) } }
  }
  return after
}

/** Throws when the release adds a problem; a problem that existed before does not block the release. */
export function refuseNewProblems(before: LiveState, after: LiveState): void {
  const existing = releaseProblems(before)
  const newProblems = releaseProblems(after).filter((problem) => !existing.includes(problem))
  if (newProblems.length > 0)
    throw new OperatorError(`The areas would be incompatible:\n${newProblems.map((line) => `- ${line}`).join('\n')}`)
}
