import type { Channel } from 'shared/federation'
import { OperatorError } from '../../postgres/OperatorError.ts'

/** Returns the channel; throws an OperatorError if nothing was published under this name. */
export function requireChannel(channel: Channel | undefined, name: string): Channel {
  if (!channel) throw new OperatorError(`${name} was never published in this store: see \`status\`.`)
  return channel
}
