import { queryClient } from 'shared/client'
import { listKey } from 'shared/lists'

/** Refetches the animals: their list shows until when each line is valid. */
export const healthChanged = () => queryClient.invalidateQueries({ queryKey: listKey.animals })
