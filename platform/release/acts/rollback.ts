import { OperatorError } from '../../postgres/OperatorError.ts'
import { change } from '../change.ts'
import { rolledBack } from '../channel.ts'
import { stamp } from '../stamp.ts'
import type { Store } from '../store/Store.ts'
import { outcome } from './outcome.ts'
import { known } from './known.ts'
import type { Wishes } from './wishes.ts'

/** Back to the build before, or to an older one: an edit of one file, no build. */
export async function rollback(store: Store, name: string, { build, reason }: Wishes): Promise<string[]> {
  const done = await change(store, {
    [name]: (found) => {
      const channel = known(found, name)
      if (!build && !channel.previous)
        throw new OperatorError(`${name} has no build before ${channel.current} to go back to.`)
      if (build === channel.current) throw new OperatorError(`${name} ${build} is what is live.`)
      return rolledBack(channel, stamp(reason), build)
    },
  })
  return outcome(name, done, store)
}
