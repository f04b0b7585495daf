import { useQuery } from 'shared/client'
import { useRights } from 'shared/session'
import { speciesKey } from '../keys.ts'
import { readSpecies } from './api.ts'

/** Reads the species; without data for a member who may read neither animals nor the agenda. */
export function useSpecies() {
  const { privileges } = useRights()
  return useQuery({
    queryKey: speciesKey,
    queryFn: ({ signal }) => readSpecies(signal),
    staleTime: Infinity,
    enabled: privileges.includes('ANIMALS') || privileges.includes('AGENDA'),
  })
}
