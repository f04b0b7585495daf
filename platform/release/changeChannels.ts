import type { Channel } from 'shared/federation'
import { isArea } from '../build/packages.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { liveBuilds } from './channel.ts'
import { composeFrom, requireLiveShell } from './registry/compose.ts'
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
 * Changes what is live, one release at a time: writes the channels, then the registry and the pages made from them, and
 * deletes builds that are no longer needed. Every command calls this function to change a channel; the embed has none.
 * Throws, without writing, when browsers could not run the result.
 */
export function changeChannels(
  store: Store,
  updates: Readonly<Record<string, UpdateChannel>>,
  retention: Retention = 'month',
): Promise<ComposeResult> {
  /** Names of the channels already written: a repetition after a write conflict does not write them again. */
  const writtenChannels = new Set<string>()
  return withReleaseLock(store, async (assertHeld) => {
    const stateBefore = await readLiveState(store)
    const newState = await applyUpdates(
      store,
      stateBefore,
      Object.fromEntries(Object.entries(updates).filter(([name]) => !writtenChannels.has(name))),
    )
    refuseNewProblems(stateBefore, newState)
    requireLiveShell(newState, store)
    const unusedFolders: string[] = []
    for (const name of Object.keys(updates)) {
      const live = liveChannelOf(newState, name)
      if (!live) continue
      const builds = await unusedBuilds(store, name, live.channel, retention, Date.now())
      unusedFolders.push(...builds.map((build) => `${buildsPath(name)}/${build}`))
      if (live.channel === liveChannelOf(stateBefore, name)?.channel) continue
      assertHeld()
      await store.write(
        channelPath(name),
        Buffer.from(`${JSON.stringify(withoutRetired(live.channel, builds), undefined, 2)}\n`),
        live.tag,
      )
      writtenChannels.add(name)
    }
    const composeResult = await composeFrom(store, newState, assertHeld)
    // Deletes unused builds last and under the lock, so that no other process can make a deleted build live.
    for (const folder of unusedFolders) {
      assertHeld()
      await store.removeFolder(folder)
    }
    return composeResult
  })
}

/** Returns the channel of the shell or of an area; undefined if it was never published. */
export const liveChannelOf = (state: LiveState, name: string) => (isArea(name) ? state.areas[name] : state.shell)

/** Returns the live state after the updates, without writing anything. */
async function applyUpdates(
  store: Store,
  stateBefore: LiveState,
  updates: Readonly<Record<string, UpdateChannel>>,
): Promise<LiveState> {
  let newState = stateBefore
  for (const [name, update] of Object.entries(updates)) {
    const current = liveChannelOf(stateBefore, name)
    if (!current && stateBefore.unreadable[name]) throw new OperatorError(stateBefore.unreadable[name])
    const channel = update(current?.channel)
    if (channel === current?.channel) continue
    const live = { channel, tag: current?.tag ?? noFileTag }
    if (isArea(name))
      newState = {
        ...newState,
        areas: {
          ...newState.areas,
          [name]: { ...live, builds: await readAreaManifests(store, name, liveBuilds(channel)) },
        },
      }
    else newState = { ...newState, shell: { ...live, builds: await readShellManifests(store, liveBuilds(channel)) } }
  }
  return newState
}

/** Throws when the release adds a problem; a problem that existed before does not block the release. */
export function refuseNewProblems(stateBefore: LiveState, newState: LiveState): void {
  const existingProblems = releaseProblems(stateBefore)
  const newProblems = releaseProblems(newState).filter((problem) => !existingProblems.includes(problem))
  if (newProblems.length > 0)
    throw new OperatorError(`The areas would be incompatible:\n${newProblems.map((line) => `- ${line}`).join('\n')}`)
}
