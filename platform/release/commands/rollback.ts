import { OperatorError } from '../../postgres/OperatorError.ts'
import { changeChannels } from '../changeChannels.ts'
import { rolledBackChannel } from '../channel.ts'
import { stamp } from '../stamp.ts'
import type { Store } from '../store/Store.ts'
import { describeOutcome } from './describeOutcome.ts'
import { requireChannel } from './requireChannel.ts'
import type { ReleaseOptions } from './ReleaseOptions.ts'

/** Makes the previous build, or an older one, live again: writes channel, registry and pages, and builds nothing. */
export async function rollback(store: Store, name: string, { build, reason }: ReleaseOptions): Promise<string[]> {
  const composeResult = await changeChannels(store, {
    [name]: (currentChannel) => {
      const channel = requireChannel(currentChannel, name)
      if (!build && !channel.previous)
        throw new OperatorError(`${name} has no build before ${channel.current} to go back to.`)
      if (build === channel.current) throw new OperatorError(`${name} ${build} is already live.`)
      return rolledBackChannel(channel, stamp(reason), build)
    },
  })
  return describeOutcome(name, composeResult, store)
}
