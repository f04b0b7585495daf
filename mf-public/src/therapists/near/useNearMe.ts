import { useState } from 'react'
import { useQuery } from 'shared/client'
import { useNavigate } from 'shared/router'
import type { Search } from '../api.ts'
import { searchPath } from 'shared/domain/publicPages/publicPaths'
import { isPermissionDenied, getPosition, positionQuery, storePosition } from './position.ts'

type RequestState = 'idle' | 'asking' | 'refused' | 'notFound'

/** State of « Autour de moi ». It asks the browser for the position only when the visitor presses the button. */
export function useNearMe(search: Search) {
  const navigate = useNavigate()
  const { data: position } = useQuery(positionQuery)
  const [requestState, setRequestState] = useState<RequestState>('idle')

  const ask = async () => {
    setRequestState('asking')
    try {
      storePosition(await getPosition())
      setRequestState('idle')
      // Removes the town from the search: otherwise the list would not be sorted by distance.
      if (search.location) void navigate(searchPath({ ...search, location: '' }))
    } catch (error) {
      setRequestState(isPermissionDenied(error) ? 'refused' : 'notFound')
    }
  }

  return {
    position,
    /** Whether the list is sorted by distance from the visitor; a town in the search has precedence. */
    isSorting: position !== null && search.location === '',
    /** State of the request for the position. */
    requestState,
    ask,
  }
}

export type NearMeState = ReturnType<typeof useNearMe>
