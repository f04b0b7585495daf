import { messageFor, optimisticChanges, queryClient } from 'shared/client'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { listKey } from 'shared/lists'
import { toast } from 'shared/ui'
import { orderSessionTypes } from './api.ts'
import { orderFailed } from './messages.ts'
import { ordered } from './ordered.ts'

const idsOf = (types: readonly SessionType[]) => types.map(({ id }) => id)

/** Single queue for all moves: the last chosen order wins. */
const change = optimisticChanges<readonly string[]>()

const show = (ids: readonly string[]) =>
  queryClient.setQueryData<SessionType[]>(listKey.sessionTypes, (types) => types && ordered(types, ids))

/** Shows the order at once and sends it. When the server refuses, or does not respond, shows the one it has. */
export async function changeOrder(from: readonly SessionType[], to: readonly SessionType[]): Promise<void> {
  try {
    await change({
      id: 'order',
      from: idsOf(from),
      to: idsOf(to),
      show,
      send: async () => idsOf(await orderSessionTypes(idsOf(to))),
    })
  } catch (error) {
    toast(messageFor(error, orderFailed), 'error')
    // The change may have been saved although its response was lost.
    await queryClient.invalidateQueries({ queryKey: listKey.sessionTypes })
  }
}
