import { useQuery } from 'shared/client'
import { fileKey } from '../../keys.ts'
import { readDeletion } from '../api.ts'

/** Loads the consequences of the deletion of a patient. Without an id no request is sent. */
export const useDeletion = (id: string | undefined) =>
  useQuery({
    queryKey: fileKey(id ?? '', 'deletion'),
    queryFn: ({ signal }) => readDeletion(id ?? '', signal),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
