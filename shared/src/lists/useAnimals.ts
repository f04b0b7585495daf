import { useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { listKey } from './keys.ts'

/** Queries the animals of the practice. */
export const useAnimals = () =>
  useQuery({ queryKey: listKey.animals, queryFn: ({ signal }) => call('GET /animals', { signal }) })
