import { useQuery } from 'shared/ui/data'
import { readWellbeing } from './api.ts'

export const useWellbeing = (animalId: string) =>
  useQuery({
    queryKey: ['animal', animalId, 'wellbeing'],
    queryFn: ({ signal }) => readWellbeing(animalId, signal),
    staleTime: 0,
  })
