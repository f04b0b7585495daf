import { useMemo } from 'react'
import { useAnimals, useClubs, useTherapists } from 'shared/lists'
import { createNamesLookup } from './sessionNames.ts'
import type { NamesOf } from './sessionNames.ts'

const noItems: never[] = []

/** Returns the lookup of a session's names, with a stable identity while the lists do not change. */
export function useSessionNames(): NamesOf {
  const { data: animals = noItems } = useAnimals()
  const { data: clubs = noItems } = useClubs()
  const { data: therapists = noItems } = useTherapists()
  return useMemo(() => createNamesLookup({ animals, clubs, therapists }), [animals, clubs, therapists])
}
