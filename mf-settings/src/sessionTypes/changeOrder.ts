import { messageFor, optimisticChanges, queryClient } from 'shared/client'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { listKey } from 'shared/lists'
import { toast } from 'shared/ui'
import { orderSessionTypes } from './api.ts'
import { orderFailureMessages } from './messages.ts'
import { sortByIds } from './sortByIds.ts'

const idsOf = (types: readonly SessionType[]) => types.map(({ id }) => id)

/** One queue for all moves, so that the last chosen order wins. */
const submitChange = optimisticChanges<readonly string[]>()

const showOrder = (ids: readonly string[]) =>
  queryClient.setQueryData<SessionType[]>(listKey.sessionTypes, (types) => types && sortByIds(types, ids))

/** Shows the order at once and sends it. If that fails, reloads the server's order. */
export async function changeOrder(
  previousTypes: readonly SessionType[],
  sortedTypes: readonly SessionType[],
): Promise<void> {
  try {
    await submitChange({
      id: 'order',
      previousValue: idsOf(previousTypes),
      changedValue: idsOf(sortedTypes),
      show: showOrder,
      send: async () => idsOf(await orderSessionTypes(idsOf(sortedTypes))),
    })
  } catch (error) {
    toast(messageFor(error, orderFailureMessages), 'error')
    // The server may have saved the order although its response was lost.
    await queryClient.invalidateQueries({ queryKey: listKey.sessionTypes })
  }
}
