import { change } from '../change.ts'
import { closed, opened } from '../channel.ts'
import { stamp } from '../stamp.ts'
import type { Store } from '../store/Store.ts'
import { known } from './known.ts'
import { outcome } from './outcome.ts'
import type { Wishes } from './wishes.ts'

/** The kill switch: a maintenance card in the area's place, until it is enabled. */
export const disable = async (store: Store, name: string, { reason }: Wishes): Promise<string[]> =>
  outcome(name, await change(store, { [name]: (channel) => closed(known(channel, name), stamp(reason)) }), store)

export const enable = async (store: Store, name: string, { reason }: Wishes): Promise<string[]> =>
  outcome(name, await change(store, { [name]: (channel) => opened(known(channel, name), stamp(reason)) }), store)
