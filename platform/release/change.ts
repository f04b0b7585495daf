import type { Channel } from 'shared/federation'
import { isArea } from '../build/packages.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { liveBuilds } from './channel.ts'
import { composeFrom, liveShell } from './compose.ts'
import type { Composed } from './compose.ts'
import { outOfUse, without } from './keep.ts'
import type { Keep } from './keep.ts'
import { liveState, remotesIn, shellsIn } from './liveState.ts'
import type { LiveState } from './liveState.ts'
import { channelOf, placeOf } from './places.ts'
import { refusalsIn } from './refusals.ts'
import { exclusively } from './store/exclusively.ts'
import { absent } from './store/Store.ts'
import type { Store } from './store/Store.ts'

/** From the channel as it is to what it shall be; the same one when there is nothing to do. */
type Step = (channel: Channel | undefined) => Channel

/**
 * The one way anything goes live: channels first, then what is composed of them, one release at a time.
 * Refused, with nothing written, when it would bring about what browsers could not run.
 */
export function change(store: Store, steps: Readonly<Record<string, Step>>, keep: Keep = 'aMonth'): Promise<Composed> {
  /** Begun again after another one came between, a step is not made twice. */
  const made = new Set<string>()
  return exclusively(store, async (held) => {
    const before = await liveState(store)
    const after = await afterSteps(
      store,
      before,
      Object.fromEntries(Object.entries(steps).filter(([name]) => !made.has(name))),
    )
    refuseNew(before, after)
    liveShell(after, store)
    const idle: string[] = []
    for (const name of Object.keys(steps)) {
      const live = liveOf(after, name)
      if (!live) continue
      const builds = await outOfUse(store, name, live.channel, keep, Date.now())
      idle.push(...builds.map((build) => `${placeOf(name)}/${build}`))
      if (live.channel === liveOf(before, name)?.channel) continue
      held()
      await store.write(
        channelOf(name),
        Buffer.from(`${JSON.stringify(without(live.channel, builds), undefined, 2)}\n`),
        live.tag,
      )
      made.add(name)
    }
    const composed = await composeFrom(store, after, held)
    // Last, and only while nobody else can bring one of them back.
    for (const folder of idle) {
      held()
      await store.removeFolder(folder)
    }
    return composed
  })
}

export const liveOf = (state: LiveState, name: string) => (isArea(name) ? state.areas[name] : state.shell)

/** What would be live once the steps were made. */
async function afterSteps(store: Store, before: LiveState, steps: Readonly<Record<string, Step>>): Promise<LiveState> {
  let after = before
  for (const [name, step] of Object.entries(steps)) {
    const former = liveOf(before, name)
    if (!former && before.unreadable[name]) throw new OperatorError(before.unreadable[name])
    const channel = step(former?.channel)
    if (channel === former?.channel) continue
    const live = { channel, tag: former?.tag ?? absent }
    if (isArea(name))
      after = {
        ...after,
        areas: { ...after.areas, [name]: { ...live, builds: await remotesIn(store, name, liveBuilds(channel)) } },
      }
    else after = { ...after, shell: { ...live, builds: await shellsIn(store, liveBuilds(channel)) } }
  }
  return after
}

/** What was wrong before is not this release's fault, and does not stop it. */
export function refuseNew(before: LiveState, after: LiveState): void {
  const known = refusalsIn(before)
  const refusals = refusalsIn(after).filter((refusal) => !known.includes(refusal))
  if (refusals.length > 0)
    throw new OperatorError(`The areas would not fit together:\n${refusals.map((line) => `- ${line}`).join('\n')}`)
}
