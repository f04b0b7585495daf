import type { Channel, ReleaseAct } from 'shared/federation'

/** When, by whom and why. */
export type Stamp = Omit<ReleaseAct, 'act' | 'build'>
export type Canary = NonNullable<Channel['canary']>

const remembered = 20

export const liveBuilds = ({ current, previous, canary }: Channel): string[] =>
  [current, previous, canary?.build].filter((build) => build !== undefined)

/** Makes a build the current one; the one that was becomes the previous. */
export function published(channel: Channel | undefined, build: string, stamp: Stamp): Channel {
  if (!channel) return recorded(undefined, { current: build }, { act: 'publish', build, ...stamp })
  if (channel.current === build) return channel
  const { canary, ...rest } = channel
  const kept = canary && canary.build !== build ? { canary } : {}
  return recorded(
    channel,
    { ...rest, ...kept, current: build, previous: channel.current },
    { act: 'publish', build, ...stamp },
  )
}

/** Back to the build before, which stays a step away; or to an older one that is still kept. */
export function rolledBack(channel: Channel, stamp: Stamp, build = channel.previous): Channel {
  if (!build || build === channel.current) return channel
  const { canary, ...rest } = channel
  const kept = canary && canary.build !== build ? { canary } : {}
  return recorded(
    channel,
    { ...rest, ...kept, current: build, previous: channel.current },
    { act: 'rollback', build, ...stamp },
  )
}

export const withCanary = (channel: Channel, canary: Canary, stamp: Stamp): Channel =>
  recorded(channel, { ...channel, canary }, { act: 'canary', build: canary.build, ...stamp })

export function withoutCanary(channel: Channel, stamp: Stamp): Channel {
  const { canary, ...rest } = channel
  return canary ? recorded(channel, rest, { act: 'canary', ...stamp }) : channel
}

/** The kill switch: no menu, no code, a sentence in its place. */
export const closed = (channel: Channel, stamp: Stamp): Channel =>
  channel.disabled ? channel : recorded(channel, { ...channel, disabled: true }, { act: 'disable', ...stamp })

export function opened(channel: Channel, stamp: Stamp): Channel {
  const { disabled, ...rest } = channel
  return disabled ? recorded(channel, rest, { act: 'enable', ...stamp }) : channel
}

function recorded(former: Channel | undefined, next: Channel, act: ReleaseAct): Channel {
  const live = liveBuilds(next)
  const leaving = former ? liveBuilds(former).filter((build) => !live.includes(build)) : []
  const kept = Object.entries(next.retired ?? {}).filter(([build]) => !live.includes(build))
  const { retired: _, history = [], ...rest } = next
  const retired = Object.fromEntries([...kept, ...leaving.map((build) => [build, act.at] as const)])
  return {
    ...rest,
    ...(Object.keys(retired).length > 0 && { retired }),
    history: [act, ...history].slice(0, remembered),
  }
}
