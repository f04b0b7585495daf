import type { ComposeResult } from '../registry/compose.ts'
import { readLiveState } from '../liveState.ts'
import { liveChannelOf } from '../changeChannels.ts'
import type { Store } from '../store/Store.ts'

/** Returns messages for the operator about what is live now. */
export async function describeOutcome(
  name: string,
  { registry, problems }: ComposeResult,
  store: Store,
): Promise<string[]> {
  const channel = liveChannelOf(await readLiveState(store), name)?.channel
  if (!channel) return problems
  const { current, previous, canary, disabled } = channel
  return [
    `${name} ${current} ${disabled ? 'is closed for all users until it is enabled' : 'is live'}${previous ? `; a rollback returns to ${previous}` : ''}.`,
    ...(canary ? [`${name} ${canary.build} is shown to ${describeShare(canary)}.`] : []),
    `The registry of ${store.location} has serial ${registry.serial}.`,
    ...problems.map((problem) => `Unchanged: ${problem}`),
  ]
}

/** Describes the users of a canary, such as `5 % and to testers`. */
export const describeShare = ({ percent, groups = [] }: { percent: number; groups?: readonly string[] }): string =>
  [`${percent} %`, ...groups].join(' and to ')
