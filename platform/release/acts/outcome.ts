import type { Composed } from '../compose.ts'
import { liveState } from '../liveState.ts'
import { liveOf } from '../change.ts'
import type { Store } from '../store/Store.ts'

/** What is so now, in a sentence each. */
export async function outcome(name: string, { registry, problems }: Composed, store: Store): Promise<string[]> {
  const channel = liveOf(await liveState(store), name)?.channel
  if (!channel) return problems
  const { current, previous, canary, disabled } = channel
  return [
    `${name} ${current} ${disabled ? 'is closed: nobody sees it until it is enabled' : 'is live'}${previous ? `, ${previous} is a rollback away` : ''}.`,
    ...(canary ? [`${name} ${canary.build} is shown to ${shareOf(canary)}.`] : []),
    `The registry of ${store.place} has serial ${registry.serial}.`,
    ...problems.map((problem) => `Left as it was before: ${problem}`),
  ]
}

export const shareOf = ({ percent, groups = [] }: { percent: number; groups?: readonly string[] }): string =>
  [`${percent} %`, ...groups].join(' and to ')
