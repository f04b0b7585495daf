import { changeChannels } from '../changeChannels.ts'
import { disabledChannel, enabledChannel } from '../channel.ts'
import { stamp } from '../stamp.ts'
import type { Store } from '../store/Store.ts'
import { requireChannel } from './requireChannel.ts'
import { describeOutcome } from './describeOutcome.ts'
import type { ReleaseOptions } from './ReleaseOptions.ts'

/** The kill switch: shows a maintenance card instead of the area until it is enabled. */
export const disable = async (store: Store, name: string, { reason }: ReleaseOptions): Promise<string[]> =>
  describeOutcome(
    name,
    await changeChannels(store, { [name]: (channel) => disabledChannel(requireChannel(channel, name), stamp(reason)) }),
    store,
  )

export const enable = async (store: Store, name: string, { reason }: ReleaseOptions): Promise<string[]> =>
  describeOutcome(
    name,
    await changeChannels(store, { [name]: (channel) => enabledChannel(requireChannel(channel, name), stamp(reason)) }),
    store,
  )
