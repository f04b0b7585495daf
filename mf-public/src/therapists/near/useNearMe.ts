import { useState } from 'react'
import { useQuery } from 'shared/client'
import { useNavigate } from 'shared/router'
import type { Search } from '../api.ts'
import { searchPath } from 'shared/domain/publicPages/publicPaths'
import { isPermissionDenied, getPosition, positionQuery, storePosition } from './position.ts'

type LocationRequest = 'idle' | 'asking' | 'refused' | 'notFound'

/** State of « Autour de moi ». It asks the browser for the position only when the visitor presses the button. */
export function useNearMe(search: Search) {
  const navigate = useNavigate()
  const { data: position } = useQuery(positionQuery)
  const [asking, setAsking] = useState<LocationRequest>('idle')

  const ask = async () => {
    setAsking('asking')
    try {
      storePosition(await getPosition())
      setAsking('idle')
      // Removes the town from the search: otherwise the list would not be sorted by distance.
      if (search.location) void navigate(searchPath({ ...search, location: '' }))
    } catch (error) {
      setAsking(isPermissionDenied(error) ? 'refused' : 'notFound')
    }
  }

  return {
    position,
    /** Whether the list is sorted by distance from the visitor; a town in the search has precedence. */
    isSorting: position !== null && search.location === '',
    asking,
    ask,
  }
}

export type NearMeState = ReturnType<typeof useNearMe>
