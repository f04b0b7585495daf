import type { Channel, ReleaseAction } from 'shared/federation'

/** Time, author and reason of a channel change, recorded in its history. */
export type Stamp = Omit<ReleaseAction, 'act' | 'build'>
export type Canary = NonNullable<Channel['canary']>

const historyLength = 20

/** Returns the builds that browsers may load: the current, the previous and the canary build. */
export const liveBuilds = ({ current, previous, canary }: Channel): string[] =>
  [current, previous, canary?.build].filter((build) => build !== undefined)

/** Returns the channel with the build as current and the former current build as previous. */
export function publishedChannel(channel: Channel | undefined, build: string, stamp: Stamp): Channel {
  if (!channel) return withHistoryEntry(undefined, { current: build }, { act: 'publish', build, ...stamp })
  if (channel.current === build) return channel
  const { canary, ...rest } = channel
  const remainingCanary = canary && canary.build !== build ? { canary } : {}
  return withHistoryEntry(
    channel,
    { ...rest, ...remainingCanary, current: build, previous: channel.current },
    { act: 'publish', build, ...stamp },
  )
}

/** Returns the channel with its previous build, or the given older build, as current again. */
export function rolledBackChannel(channel: Channel, stamp: Stamp, build = channel.previous): Channel {
  if (!build || build === channel.current) return channel
  const { canary, ...rest } = channel
  const remainingCanary = canary && canary.build !== build ? { canary } : {}
  return withHistoryEntry(
    channel,
    { ...rest, ...remainingCanary, current: build, previous: channel.current },
    { act: 'rollback', build, ...stamp },
  )
}

export const withCanary = (channel: Channel, canary: Canary, stamp: Stamp): Channel =>
  withHistoryEntry(channel, { ...channel, canary }, { act: 'canary', build: canary.build, ...stamp })

export function withoutCanary(channel: Channel, stamp: Stamp): Channel {
  const { canary, ...rest } = channel
  return canary ? withHistoryEntry(channel, rest, { act: 'canary', ...stamp }) : channel
}

/**
 * Returns the channel with the kill switch on: the area has no menu entry and no code, and shows a maintenance card.
 */
export const disabledChannel = (channel: Channel, stamp: Stamp): Channel =>
  channel.disabled ? channel : withHistoryEntry(channel, { ...channel, disabled: true }, { act: 'disable', ...stamp })

export function enabledChannel(channel: Channel, stamp: Stamp): Channel {
  const { disabled, ...rest } = channel
  return disabled ? withHistoryEntry(channel, rest, { act: 'enable', ...stamp }) : channel
}

function withHistoryEntry(before: Channel | undefined, next: Channel, entry: ReleaseAction): Channel {
  const live = liveBuilds(next)
  const toRetire = before ? liveBuilds(before).filter((build) => !live.includes(build)) : []
  const stillRetired = Object.entries(next.retired ?? {}).filter(([build]) => !live.includes(build))
  const { retired: _, history = [], ...rest } = next
  const retired = Object.fromEntries([...stillRetired, ...toRetire.map((build) => [build, entry.at] as const)])
  return {
    ...rest,
    ...(Object.keys(retired).length > 0 && { retired }),
    history: [entry, ...history].slice(0, historyLength),
  }
}
