import { useState } from 'react'
import { useQuery } from 'shared/client'
import { useNavigate } from 'shared/router'
import type { Search } from '../api.ts'
import { searchPath } from 'shared/domain/publicPages/publicPaths'
import { isRefusal, locate, positionQuery, rememberPosition } from './position.ts'

type LocationRequest = 'idle' | 'asking' | 'refused' | 'notFound'

/** State of « Autour de moi »: asks the browser for the position only when the visitor presses the button. */
export function useNearMe(search: Search) {
  const navigate = useNavigate()
  const { data: position } = useQuery(positionQuery)
  const [asking, setAsking] = useState<LocationRequest>('idle')

  const ask = async () => {
    setAsking('asking')
    try {
      rememberPosition(await locate())
      setAsking('idle')
      // Removes the town from the search, since it would contradict the position.
      if (search.location) void navigate(searchPath({ ...search, location: '' }))
    } catch (error) {
      setAsking(isRefusal(error) ? 'refused' : 'notFound')
    }
  }

  return {
    position,
    /** Whether the list is sorted by distance; a town in the search has precedence. */
    isSorting: position !== null && search.location === '',
    asking,
    ask,
  }
}

export type NearMeState = ReturnType<typeof useNearMe>
