import { useQuery } from 'shared/client'
import { animalPartKey } from '../../keys.ts'
import { readWellbeing } from './api.ts'

export const useWellbeing = (animalId: string) =>
  useQuery({
    queryKey: animalPartKey(animalId, 'wellbeing'),
    queryFn: ({ signal }) => readWellbeing(animalId, signal),
    staleTime: 0,
  })
