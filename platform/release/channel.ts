import type { Channel, ReleaseAct } from 'shared/federation'

/** Time, author and reason of a change of a channel. */
export type Stamp = Omit<ReleaseAct, 'act' | 'build'>
export type Canary = NonNullable<Channel['canary']>

const historyLength = 20

export const liveBuilds = ({ current, previous, canary }: Channel): string[] =>
  [current, previous, canary?.build].filter((build) => build !== undefined)

/** Makes a build the current one; the current one becomes the previous. */
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

/** Makes the previous build, or an older stored one, current again. */
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

/** The kill switch: removes the area's menu entry and code, and shows a maintenance card. */
export const disabledChannel = (channel: Channel, stamp: Stamp): Channel =>
  channel.disabled ? channel : recorded(channel, { ...channel, disabled: true }, { act: 'disable', ...stamp })

export function enabledChannel(channel: Channel, stamp: Stamp): Channel {
  const { disabled, ...rest } = channel
  return disabled ? recorded(channel, rest, { act: 'enable', ...stamp }) : channel
}

function recorded(before: Channel | undefined, next: Channel, act: ReleaseAct): Channel {
  const live = liveBuilds(next)
  const toRetire = before ? liveBuilds(before).filter((build) => !live.includes(build)) : []
  const kept = Object.entries(next.retired ?? {}).filter(([build]) => !live.includes(build))
  const { retired: _, history = [], ...rest } = next
  const retired = Object.fromEntries([...kept, ...toRetire.map((build) => [build, act.at] as const)])
  return {
    ...rest,
    ...(Object.keys(retired).length > 0 && { retired }),
    history: [act, ...history].slice(0, historyLength),
  }
}
