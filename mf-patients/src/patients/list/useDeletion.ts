import { useQuery } from 'shared/client'
import { fileKey } from '../../keys.ts'
import { readDeletion } from '../api.ts'

/** Queries what the deletion of a patient would cancel and keep; nothing without an id. */
export const useDeletion = (id: string | undefined) =>
  useQuery({
    queryKey: fileKey(id ?? '', 'deletion'),
    queryFn: ({ signal }) => readDeletion(id ?? '', signal),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
