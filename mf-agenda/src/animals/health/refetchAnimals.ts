import { queryClient } from 'shared/client'
import { listKey } from 'shared/lists'

/** Refetches the list of animals, which shows how long each vaccine and appointment is valid. */
export const refetchAnimals = () => queryClient.invalidateQueries({ queryKey: listKey.animals })
