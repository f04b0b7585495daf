import { useState } from 'react'
import { useQuery } from 'shared/client'
import { useNavigate } from 'shared/router'
import type { Search } from '../api.ts'
import { searchPath } from 'shared/domain/publicPages/publicPaths'
import { isRefusal, locate, positionQuery, rememberPosition } from './position.ts'

type Asking = 'idle' | 'asking' | 'refused' | 'notFound'

/** « Autour de moi »: the browser is asked for the visitor's position when they press it, never before. */
export function useNearMe(search: Search) {
  const navigate = useNavigate()
  const { data: position } = useQuery(positionQuery)
  const [asking, setAsking] = useState<Asking>('idle')

  const ask = async () => {
    setAsking('asking')
    try {
      rememberPosition(await locate())
      setAsking('idle')
      // A town that was searched for would say elsewhere.
      if (search.location) void navigate(searchPath({ ...search, location: '' }))
    } catch (error) {
      setAsking(isRefusal(error) ? 'refused' : 'notFound')
    }
  }

  return {
    position,
    /** Whether the closest come first: a town that is typed goes before. */
    isSorting: position !== null && search.location === '',
    asking,
    ask,
  }
}

export type NearMeState = ReturnType<typeof useNearMe>
