import { useMemo } from 'react'
import { useAnimals, useClubs, useTherapists } from 'shared/lists'
import { createNamesLookup } from './sessionNames.ts'
import type { NamesOf } from './sessionNames.ts'

const nothing: never[] = []

/** Returns the lookup of a session's names, with a stable identity while the lists do not change. */
export function useSessionNames(): NamesOf {
  const { data: animals = nothing } = useAnimals()
  const { data: clubs = nothing } = useClubs()
  const { data: therapists = nothing } = useTherapists()
  return useMemo(() => createNamesLookup({ animals, clubs, therapists }), [animals, clubs, therapists])
}
