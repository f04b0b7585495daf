import type { Channel } from 'shared/federation'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { changeChannels } from '../changeChannels.ts'
import { publishedChannel, withCanary, withoutCanary } from '../channel.ts'
import type { Canary } from '../channel.ts'
import { stamp } from '../stamp.ts'
import type { Store } from '../store/Store.ts'
import { requireChannel } from './requireChannel.ts'
import { describeOutcome } from './describeOutcome.ts'
import type { ReleaseOptions } from './ReleaseOptions.ts'

interface CanaryOptions extends ReleaseOptions {
  promote?: boolean
  /** Ends the canary; also the default when neither `share` nor `promote` is set. */
  end?: boolean
}

/**
 * Starts a canary: shows a build to the given share of the users. Also changes the share of a canary, ends it, or
 * promotes it to all users.
 */
export async function canary(store: Store, name: string, options: CanaryOptions): Promise<string[]> {
  return describeOutcome(
    name,
    await changeChannels(store, {
      [name]: (currentChannel) => applyCanaryOptions(requireChannel(currentChannel, name), name, options),
    }),
    store,
  )
}

function applyCanaryOptions(channel: Channel, name: string, { build, share, reason, promote }: CanaryOptions): Channel {
  if (share) {
    const canaryBuild = build ?? requireCanary(channel, name).build
    if (canaryBuild === channel.current) throw new OperatorError(`${name} ${canaryBuild} is already live for everyone.`)
    return withCanary(channel, { build: canaryBuild, ...share }, stamp(reason))
  }
  const existingCanary = requireCanary(channel, name)
  return promote
    ? publishedChannel(channel, existingCanary.build, stamp(reason))
    : withoutCanary(channel, stamp(reason))
}

function requireCanary({ canary: existingCanary }: Channel, name: string): Canary {
  if (!existingCanary)
    throw new OperatorError(
      `${name} has no canary: name a stored build with --build, or publish these sources with --percent.`,
    )
  return existingCanary
}
