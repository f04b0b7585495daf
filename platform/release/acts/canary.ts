import type { Channel } from 'shared/federation'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { change } from '../change.ts'
import { published, withCanary, withoutCanary } from '../channel.ts'
import type { Canary } from '../channel.ts'
import { stamp } from '../stamp.ts'
import type { Store } from '../store/Store.ts'
import { known } from './known.ts'
import { outcome } from './outcome.ts'
import type { Wishes } from './wishes.ts'

interface CanaryWishes extends Wishes {
  promote?: boolean
  /** What is left, when it is neither shared nor promoted. */
  end?: boolean
}

/** A build for some: begun or widened with a share, ended, or promoted to everyone. */
export async function canary(store: Store, name: string, wishes: CanaryWishes): Promise<string[]> {
  return outcome(name, await change(store, { [name]: (found) => asWished(known(found, name), name, wishes) }), store)
}

function asWished(channel: Channel, name: string, { build, share, reason, promote }: CanaryWishes): Channel {
  if (share) {
    const shown = build ?? canaryOf(channel, name).build
    if (shown === channel.current) throw new OperatorError(`${name} ${shown} is live for everyone already.`)
    return withCanary(channel, { build: shown, ...share }, stamp(reason))
  }
  const there = canaryOf(channel, name)
  return promote ? published(channel, there.build, stamp(reason)) : withoutCanary(channel, stamp(reason))
}

function canaryOf({ canary: there }: Channel, name: string): Canary {
  if (!there)
    throw new OperatorError(
      `${name} has no canary: name a build that is there with --build, or publish these sources with --percent.`,
    )
  return there
}
